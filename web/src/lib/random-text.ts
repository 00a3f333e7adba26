// Texts that nobody else makes.

/** The secret of a seat: 128 bits, as the server takes them. */
export function randomSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Not crypto.randomUUID, which browsers give only to https and this computer. */
export function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}
