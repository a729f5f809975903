/** A random UUID, version 4. `randomUUID` is missing on pages without HTTPS. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  // The template contains the version; the variant is 8 to b.
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replaceAll(/[xy]/g, (digit, at: number) => {
    const n = (random[at] ?? 0) & 15;
    return (digit === 'x' ? n : (n & 3) | 8).toString(16);
  });
}
