// SHA-256 and HMAC-SHA-256; browsers have their own only for https and this computer, and a match in a house goes by http.

/** The square roots and cube roots of primes, as the standard has them: their first 32 bits behind the point. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const primes = (() => {
  const found: number[] = [];
  for (let number = 2; found.length < 64; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
})();
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const constants = primes.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The hash of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = Int32Array.from(start);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let index = 0; index < 16; index++) words[index] = view.getInt32(block + 4 * index);
    mix(state, words);
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => hash.setInt32(4 * index, word));
  return new Uint8Array(hash.buffer);
}

function mix(state: Int32Array, words: Int32Array): void {
  const at = (index: number) => words[index] ?? 0;
  for (let index = 16; index < 64; index++) {
    const [early, late] = [at(index - 15), at(index - 2)];
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = at(index - 16) + s0 + at(index - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (constants[index] ?? 0) + at(index)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] ?? 0) + word));
}

/** The keyed hash of some bytes. */
export function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined([block.map((byte) => byte ^ 0x36), bytes]));
  return sha256(joined([block.map((byte) => byte ^ 0x5c), inner]));
}

/** Bytes one after another. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
