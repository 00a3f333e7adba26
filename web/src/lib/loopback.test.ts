import { expect, it } from 'vitest';
import { isLoopback } from './loopback';

it('knows the names of the computer itself', () => {
  // As browsers write them: new URL('http://127.1/').hostname is "127.0.0.1".
  for (const host of [
    'http://localhost:4020',
    'http://LOCALHOST.',
    'http://127.1',
    'http://127.8.9.10',
    'http://[0:0::1]',
  ]) {
    expect(isLoopback(new URL(host).hostname), host).toBe(true);
  }
  expect(isLoopback('gaffer.localhost')).toBe(true);
  for (const host of [
    '192.168.1.20',
    '10.0.0.127',
    'localhost.club.example',
    '127.club.example',
    '[fe80::1]',
    '[::2]',
  ]) {
    expect(isLoopback(host), host).toBe(false);
  }
});
