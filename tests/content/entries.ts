import type { PackData } from '@/lib/game/engine/pack';
import { isRecord } from './effects';

/**
 * Every named thing, effect and price of a pack with the path where it lies, found by walking the whole pack.
 */
interface Found {
  readonly path: string;
  readonly value: unknown;
}

export interface PackContents {
  readonly entries: readonly (Found & { readonly value: Readonly<Record<string, unknown>> })[];
  readonly effects: readonly Found[];
  readonly costs: readonly Found[];
}

const EFFECT_FIELDS = ['gain', 'bonus', 'end', 'effect', 'free', 'egg', 'upper', 'lower'];
const COST_FIELDS = ['cost', 'entry', 'surcharge', 'crossing', 'climbCost', 'reach', 'reachEither'];
const EFFECT_LISTS = ['spaces'];
const COST_LISTS = ['prices'];

export function contentsOf(pack: PackData): PackContents {
  const found = { entries: [], effects: [], costs: [] } as {
    entries: PackContents['entries'][number][];
    effects: Found[];
    costs: Found[];
  };

  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) value.forEach((x, i) => walk(x, `${path}[${nameOf(x, i)}]`));
    if (!isRecord(value)) return;
    if (path !== '' && value.id !== undefined) found.entries.push({ path, value });
    for (const [field, x] of Object.entries(value)) visit(field, x, path === '' ? field : `${path}.${field}`);
  };

  const visit = (field: string, x: unknown, path: string): void => {
    if (EFFECT_FIELDS.includes(field) && isRecord(x)) found.effects.push({ path, value: x });
    else if (EFFECT_LISTS.includes(field) && isListOfEffects(x))
      x.forEach((y) => found.effects.push({ path, value: y }));
    else if (COST_FIELDS.includes(field)) found.costs.push({ path, value: x });
    else if (COST_LISTS.includes(field) && Array.isArray(x))
      x.forEach((y) => found.costs.push({ path, value: y }));
    else walk(x, path);
  };

  walk(pack, '');
  return found;
}

const isListOfEffects = (x: unknown): x is unknown[] =>
  Array.isArray(x) && isRecord(x[0]) && x[0].kind !== undefined;
const nameOf = (x: unknown, index: number) =>
  isRecord(x) && typeof x.id === 'string' ? `${index} ${x.id}` : String(index);

/** The ids of a pack. */
export const idsOf = (pack: PackData): ReadonlySet<unknown> =>
  new Set(contentsOf(pack).entries.map(({ value }) => value.id));

/** A pack's components by name: all that is not its own id, version and name. */
export const componentsOf = (pack: PackData): [name: string, component: object][] =>
  Object.entries(pack).filter(
    (entry): entry is [string, object] => isRecord(entry[1]) || Array.isArray(entry[1]),
  );
