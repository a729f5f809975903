/** A random key of 256 bits, generated in this browser, which never knows the seed of a game. */
export function freshKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
