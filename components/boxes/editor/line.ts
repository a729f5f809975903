/**
 * An effect as a line of symbols and signs, as printed on a tile. "+" joins gains, "/" is a choice between
 * neighbours, and "or" a choice between everything left and right of it.
 */
import type { Effect } from '@/lib/game/engine/vocabulary';

const JOINS = ['+', '/', 'or'] as const;
export type EffectJoin = (typeof JOINS)[number];

export interface EffectLine {
  readonly atoms: readonly Effect[];
  /** One fewer than `atoms`. */
  readonly joins: readonly EffectJoin[];
}

export const EMPTY: Effect = { kind: 'both', of: [] };

export const isEmpty = (effect: Effect): boolean =>
  (effect.kind === 'both' || effect.kind === 'choose-one') && effect.of.length === 0;

/** The effect as a line. A combination that no line can show stays one symbol. */
export function effectLineOf(effect: Effect): EffectLine {
  if (effect.kind === 'both') return chain(effect.of, '+', sumLine);
  if (effect.kind !== 'choose-one') return { atoms: [effect], joins: [] };
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

/** The inverse of `lineOf`. */
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

/** The next sign after a tap. "or" differs from "/" only in lines of more than two symbols. */
export function nextJoin({ atoms, joins }: EffectLine, at: number): EffectJoin {
  const most = atoms.length > 2 ? JOINS.length : 2;
  return JOINS[(JOINS.indexOf(joins[at] ?? '+') + 1) % most] ?? '+';
}
