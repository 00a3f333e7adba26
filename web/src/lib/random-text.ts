// Texts that nobody else makes.

/** Not crypto.randomUUID, which browsers give only to https and this computer. */
export function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}
