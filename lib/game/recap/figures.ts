/** Statistics of a game, turn by turn, computed only from its log. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { EventOf } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import { score } from '@/lib/game/engine/phases/scoring';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { type Action, GOODS, type SourceKind, TOKENS } from '@/lib/game/engine/vocabulary';
import type { LogRow } from '@/lib/game/eventlog/row';
import { type RecapRow, stateAt } from './recap';
import { type TimedTurn, turnsOf } from './timeline';

type FiguresRow = Pick<LogRow, 'seq' | 'seat' | 'events' | 'undone' | 'at'>;

/** All goods and tokens that a seat can hold. */
export const HELD = [...GOODS, ...TOKENS] as const;
export type HeldGood = (typeof HELD)[number];

/** The state of every seat at the end of a turn. */
export interface TurnFigures extends Omit<TimedTurn, 'end'> {
  readonly points: readonly number[];
  readonly forecast: readonly number[];
  /** The goods of each seat. */
  readonly held: readonly Readonly<Record<HeldGood, number>>[];
  /** Points by source. */
  readonly bySource: readonly Readonly<Partial<Record<SourceKind, number>>>[];
}

/** Points from one source, with the steps that earned them. */
interface SourceFigures {
  readonly source: SourceKind;
  readonly points: number;
  readonly earned: readonly EarnedPoints[];
}

/** Points that a step earned, with the component that gave them, if any. */
export interface EarnedPoints {
  readonly seq: number;
  readonly points: number;
  readonly id?: string;
}

/** A turn that changed a seat's lead in the forecast by a large amount. */
interface TurningPoint {
  readonly turn: TimedTurn;
  readonly seat: SeatId;
  /** How much that seat's lead over the best other seat grew. */
  readonly by: number;
}

export interface RecapFigures {
  /** Seats that score points. */
  readonly seats: readonly SeatId[];
  readonly turns: readonly TurnFigures[];
  readonly sources: readonly (readonly SourceFigures[])[];
  /** How often each seat has performed each action. */
  readonly actions: readonly Readonly<Record<Action, number>>[];
  readonly turningPoints: readonly TurningPoint[];
  /** The row where final scoring began. */
  readonly scoredAt?: number;
}

/** All statistics of a game so far. */
export function figuresOf(
  pack: Pack,
  rows: readonly FiguresRow[],
  stateAfter: (seq: number) => State | undefined,
): RecapFigures | undefined {
  const last = stateAfter(rows.at(-1)?.seq ?? 0);
  if (!last) return undefined;
  const seats = [...last.players.keys()].filter((seat) => !isAutomatic(last.setup, seat));
  const turns = turnsOf(rows).flatMap(({ end: _end, ...turn }, i, all): TurnFigures[] => {
    // The row that begins the next turn also ended this one.
    const next = all[i + 1];
    const state = next
      ? stateAt({ rows, stateAfter }, { seq: next.from, index: next.index })
      : stateAfter(turn.to);
    return state ? [{ ...turn, ...numbersOf(pack, state) }] : [];
  });
  return {
    seats,
    turns,
    turningPoints: turningPoints(turns, seats),
    ...scoringOf(rows),
    sources: last.players.map((_, seat) => sourcesOf(rows, seat)),
    actions: last.players.map((_, seat) => actionsOf(rows, seat)),
  };
}

function scoringOf(rows: readonly FiguresRow[]): Pick<RecapFigures, 'scoredAt'> {
  const row = standing(rows).findLast(({ events }) => events.some(({ type }) => type === 'ScoringStarted'));
  return row ? { scoredAt: row.seq } : {};
}

function numbersOf(pack: Pack, state: State): Omit<TurnFigures, keyof TimedTurn> {
  const scores = score(pack, state);
  return {
    points: state.players.map((player) => player.score),
    forecast: state.players.map(
      (player, seat) => scores.find((entry) => entry.seat === seat)?.forecast.total ?? player.score,
    ),
    held: state.players.map(({ goods, tokens }) => ({ ...goods, ...tokens })),
    bySource: state.players.map(({ scoreBySource }) => scoreBySource),
  };
}

const standing = (rows: readonly FiguresRow[]) => rows.filter(({ undone }) => !undone);

function sourcesOf(rows: readonly FiguresRow[], seat: SeatId): readonly SourceFigures[] {
  const found = new Map<SourceKind, EarnedPoints[]>();
  for (const { seq, events } of standing(rows))
    for (const event of events)
      if (event.type === 'Scored' && event.seat === seat)
        found.set(event.source.kind, withEarned(found.get(event.source.kind) ?? [], seq, event));
  return [...found]
    .map(([source, earned]) => ({
      source,
      earned,
      points: earned.reduce((sum, { points }) => sum + points, 0),
    }))
    .sort((a, b) => b.points - a.points);
}

