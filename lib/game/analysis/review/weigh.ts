/** Judges decisions. The model is halfway between Master and Architect. */
import type { TurnDecision } from './decisions';
import { determinize, type Sandbox } from '@/lib/game/analysis/sandbox/determinize';
import { type LineStep, playLine } from '@/lib/game/analysis/sandbox/line';
import { LESSON } from '@/lib/game/bots/architect/learned';
import { correctedByPart, shareOf } from '@/lib/game/bots/architect/lesson';
import { thoughtOf } from '@/lib/game/bots/candidates';
import { planCommands } from '@/lib/game/bots/choose';
import { NO_CHARACTER, type Outlook, outlookBetweenTurns, outlookOf } from '@/lib/game/bots/outlook';
import { bestLines } from '@/lib/game/bots/search';
import { totalOf, type Worth, worthByPart } from '@/lib/game/bots/value/evaluate';
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { Pack } from '@/lib/game/engine/pack-index';
import { finalLines } from '@/lib/game/engine/phases/scoring';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { view } from '@/lib/game/engine/view';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import { isCoached } from '@/lib/game/learning/coach-plan';

/**
 * The best of many lines is often the most overestimated one. With half the learned weights, fewer of the
 * better lines turn out worse (docs/measurements.md).
 */
const HALF = shareOf(LESSON, 0.5);

/** The outlook for finding lines without learned weights and without style bias. */
export function neutralOutlook(pack: Pack, state: State, seat: SeatId): Outlook {
  return { ...outlookOf(pack, state, seat), character: NO_CHARACTER };
}

/** The outlook for finding better lines. */
function reviewerOutlook(pack: Pack, state: State, seat: SeatId): Outlook {
  return { ...neutralOutlook(pack, state, seat), lesson: HALF };
}

/** A seat's expectation in a position between two turns, part by part. */
function worthBetweenTurns(pack: Pack, state: State, seat: SeatId): Worth {
  const outlook = { ...outlookBetweenTurns(pack, state, seat), character: NO_CHARACTER, lesson: HALF };
  // The learned weights apply to positions between turns; a turn that has not begun counts as a future one.
  const worth = { ...worthByPart(outlook, state), turn: 0 };
  return correctedByPart(outlook, { state, drawn: 0 }, worth);
}

// Compares the lines of one decision in the same redraws of unknown tiles, and bounds how long this may take.

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
  // A turn that follows the coach is not called a mistake.
  const others = isCoached(pack, decision.views, decision.commands) ? [] : candidates(pack, decision, effort);
  const first = others.flatMap((plan): WeighedLine[] => {
    const outcomes = trial(plan, 0, effort.firstRedraws);
    return outcomes ? [{ plan, outcomes }] : [];
  });
  const kept = [...first]
    .sort((a, b) => valueFor(seat, b) - valueFor(seat, a))
    .slice(0, effort.kept)
    .flatMap((line) => longer(line, effort.redraws) ?? []);
  const best = bestOf(seat, [ofPlayed, ...kept]);
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

// Plays a line out: the rest of the turn and the others' turns, then everyone's expectation.

/** A seat's points by source. */
export type PointsBySource = Readonly<Partial<Record<SourceKind, number>>>;

interface PlayOutOutcome {
  /** By seat: its expected final score; only seats that score points have one. */
  readonly worths: readonly (Worth | undefined)[];
  /** By seat: its expected lead over the best other seat; in a solo game, its points. */
  readonly margins: readonly number[];
  /** By seat: its points by source, including the current final scoring. */
  readonly scored: readonly PointsBySource[];
  /** The steps that were played to the end of the turn. */
  readonly turn: readonly LineStep[];
}

/** Safety limit: four seats' turns have fewer steps. */
const LONGEST = 400;

/**
 * Plays a seat's steps in a redraw, then all seats as bots, until the seat's next turn. The bots have a
 * different bias in every redraw. Undefined if a step cannot be played.
 */
export function playOut(
  pack: Pack,
  start: Sandbox,
  seat: SeatId,
  plan: readonly Command[],
  { replyNodes }: Pick<Effort, 'replyNodes'>,
): PlayOutOutcome | undefined {
  const first = playLine(
    pack,
    start,
    plan.map((command) => ({ seat, command })),
  );
  if (first.refused) return undefined;
  const turn: LineStep[] = plan.map((command) => ({ seat, command }));
  const { number } = start.state.turn;
  let now = first.positions.at(-1) ?? start;
  let ahead: readonly LineStep[] = [];
  for (let steps = 0; steps < LONGEST && !isReached(now.state, seat, number); steps += 1) {
    const [acting] = toAct(now.state);
    if (acting === undefined) break;
    if (ahead[0]?.seat !== acting) ahead = thoughtOut(pack, now, acting, replyNodes);
    const [step, ...later] = ahead;
    const next = step && playLine(pack, now, [step]).positions[1];
    if (!next) return undefined;
    if (now.state.turn.number === number && now.state.phase === 'playing') turn.push(step);
    [now, ahead] = [next, later];
  }
  return { ...expectationOf(pack, now.state), turn };
}

