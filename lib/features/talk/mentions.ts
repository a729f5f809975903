const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The people that a text mentions: an @ and the full name, ignoring case and accents. If one name
 * begins another, the longest match counts.
 */
export function mentionsIn<P extends { readonly name: string }>(text: string, people: readonly P[]): P[] {
  const names = people
    .map((person) => ({ person, name: folded(person.name) }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  const found = new Set<P>();
  for (const part of folded(text).split('@').slice(1)) {
    const called = names.find(
      ({ name }) => part.startsWith(name) && !/^[\p{L}\p{N}_]/u.test(part.slice(name.length)),
    );
    if (called) found.add(called.person);
  }
  return people.filter((person) => found.has(person));
}
