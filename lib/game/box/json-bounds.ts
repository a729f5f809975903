/** Size and depth limits, checked before other code reads a value from outside. */
import type { BoxProblem } from './problem';
import { boxProblem } from './problem';

const MAX_DEPTH = 14;
const MAX_NODES = 20_000;
/** Maximum size in JSON characters, by a fast estimate. */
export const MAX_BOX_SIZE = 100_000;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Why a JSON value is too large or too deep, or undefined. It takes a few milliseconds for any input. */
export function jsonProblem(input: unknown): BoxProblem | undefined {
  const open: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: input, path: [] }];
  let size = 0;
  for (let nodes = 0; ; nodes += 1) {
    const next = open.pop();
    if (!next) return undefined;
    const { value, path } = next;
    if (path.length > MAX_DEPTH) return boxProblem('too-deep', path.slice(0, MAX_DEPTH));
    if (typeof value === 'object' && value !== null) {
      if (!isPlain(value)) return boxProblem('not-json', path);
      const keys = Object.keys(value);
      size += keys.reduce((sum, key) => sum + key.length + 4, 2);
      if (nodes + open.length + keys.length > MAX_NODES || size > MAX_BOX_SIZE)
        return boxProblem('too-large', []);
      const bad = keys.find((key) => FORBIDDEN.has(key));
      if (bad !== undefined) return boxProblem('unknown-field', [...path, bad]);
      for (const key of keys)
        open.push({ value: (value as Readonly<Record<string, unknown>>)[key], path: [...path, key] });
    } else if (isScalar(value)) size += typeof value === 'string' ? value.length + 3 : 6;
    else return boxProblem('not-json', path);
    if (size > MAX_BOX_SIZE) return boxProblem('too-large', []);
  }
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Array.isArray(value);
}

function isScalar(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    ['string', 'boolean'].includes(typeof value) ||
    Number.isFinite(value)
  );
}
