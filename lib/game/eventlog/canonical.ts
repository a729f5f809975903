/**
 * A unique text for each JSON value: sorted keys and no whitespace. Hashes and comparisons always use this
 * text.
 */

/** Serialises any value that `JSON.stringify` accepts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(itemText).join(',')}]`;
  if (typeof value === 'object' && value !== null) return objectText(value);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`no JSON for a ${typeof value}`);
  return text;
}

// Like JSON.stringify, which keeps the length of a list and writes null for undefined.
function itemText(item: unknown): string {
  return item === undefined ? 'null' : canonicalJson(item);
}

function objectText(value: object): string {
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  // Compares by code unit, because that order does not depend on language settings.
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}
