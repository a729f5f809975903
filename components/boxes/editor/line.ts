/**
 * An effect as a line of symbols and signs, as printed on a tile, and its edits. "+" joins gains, "/" is a
 * choice between neighbours, and "or" a choice between everything left and right of it. A path leads into
 * the inner effect of a price or an ability.
 */
import type { EffectRule } from '@/lib/features/boxes/form';
import type { Effect } from '@/lib/game/engine/vocabulary';

const JOINS = ['+', '/', 'or'] as const;
type EffectJoin = (typeof JOINS)[number];

export interface EffectLine {
  readonly atoms: readonly Effect[];
  /** One fewer than `atoms`. */
  readonly joins: readonly EffectJoin[];
}
export type EffectPath = readonly number[];

export const EMPTY: Effect = { kind: 'both', of: [] };

export const isEmpty = (effect: Effect): boolean =>
  (effect.kind === 'both' || effect.kind === 'choose-one') && effect.of.length === 0;

/** The effect as a line. A combination that no line can show stays one symbol. */
export function effectLineOf(effect: Effect): EffectLine {
  if (effect.kind === 'both') return chain(effect.of, '+', sumLine);
  if (effect.kind !== 'choose-one') return alone(effect);
  const isWide = effect.of.some(({ kind }) => kind === 'both');
  return isWide ? chain(effect.of, 'or', effectLineOf) : chain(effect.of, '/', alone);
}

const alone = (effect: Effect): EffectLine => ({ atoms: [effect], joins: [] });

/** A part of a sum. */
function sumLine(effect: Effect): EffectLine {
  if (effect.kind === 'both') return chain(effect.of, '+', sumLine);
  const isPlain = effect.kind === 'choose-one' && effect.of.every(({ kind }) => kind !== 'both');
  return isPlain ? chain(effect.of, '/', alone) : alone(effect);
}

function chain(
  parts: readonly Effect[],
  join: EffectJoin,
  inner: (effect: Effect) => EffectLine,
): EffectLine {
  const lines = parts.map(inner).filter(({ atoms }) => atoms.length > 0);
  return {
    atoms: lines.flatMap(({ atoms }) => atoms),
    joins: lines.flatMap(({ joins }, i) => (i > 0 ? [join, ...joins] : joins)),
  };
}

/** The inverse of `effectLineOf`. */
export function effectOf({ atoms, joins }: EffectLine): Effect {
  return grouped(atoms, joins, ['or', '+', '/']);
}

function grouped(
  atoms: readonly Effect[],
  joins: readonly EffectJoin[],
  loosest: readonly EffectJoin[],
): Effect {
  const [first] = atoms;
  const [join, ...tighter] = loosest;
  if (!first || !join) return first ?? EMPTY;
  const starts = [0, ...joins.flatMap((sign, i) => (sign === join ? [i + 1] : []))];
  const parts = starts.map((from, i) => {
    const to = starts[i + 1] ?? atoms.length;
    return grouped(atoms.slice(from, to), joins.slice(from, to - 1), tighter);
  });
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  return { kind: join === '+' ? 'both' : 'choose-one', of: parts };
}

/** The inner effect, if there is one. */
export const innerOf = (effect: Effect): Effect | undefined =>
  effect.kind === 'pay' || effect.kind === 'ability' ? effect.gain : undefined;

/** The effect with another inner effect. */
export const around = (effect: Effect, gain: Effect): Effect =>
  effect.kind === 'pay' || effect.kind === 'ability' ? { ...effect, gain } : effect;

/** The rule of the line at a path. */
export const ruleAt = (rule: EffectRule, path: EffectPath): EffectRule =>
  path.length === 0 ? rule : (rule.inner ?? rule);

/** The line at a path. */
export function lineAt(effect: Effect, path: EffectPath): EffectLine {
  const line = effectLineOf(effect);
  const [first, ...rest] = path;
  const atom = first === undefined ? undefined : line.atoms[first];
  const inner = atom && innerOf(atom);
  return inner ? lineAt(inner, rest) : line;
}

/** The effect with the line at a path changed. */
function withLine(effect: Effect, path: EffectPath, change: (line: EffectLine) => EffectLine): Effect {
  const line = effectLineOf(effect);
  const [first, ...rest] = path;
  if (first === undefined) return effectOf(change(line));
  const atoms = line.atoms.map((atom, i) => {
    const inner = i === first ? innerOf(atom) : undefined;
    return inner ? around(atom, withLine(inner, rest, change)) : atom;
  });
  return effectOf({ ...line, atoms });
}

/** Whether two effects differ at most in their count. */
export const isAlike = (a: Effect, b: Effect): boolean =>
  'n' in a && 'n' in b && JSON.stringify({ ...a, n: 0 }) === JSON.stringify({ ...b, n: 0 });

/** Adds a symbol at the end of the line. */
export const addAtom = (effect: Effect, path: EffectPath, added: Effect): Effect =>
  withLine(effect, path, ({ atoms, joins }) => ({
    atoms: [...atoms, added],
    joins: atoms.length > 0 ? [...joins, '+'] : [],
  }));

/** Removes a symbol and the sign before it. */
export const removeAtom = (effect: Effect, path: EffectPath, at: number): Effect =>
  withLine(effect, path, ({ atoms, joins }) => ({
    atoms: atoms.filter((_, i) => i !== at),
    joins: joins.filter((_, i) => i !== Math.max(0, at - 1)),
  }));

export const setAtom = (effect: Effect, path: EffectPath, at: number, atom: Effect): Effect =>
  withLine(effect, path, ({ atoms, joins }) => ({
    atoms: atoms.map((before, i) => (i === at ? atom : before)),
    joins,
  }));

/** Cycles the sign between two symbols. "or" differs from "/" only in lines of more than two symbols. */
export const turnJoin = (effect: Effect, path: EffectPath, at: number): Effect =>
  withLine(effect, path, ({ atoms, joins }) => {
    const signs = atoms.length > 2 ? JOINS : JOINS.slice(0, 2);
    const turned = (join: EffectJoin) => signs[(signs.indexOf(join) + 1) % signs.length] ?? '+';
    return { atoms, joins: joins.map((join, i) => (i === at ? turned(join) : join)) };
  });

/** Whether an effect is incomplete. */
export function hasGap(effect: Effect): boolean {
  if (isEmpty(effect)) return true;
  if (effect.kind === 'both' || effect.kind === 'choose-one') return effect.of.some(hasGap);
  const inner = innerOf(effect);
  return inner !== undefined && hasGap(inner);
}

/** Initial path for taps on a reward: into its inner effect, if there is one. */
export function pathInto(effect: Effect): EffectPath {
  const { atoms } = effectLineOf(effect);
  const [only] = atoms;
  return atoms.length === 1 && only && innerOf(only) ? [0] : [];
}
