/** Plays a line out: the rest of the turn and the others' turns, then everyone's expectation. */
import { planCommands } from '@/lib/game/bots/choose';
import { WORTH_PARTS, type Worth } from '@/lib/game/bots/value/evaluate';
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { finalLines } from '@/lib/game/engine/phases/final-lines';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import { elementAt } from '@/lib/game/engine/util';
import { view } from '@/lib/game/engine/view';
import type { Sandbox } from '@/lib/game/sandbox/determinize';
import { playLine, type LineStep } from '@/lib/game/sandbox/line';
import type { Effort } from './quality';
import { worthBetweenTurns } from './reviewer';

/** A seat's points by source. */
export type PointsBySource = Readonly<Partial<Record<SourceKind, number>>>;

export interface PlayOutOutcome {
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

const totalOf = (worth: Worth): number => WORTH_PARTS.reduce((sum, part) => sum + worth[part], 0);

/** By seat: its lead over the best other seat that scores points. */
export function marginsOf(points: readonly (number | undefined)[]): readonly number[] {
  return points.map((own = 0, seat) => {
    const others = points.filter((other, at): other is number => at !== seat && other !== undefined);
    return others.length > 0 ? own - Math.max(...others) : own;
  });
}