/** Merges several gains of one step from one component. */
function withEarned(
  earned: readonly EarnedPoints[],
  seq: number,
  { points, source: { id } }: EventOf<'Scored'>,
): EarnedPoints[] {
  const same = earned.find((each) => each.seq === seq && each.id === id);
  if (!same) return [...earned, { seq, points, id }];
  return earned.map((each) => (each === same ? { ...each, points: each.points + points } : each));
}

function actionsOf(rows: readonly FiguresRow[], seat: SeatId): Readonly<Record<Action, number>> {
  const declared = standing(rows).flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'ActionDeclared' && event.seat === seat ? [event.action] : [])),
  );
  const count = (action: Action) => declared.filter((each) => each === action).length;
  return {
    'manage-mines': count('manage-mines'),
    'manage-quarries': count('manage-quarries'),
    'upgrade-action': count('upgrade-action'),
    'construct-wall': count('construct-wall'),
    'construct-building': count('construct-building'),
    'kings-road': count('kings-road'),
  };
}

const MAX_SOURCES = 5;

function turningPoints(turns: readonly TurnFigures[], seats: readonly SeatId[]): readonly TurningPoint[] {
  if (seats.length < 2) return [];
  const lead = ({ forecast }: TurnFigures, seat: SeatId) =>
    (forecast[seat] ?? 0) -
    Math.max(...seats.filter((other) => other !== seat).map((other) => forecast[other] ?? 0));
  const swings = turns.slice(1).flatMap((turn, i) => {
    const before = turns[i];
    if (!before) return [];
    return [{ turn, seat: turn.seat, by: lead(turn, turn.seat) - lead(before, turn.seat) }];
  });
  return swings
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.turn.turn - b.turn.turn)
    .slice(0, MAX_SOURCES);
}

/** Minutes of each turn of a seat, from its start to its end. */
export function timesOf(
  rows: readonly FiguresRow[],
  seat: SeatId,
): readonly { turn: TimedTurn; minutes: number }[] {
  const at = new Map(rows.map((row) => [row.seq, Date.parse(row.at)]));
  return turnsOf(rows).flatMap(({ end: _end, ...turn }, i, all) => {
    const [began, ended] = [at.get(turn.from), at.get(all[i + 1]?.from ?? NaN)];
    if (turn.seat !== seat || began === undefined || ended === undefined) return [];
    return [{ turn, minutes: Math.round((ended - began) / 60_000) }];
  });
}

// Final scoring step by step: everyone's points before it, and every added line.

interface FinalLine {
  readonly source: SourceKind;
  /** By seat; seats without points are missing. */
  readonly points: ReadonlyMap<SeatId, number>;
}

/** Points that final scoring added, in scoring order; empty if the rows do not include it. */
export function finalScoring(rows: readonly RecapRow[]): readonly FinalLine[] {
  const events = rows.flatMap((row) => (row.undone ? [] : row.events));
  const from = events.findLastIndex(({ type }) => type === 'ScoringStarted');
  const lines = new Map<SourceKind, Map<SeatId, number>>();
  for (const event of from < 0 ? [] : events.slice(from)) {
    if (event.type !== 'Scored' || event.points === 0) continue;
    const line = lines.get(event.source.kind) ?? new Map<SeatId, number>();
    line.set(event.seat, (line.get(event.seat) ?? 0) + event.points);
    lines.set(event.source.kind, line);
  }
  return [...lines].map(([source, points]) => ({ source, points }));
}

// Sealed notes of a finished game, matched to their turns.

/** A sealed note of a finished game. */
export interface SealedThought {
  readonly seat: SeatId;
  /** The newest row when it was written. */
  readonly seq: number;
  readonly at: string;
  readonly text: string;
}

/** The notes written during the turn of row `seq`. Each note belongs to exactly one turn. */
export function thoughtsAt<T extends Pick<SealedThought, 'seq'>>(
  turns: readonly Pick<TimedTurn, 'from'>[],
  thoughts: readonly T[],
  seq: number,
): readonly T[] {
  const first = turns.findLast(({ from }) => from <= seq)?.from ?? 0;
  const next = turns.find(({ from }) => from > seq)?.from ?? Infinity;
  return thoughts.filter((thought) => thought.seq >= first && thought.seq < next);
}
