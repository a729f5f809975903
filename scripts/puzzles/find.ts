// Puzzles in a game of computers: turns with one best way to play them.
import type { Command } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { nth } from '@/lib/game/engine/util';
import { bestLines } from '@/lib/game/bots/master/search';
import { ranked } from '@/lib/game/bots/step-by-step';
import { stepFrom, thoughtOf, type Thought } from '@/lib/game/bots/steps';
import type { Outlook } from '@/lib/game/bots/outlook';
import type { Grade, Puzzle } from '@/lib/game/puzzles/bank';
import { turnOutcome } from '@/lib/game/puzzles/outcome';
import { themeOf } from '@/lib/game/puzzles/theme';
import { forecastOf, isOver, searchTurn } from '@/lib/game/puzzles/turn-search';
import type { Decision } from '@/lib/game/review/decisions';
import { neutralOutlook } from '@/lib/game/review/play-out';

/** A turn with one best way to play it. */
export interface FoundPuzzle extends Omit<Puzzle, 'id' | 'game' | 'answer'> {
  readonly answer: readonly Command[];
}

/** So many points the best turn is ahead of any other. */
export const GAP = 2;
/** Turns with more positions are left out; the last ones, in which all is spent, may have more. */
const MOST = { early: 8_000, late: 30_000 };
const LATE = 6;
const FIRST_LOOK = 500;
/** Positions of a short search and of a long one. */
const SHORT = 300;
const LONG = 3_000;

/** Undefined for a turn that is no puzzle, or too large to be sure. */
export function puzzleAt(pack: Pack, { known, seat, at }: Decision): FoundPuzzle | undefined {
  const { state } = known.view;
  const outlook = forPoints(neutralOutlook(pack, state, seat));
  const root = thoughtOf(known.view);
  const left = pack.crane.turnsPerPlayer * state.players.length - state.turnsDone;
  const { goods } = nth(state.players, seat);
  const isWide = goods['gold-window'] > 0 && goods['gold-window'] + goods['silver-window'] > 1;
  if (state.turn.tile || (isWide && left > LATE) || !looksLikeOne(outlook, root)) return undefined;
  const searched = searchTurn(pack, known.view, left > LATE ? MOST.early : MOST.late);
  const [best, other] = searched?.found ?? [];
  if (!searched || !best || !other || best.forecast - other.forecast < GAP) return undefined;
  const after = played(outlook, root, best.line).at(-1) ?? root;
  return {
    at,
    before: forecastOf(pack, state, seat),
    best: best.forecast,
    next: other.forecast,
    theme: themeOf(pack, state, after.state, seat, best.line),
    grade: gradeOf(outlook, root, best.forecast),
    positions: searched.positions,
    answer: best.line,
  };
}

/** What counts is the forecast: nothing that may be spent later. */
const forPoints = (outlook: Outlook): Outlook => ({ ...outlook, left: 0, share: 0 });

/** Whether a glance finds one turn ahead of all others. */
function looksLikeOne(outlook: Outlook, root: Thought): boolean {
  const best = new Map<string, number>();
  for (const { plan, after } of bestLines(outlook, root, { nodes: FIRST_LOOK }, 6)) {
    const outcome = turnOutcome((played(outlook, root, plan).at(-2) ?? root).state, outlook.seat);
    const points = forecastOf(outlook.pack, after.state, outlook.seat);
    best.set(outcome, Math.max(best.get(outcome) ?? -Infinity, points));
  }
  const [first = 0, second = -Infinity] = [...best.values()].sort((a, b) => b - a);
  return first - second >= GAP;
}

function played(outlook: Outlook, root: Thought, line: readonly Command[]): readonly Thought[] {
  const thoughts = [root];
  for (const command of line) {
    const next = stepFrom(outlook, thoughts.at(-1) ?? root, command);
    if (!next) break;
    thoughts.push(next);
  }
  return thoughts;
}

function gradeOf(outlook: Outlook, root: Thought, best: number): Grade {
  if (stepByStep(outlook, root) >= best) return 1;
  const searched = (nodes: number) =>
    Math.max(
      ...bestLines(outlook, root, { nodes }, 12).map(({ after }) =>
        forecastOf(outlook.pack, after.state, outlook.seat),
      ),
    );
  if (searched(SHORT) >= best) return 2;
  return searched(LONG) >= best ? 3 : 4;
}

/** As the journeyman plays: the best step, then the next. */
function stepByStep(outlook: Outlook, root: Thought): number {
  const { number } = root.state.turn;
  let now = root;
  for (let step = 0; step < 60 && !isOver(now.state, number); step += 1) {
    const [first] = ranked(outlook, now);
    if (!first) break;
    now = first.after;
  }
  return forecastOf(outlook.pack, now.state, outlook.seat);
}
