/**
 * A key that nobody has chosen: 256 random bits of this browser, which has never heard of the seed of a game.
 */
export function freshKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
