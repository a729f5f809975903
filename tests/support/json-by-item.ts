/**
 * JSON for a file in git, with one line for each item: the members of the outermost list or object, and with
 * a larger `depth` also the members of these.
 */
export function jsonByItem(value: object, depth = 1): string {
  return `${byItem(value, depth)}\n`;
}

function byItem(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[\n${value.map((item) => byItem(item, depth - 1)).join(',\n')}\n]`;
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  const lines = members.map(([key, item]) => `${JSON.stringify(key)}:${byItem(item, depth - 1)}`);
  return `{\n${lines.join(',\n')}\n}`;
}
