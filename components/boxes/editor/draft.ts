/** The edited values of one component, read and written part by part. */
import type { ComponentValue } from '@/lib/features/boxes/box';
import type { FormPart } from '@/lib/features/boxes/form';
import { FIELDS, type Component } from '@/lib/game/box/components';
import type { Cost, Effect } from '@/lib/game/engine/vocabulary';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { EMPTY, hasGap, isEmpty } from './line';

/** All editable values of a component. Box values override the standard. */
export function draftOf({ kind, entry }: Component, differing: ComponentValue = {}): ComponentValue {
  const fields: readonly string[] = FIELDS[kind];
  const values: ComponentValue = { ...entry };
  return Object.fromEntries(
    fields.flatMap((field) => {
      // A null means that the printed component lacks the part.
      const value = field in differing ? differing[field] : values[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** The draft's fields that differ from the standard. */
export function differencesOf(component: Component, draft: ComponentValue): ComponentValue {
  const standard = draftOf(component);
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => !isEqualValue(value, standard[field])),
  );
}

/** Compares values; the order of keys is ignored. */
export const isEqualValue = (a: unknown, b: unknown): boolean =>
  // A member, because a value may be missing.
  canonicalJson({ value: a }) === canonicalJson({ value: b });

/** The component with the draft's values, for drawing. */
export function withDraft(component: Component, draft: ComponentValue): Component {
  return { ...component, entry: { ...component.entry, ...draft } } as Component;
}

/** The parts that the values have: some components lack a reward, and tracks have more or fewer bonuses. */
export function partsIn(form: readonly FormPart[], draft: ComponentValue): readonly FormPart[] {
  return form.filter(({ type, path }) => {
    const value = valueAt(draft, path);
    return value !== undefined && (value !== null || type === 'choice');
  });
}

export function readPart(draft: ComponentValue, part: FormPart): unknown {
  const { path, place } = part;
  const value = valueAt(draft, path);
  if (!place) return value;
  if (part.type === 'corner') return listOf(value).includes(place.corner);
  const item = listOf(value).find((each) => isAt(each, place));
  return part.type === 'effect' ? (valueAt(item, [part.member]) ?? EMPTY) : undefined;
}

/** A draft with one part changed. */
export function writePart(draft: ComponentValue, part: FormPart, value: unknown): ComponentValue {
  const { path, place } = part;
  const [head = '', ...rest] = path;
  const write = (next: unknown) => ({ ...draft, [head]: writeAt(draft[head], rest, next) });
  if (!place) return write(value);
  const list = listOf(valueAt(draft, path));
  if (part.type === 'corner') {
    const others = list.filter((corner) => corner !== place.corner);
    return write(
      value === true ? [...others, place.corner].toSorted((a, b) => Number(a) - Number(b)) : others,
    );
  }
  const others = list.filter((each) => !isAt(each, place));
  const isGone = part.type !== 'effect' || isEmpty(effectIn(value));
  const all = isGone ? others : [...others, { ...place, [part.member]: value }];
  const orderOf = (item: unknown) =>
    Object.keys(place).reduce((at, name) => at * 10 + Number(valueAt(item, [name])), 0);
  return write(all.toSorted((a, b) => orderOf(a) - orderOf(b)));
}

const valueAt = (node: unknown, path: FormPart['path']): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at ? Reflect.get(at, key) : undefined), node);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isAt = (item: unknown, place: Readonly<Record<string, number>>): boolean =>
  Object.entries(place).every(([name, n]) => valueAt(item, [name]) === n);

function writeAt(node: unknown, [key, ...rest]: FormPart['path'], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node)) return node.map((part, i) => (i === key ? writeAt(part, rest, value) : part));
  return { ...Object(node), [key]: writeAt(valueAt(node, [key]), rest, value) };
}

const isEffect = (value: unknown): value is Effect =>
  typeof value === 'object' && value !== null && 'kind' in value;
const isCost = (value: unknown): value is Cost => typeof value === 'object' && value !== null;

/** The value of a part as an effect, or as a price. */
export const effectIn = (value: unknown): Effect => (isEffect(value) ? value : EMPTY);
export const costIn = (value: unknown): Cost => (isCost(value) ? value : {});

/** Parts that still lack a value. The draft cannot be saved until they have one. */
export function gapsIn(form: readonly FormPart[], draft: ComponentValue): readonly FormPart[] {
  return partsIn(form, draft).filter((part) => {
    const value = readPart(draft, part);
    if (part.type === 'name') return String(value).trim() === '';
    const isBare = part.place !== null && isEmpty(effectIn(value));
    return part.type === 'effect' && !isBare && hasGap(effectIn(value));
  });
}
