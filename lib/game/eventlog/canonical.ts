/**
 * One text per JSON value: keys sorted, nothing but the value itself. Hashes and comparisons always use this
 * text.
 */

/** Any value that `JSON.stringify` can write. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(itemText).join(',')}]`;
  if (typeof value === 'object' && value !== null) return objectText(value);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`no JSON for a ${typeof value}`);
  return text;
}

// As JSON.stringify does: a list keeps its length, so what has no JSON becomes null.
function itemText(item: unknown): string {
  return item === undefined ? 'null' : canonicalJson(item);
}

function objectText(value: object): string {
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  // By code unit: the same order everywhere, whatever the language settings.
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}
