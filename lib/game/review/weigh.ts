/** Compares the lines of one decision in the same redraws of unknown tiles. */
import { bestLines } from '@/lib/game/bots/master/search';
import { thoughtOf } from '@/lib/game/bots/steps';
import type { Command } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { Pack } from '@/lib/game/engine/pack-index';
import { determinize, type Sandbox } from '@/lib/game/sandbox/determinize';
import { isUnsure } from './bounds';
import type { TurnDecision } from './decisions';
import { playOut, type PlayOutOutcome } from './play-out';
import type { Effort } from './quality';
import { reviewerOutlook } from './reviewer';

/** A line and its outcome in each redraw. */
export interface WeighedLine {
  readonly plan: readonly Command[];
  readonly outcomes: readonly PlayOutOutcome[];
}

export interface Comparison {
  readonly played: WeighedLine;
  /** The best line found, or the played one if none is better. */
  readonly best: WeighedLine;
  /** The played line's loss in points of the expected margin, at least 0, and its standard error. */
  readonly loss: number;
  readonly error: number;
  /** The key of the first redraw. */
  readonly key: string;
}

/** After a reveal, the rest of a turn gets only this share of the search budget. */
const LATER_SHARE = 0.4;

/** The key of the i-th redraw of a position. */
export const redrawKey = (seed: string, at: number, i: number): string => sha256Hex(`${seed}/${at}/${i}`);

/** Compares the played line with the best one found. Undefined if it cannot be simulated. */
export function compareDecision(
  pack: Pack,
  decision: TurnDecision,
  effort: Effort,
  seed: string,
): Comparison | undefined {
  const { seat } = decision;
  const redraws = [...redrawsOf(pack, decision, effort, seed)];
  const trial = (plan: readonly Command[], from: number, to: number) =>
    outcomesIn(redraws.slice(from, to), (start) => playOut(pack, start, seat, plan, effort));
  const played = trial(decision.commands, 0, effort.redraws);
  if (!played) return undefined;
  const ofPlayed = { plan: decision.commands, outcomes: played };
  const longer = ({ plan, outcomes }: WeighedLine, to: number): WeighedLine | undefined => {
    const more = trial(plan, outcomes.length, to);
    return more && { plan, outcomes: [...outcomes, ...more] };
  };
  const first = candidates(pack, decision, effort).flatMap((plan): WeighedLine[] => {
    const outcomes = trial(plan, 0, effort.firstRedraws);
    return outcomes ? [{ plan, outcomes }] : [];
  });
  const others = [...first]
    .sort((a, b) => valueFor(seat, b) - valueFor(seat, a))
    .slice(0, effort.kept)
    .flatMap((line) => longer(line, effort.redraws) ?? []);
  const best = bestOf(seat, [ofPlayed, ...others]);
  const found = { played: ofPlayed, best, ...lossOf(seat, ofPlayed, best) };
  const surely = recheckComparison(seat, found, (line) => {
    for (let i = redraws.length; i < effort.unsureRedraws; i += 1)
      redraws.push(redrawAt(pack, decision, seed, i));
    return longer(line, effort.unsureRedraws);
  });
  return { ...surely, key: redrawKey(seed, decision.at, 0) };
}

type ComparisonPart = Omit<Comparison, 'key'>;

/**
 * Repeats the comparison with more redraws if the mark depends on them. It drops lines that were better
 * only by chance.
 */
export function recheckComparison(
  seat: number,
  found: ComparisonPart,
  longer: (line: WeighedLine) => WeighedLine | undefined,
): ComparisonPart {
  if (!isUnsure(found.loss, found.error)) return found;
  const [played, best] = [longer(found.played), longer(found.best)];
  if (!played || !best) return found;
  if (valueFor(seat, best) <= valueFor(seat, played)) return { played, best: played, loss: 0, error: 0 };
  return { played, best, ...lossOf(seat, played, best) };
}

/** The redraws that all lines of a decision share. */
export function redrawsOf(
  pack: Pack,
  decision: Pick<TurnDecision, 'known' | 'at'>,
  { redraws }: Pick<Effort, 'redraws'>,
  seed: string,
): readonly Sandbox[] {
  return Array.from({ length: redraws }, (_, i) => redrawAt(pack, decision, seed, i));
}

function redrawAt(
  pack: Pack,
  { known, at }: Pick<TurnDecision, 'known' | 'at'>,
  seed: string,
  i: number,
): Sandbox {
  return determinize(pack, known, redrawKey(seed, at, i));
}

/** Lines to compare, at least one per action tile, without the played one. */
function candidates(
  pack: Pack,
  { known, seat, commands }: TurnDecision,
  effort: Effort,
): readonly (readonly Command[])[] {
  const { state } = known.view;
  const nodes = effort.nodes * (state.turn.tile ? LATER_SHARE : 1);
  const own = JSON.stringify(commands);
  return bestLines(reviewerOutlook(pack, state, seat), thoughtOf(known.view), { nodes }, effort.perTile)
    .map(({ plan }) => plan)
    .filter((plan) => plan.length > 0 && JSON.stringify(plan) !== own);
}

/** The outcome of a line in each redraw; undefined if it cannot be played in one of them. */
export function outcomesIn(
  redraws: readonly Sandbox[],
  play: (start: Sandbox) => PlayOutOutcome | undefined,
): readonly PlayOutOutcome[] | undefined {
  const outcomes: PlayOutOutcome[] = [];
  for (const start of redraws) {
    const outcome = play(start);
    if (!outcome) return undefined;
    outcomes.push(outcome);
  }
  return outcomes;
}

const marginOf = (seat: number, { margins }: PlayOutOutcome): number => margins[seat] ?? 0;

/** The expected margin of a seat after a line. */
function valueFor(seat: number, { outcomes }: WeighedLine): number {
  return meanOf(outcomes.map((outcome) => marginOf(seat, outcome)));
}

function bestOf(seat: number, lines: readonly [WeighedLine, ...WeighedLine[]]): WeighedLine {
  return lines.reduce((best, line) => (valueFor(seat, line) > valueFor(seat, best) ? line : best));
}

/** The loss of the played line against the best one, with its standard error. */
export function lossOf(
  seat: number,
  played: WeighedLine,
  best: WeighedLine,
): Pick<Comparison, 'loss' | 'error'> {
  const differences = best.outcomes.map((outcome, i) => {
    const other = played.outcomes[i];
    return other ? marginOf(seat, outcome) - marginOf(seat, other) : 0;
  });
  return { loss: meanOf(differences), error: deviationOf(differences) / Math.sqrt(differences.length) };
}

export function meanOf(list: readonly number[]): number {
  return list.length > 0 ? list.reduce((sum, x) => sum + x, 0) / list.length : 0;
}

/** The standard deviation of a sample. */
export function deviationOf(list: readonly number[]): number {
  if (list.length < 2) return 0;
  const mean = meanOf(list);
  return Math.sqrt(list.reduce((sum, x) => sum + (x - mean) * (x - mean), 0) / (list.length - 1));
}
