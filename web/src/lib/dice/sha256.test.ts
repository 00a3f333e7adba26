import { expect, test } from 'vitest';
import { hmac, sha256 } from './sha256';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const ascii = (text: string) => new TextEncoder().encode(text);

test('the published hashes', () => {
  expect(hex(sha256(ascii('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256(ascii('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hex(sha256(ascii('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  // RFC 4231, test cases 1, 2 and 6.
  expect(hex(hmac(new Uint8Array(20).fill(0x0b), ascii('Hi There')))).toBe(
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  );
  expect(hex(hmac(ascii('Jefe'), ascii('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
  const long = ascii('Test Using Larger Than Block-Size Key - Hash Key First');
  expect(hex(hmac(new Uint8Array(131).fill(0xaa), long))).toBe(
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  );
});

test('texts of every length around a block are hashed as the browser itself does it', async () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 255);
    expect(hex(sha256(bytes))).toBe(hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
    if (length === 0) continue;
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    expect(hex(hmac(bytes, bytes))).toBe(hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes))));
  }
});
