/** Edits to an effect. A path leads from the outer effect into inner ones. */
import type { Effect } from '@/lib/game/engine/vocabulary';
import { effectOf, isEmpty, effectLineOf, nextJoin, type EffectLine } from './line';

export type EffectPath = readonly number[];

/** Maximum count of a symbol. */
export function mostOf({ kind }: Effect): number {
  if (kind === 'points') return 20;
  if (kind === 'gold' || kind === 'stone' || kind === 'points-per' || kind === 'special-or-points') return 9;
  if (kind === 'spend-for-points') return 20;
  return kind === 'technology' || kind === 'university' ? 8 : 5;
}

/** The effect with its count set to `n`, clamped to its bounds. */
export const withCount = (effect: Effect, n: number): Effect =>
  'n' in effect ? ({ ...effect, n: Math.min(mostOf(effect), Math.max(1, n)) } as Effect) : effect;

/** The inner effect, if there is one. */
export const innerOf = (effect: Effect): Effect | undefined =>
  effect.kind === 'pay' || effect.kind === 'ability' ? effect.gain : undefined;

/** The line at a path. */
export function lineAt(effect: Effect, path: EffectPath): EffectLine {
  const line = effectLineOf(effect);
  const [first, ...rest] = path;
  if (first === undefined) return line;
  const atom = line.atoms[first];
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
    return inner ? ({ ...atom, gain: withLine(inner, rest, change) } as Effect) : atom;
  });
  return effectOf({ ...line, atoms });
}

interface Put {
  readonly effect: Effect;
  /** Index of the added or incremented symbol. */
  readonly atom: number;
}

/** Adds a symbol, or increments an existing one. */
export function addSymbol(effect: Effect, path: EffectPath, item: Effect): Put {
  const { atoms } = lineAt(effect, path);
  const same = 'n' in item ? atoms.findIndex((atom) => isAlike(atom, item)) : -1;
  if (same >= 0) return { effect: stepAtom(effect, path, same, 1), atom: same };
  const added = withLine(effect, path, ({ atoms: before, joins }) => ({
    atoms: [...before, item],
    joins: before.length > 0 ? [...joins, '+'] : [],
  }));
  return { effect: added, atom: atoms.length };
}

/** Whether two effects differ at most in their count. */
export const isAlike = (a: Effect, b: Effect): boolean =>
  'n' in a && 'n' in b && JSON.stringify({ ...a, n: 0 }) === JSON.stringify({ ...b, n: 0 });

/** Removes a symbol and the sign before it. */
export function removeAtom(effect: Effect, path: EffectPath, at: number): Effect {
  return withLine(effect, path, ({ atoms, joins }) => ({
    atoms: atoms.filter((_, i) => i !== at),
    joins: joins.filter((_, i) => i !== Math.max(0, at - 1)),
  }));
}

/** Increments or decrements the count of a symbol. */
export function stepAtom(effect: Effect, path: EffectPath, at: number, by: number): Effect {
  const atom = lineAt(effect, path).atoms[at];
  return atom && 'n' in atom ? setAtom(effect, path, at, withCount(atom, atom.n + by)) : effect;
}

export function setAtom(effect: Effect, path: EffectPath, at: number, atom: Effect): Effect {
  return withLine(effect, path, ({ atoms, joins }) => ({
    atoms: atoms.map((before, i) => (i === at ? atom : before)),
    joins,
  }));
}

/** Cycles the sign between two symbols. */
export function turnJoin(effect: Effect, path: EffectPath, at: number): Effect {
  return withLine(effect, path, (line) => ({
    ...line,
    joins: line.joins.map((join, i) => (i === at ? nextJoin(line, at) : join)),
  }));
}

/** Whether an effect is incomplete. */
export function hasGap(effect: Effect): boolean {
  if (isEmpty(effect)) return true;
  if (effect.kind === 'both' || effect.kind === 'choose-one') return effect.of.some(hasGap);
  const inner = innerOf(effect);
  return inner ? hasGap(inner) : false;
}

/** Initial path for taps on a reward: into its inner effect, if there is one. */
export function pathInto(effect: Effect): EffectPath {
  const { atoms } = effectLineOf(effect);
  const [only] = atoms;
  return atoms.length === 1 && only && innerOf(only) ? [0] : [];
}