/** Whether the game has ended, or the seat's next turn is about to begin. */
function isReached({ phase, turn }: State, seat: SeatId, number: number): boolean {
  return phase === 'finished' || (phase === 'playing' && turn.seat === seat && turn.number !== number);
}

function thoughtOut(
  pack: Pack,
  { state, secrets }: Sandbox,
  seat: SeatId,
  nodes: number,
): readonly LineStep[] {
  const commands = planCommands({
    pack,
    view: view(state, secrets, seat),
    strength: 'master',
    seed: '',
    character: `${secrets.seed}/${seat}`,
    limit: { nodes },
  });
  return commands.map((command) => ({ seat, command }));
}

/** Every seat's expectation in a position between two turns. */
export function expectationOf(pack: Pack, state: State): Omit<PlayOutOutcome, 'turn'> {
  const worths = state.players.map((_, seat) =>
    isAutomatic(state.setup, seat) ? undefined : worthBetweenTurns(pack, state, seat),
  );
  const margins = marginsOf(worths.map((worth) => worth && totalOf(worth)));
  return { worths, margins, scored: state.players.map((_, seat) => scoredBy(pack, state, seat)) };
}

function scoredBy(pack: Pack, state: State, seat: SeatId): PointsBySource {
  const scored = { ...elementAt(state.players, seat).scoreBySource };
  if (state.phase === 'finished') return scored;
  for (const { source, points } of finalLines(pack, state, seat))
    scored[source] = (scored[source] ?? 0) + points;
  return scored;
}

/** By seat: its lead over the best other seat that scores points. */
export function marginsOf(points: readonly (number | undefined)[]): readonly number[] {
  return points.map((own = 0, seat) => {
    const others = points.filter((other, at): other is number => at !== seat && other !== undefined);
    return others.length > 0 ? own - Math.max(...others) : own;
  });
}

// How thoroughly a game is reviewed. Budgets count positions, never time, so the result is the same on every machine.

/** Version of the reviewer; raise it when the same game would be reviewed differently. */
export const REVIEWER = 3;

export const QUALITIES = ['quick', 'normal', 'deep'] as const;
export type Quality = (typeof QUALITIES)[number];

export interface Effort {
  /** Positions searched for better lines at the start of a turn. */
  readonly nodes: number;
  /** Positions searched for each simulated turn of the others. */
  readonly replyNodes: number;
  /** Redraws for all lines at first, and redraws for the best of them. */
  readonly firstRedraws: number;
  readonly redraws: number;
  /** Further redraws of the played and the best line if the mark is still uncertain. */
  readonly unsureRedraws: number;
  /** Lines kept per action tile, and after the first redraws. */
  readonly perTile: number;
  readonly kept: number;
}

export const EFFORTS: Readonly<Record<Quality, Effort>> = {
  quick: { nodes: 600, replyNodes: 1, firstRedraws: 2, redraws: 4, unsureRedraws: 12, perTile: 1, kept: 2 },
  normal: {
    nodes: 4_000,
    replyNodes: 1,
    firstRedraws: 3,
    redraws: 12,
    unsureRedraws: 48,
    perTile: 2,
    kept: 4,
  },
  deep: {
    nodes: 40_000,
    replyNodes: 1,
    firstRedraws: 12,
    redraws: 60,
    unsureRedraws: 60,
    perTile: 4,
    kept: 8,
  },
};

// Chooses the turns of a review that are recomputed before the review is trusted.

/** The number of recomputed turns. */
export const SAMPLE = 3;

/** `SAMPLE` of these turns, chosen by `key`: the same key always gives the same ones. */
export function sampleTurns(turns: readonly number[], key: string): readonly number[] {
  return turns
    .map((turn) => ({ turn, rank: sha256Hex(`${key}/${turn}`) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, SAMPLE)
    .map(({ turn }) => turn);
}

// The losses that decide a turn's mark.

/** Points of the expected margin, fitted to the reviews of docs/measurements.md. */
export const BOUNDS = { best: 0.5, inaccuracy: 2, mistake: 8, chance: 5 } as const;

/** How many standard errors are subtracted from a loss before it counts. */
export const CERTAINTY = 2;

/** Whether a more precise loss could change the mark, given its current `error`. */
export function isUnsure(loss: number, error: number): boolean {
  const sure = loss - CERTAINTY * error;
  return [BOUNDS.inaccuracy, BOUNDS.mistake].some((bound) => sure < bound && bound <= loss);
}
