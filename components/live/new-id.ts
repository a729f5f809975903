/** A random id (UUID, version 4), also where a page is not served by https and has no `randomUUID`. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  // The version is in the template; the variant is 8 to b.
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replaceAll(/[xy]/g, (digit, at: number) => {
    const n = (random[at] ?? 0) & 15;
    return (digit === 'x' ? n : (n & 3) | 8).toString(16);
  });
}
