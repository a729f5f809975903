/**
 * An independent scorer. It is written from the SCORE rules and shares only the shape of states, events and
 * packs with the engine, so an error in one of the two shows.
 */
import type { Event } from '@/lib/game/engine/events';
import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import { finalPoints, lowerRewards, peopleOf, rankingFor, sum, type Points } from './scorer-final';
import { DERIVED, derivedPoints, keptEvents, scoredBy, type ScoredRow } from './scorer-play';

/** Sources that only final scoring uses. */
const FINAL_ONLY: readonly SourceKind[] = [
  'academics',
  'hunger-wall',
  'cathedral',
  'tokens',
  'wall-set',
  'v-tile',
  'seal',
  'eggs',
];

interface IndependentScore {
  readonly seats: readonly {
    readonly seat: number;
    /** Points scored during play, by source. */
    readonly play: Points;
    /** Points scored when unfinished plazas were paid (SCORE-2), by source. */
    readonly plazas: Points;
    /** Steps 2 to 6 of final scoring, computed from the position (SCORE-3 to SCORE-10). */
    readonly final: Points;
    readonly total: number;
  }[];
  /** People from first to last (SCORE-12). */
  readonly ranking: readonly number[];
}

/**
 * Scores a game: the points that the log reports during play, and final scoring from the position. For a
 * running game, the second part is the final scoring it would get now, without the plazas.
 */
function independentScore(pack: PackData, state: State, log: readonly ScoredRow[]): IndependentScore {
  const { before, after } = parts(keptEvents(log));
  const seats = peopleOf(state).map((seat) => {
    const play = scoredBy(before, seat);
    const plazas = without(scoredBy(after, seat), FINAL_ONLY);
    const final = finalPoints(pack, state, seat);
    return { seat, play, plazas, final, total: totalOf(play) + totalOf(plazas) + totalOf(final) };
  });
  return { seats, ranking: rankingFor(new Map(seats.map(({ seat, total }) => [seat, total]))) };
}

/**
 * All differences between a game and the independent scorer, in words; [] if there are none. Works for
 * running games (points during play) and finished ones (final lines, lower rewards of unfinished plazas,
 * totals and ranking as well). `log` is the whole log, including rows taken back.
 */
export function scoreDisagreements(
  pack: PackData,
  state: State,
  log: readonly ScoredRow[],
): readonly string[] {
  const events = keptEvents(log);
  const inPlay = peopleOf(state).flatMap((seat) => playDisagreements(pack, state, events, seat));
  return state.phase === 'finished'
    ? [...inPlay, ...finalDisagreements(pack, state, log), ...plazaDisagreements(pack, state, events)]
    : inPlay;
}

/** The score is the sum of the points in the log. Each derived source agrees with the other events. */
function playDisagreements(
  pack: PackData,
  state: State,
  events: readonly Event[],
  seat: number,
): readonly string[] {
  const { score = NaN, scoreBySource = {} } = state.players[seat] ?? {};
  const logged = scoredBy(events, seat);
  const derived = derivedPoints(pack, events, seat);
  const early = scoredBy(parts(events).before, seat);
  return [
    ...differences(`seat ${seat} logged`, logged, scoreBySource),
    ...differ(`seat ${seat} sum`, totalOf(logged), score),
    ...DERIVED.flatMap((kind) => differ(`seat ${seat} ${kind} by events`, derived[kind], logged[kind] ?? 0)),
    ...FINAL_ONLY.flatMap((kind) => differ(`seat ${seat} ${kind} in play`, 0, early[kind] ?? 0)),
  ];
}

function finalDisagreements(pack: PackData, state: State, log: readonly ScoredRow[]): readonly string[] {
  const { seats, ranking } = independentScore(pack, state, log);
  return [
    ...seats.flatMap(({ seat, final, total }) => {
      const { score = NaN, scoreBySource = {} } = state.players[seat] ?? {};
      const counted = Object.fromEntries(FINAL_ONLY.map((kind) => [kind, scoreBySource[kind] ?? 0]));
      return [
        ...differences(`seat ${seat} final`, final, counted),
        ...differ(`seat ${seat} total`, total, score),
      ];
    }),
    ...differ('ranking', ranking.join(), (state.ranking ?? []).join()),
    ...state.players.flatMap(({ score }, seat) =>
      seats.some((person) => person.seat === seat) ? [] : differ(`opponent ${seat} total`, 0, score),
    ),
  ];
}

/**
 * SCORE-2: after the last turn each claimant gets the lower reward of each unfinished plaza, once, and no
 * other reward.
 */
function plazaDisagreements(pack: PackData, state: State, events: readonly Event[]): readonly string[] {
  const { after } = parts(events);
  const paid = after.flatMap((event) =>
    event.type === 'PlazaRewardTaken' ? [`${event.seat} ${event.plaza} ${event.reward}`] : [],
  );
  const due = lowerRewards(pack, state).map((entry) => `${entry} lower`);
  return differ('rewards of unfinished plazas', [...due].sort().join(), [...paid].sort().join());
}

/** Splits events at the beginning of final scoring. */
function parts(events: readonly Event[]): {
  readonly before: readonly Event[];
  readonly after: readonly Event[];
} {
  const start = events.findIndex(({ type }) => type === 'ScoringStarted');
  return start < 0
    ? { before: events, after: [] }
    : { before: events.slice(0, start), after: events.slice(start) };
}

function without(points: Points, kinds: readonly SourceKind[]): Points {
  return Object.fromEntries(Object.entries(points).filter(([kind]) => !kinds.some((k) => k === kind)));
}

function totalOf(points: Points): number {
  return sum(Object.values(points).map((n) => n ?? 0));
}

function differences(what: string, mine: Points, theirs: Points): readonly string[] {
  const kinds = new Set([...Object.keys(mine), ...Object.keys(theirs)]) as ReadonlySet<SourceKind>;
  return [...kinds].flatMap((kind) => differ(`${what} ${kind}`, mine[kind] ?? 0, theirs[kind] ?? 0));
}

function differ<T extends string | number>(what: string, mine: T, theirs: T): readonly string[] {
  return mine === theirs ? [] : [`${what}: ${mine} by the rules, ${theirs} by the game`];
}
