// Finds puzzles in a computer game: turns with one best way to play them.
import type { Command } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { elementAt } from '@/lib/game/engine/util';
import { bestLines } from '@/lib/game/bots/master/search';
import { rankCommands } from '@/lib/game/bots/step-by-step';
import { stepFrom, thoughtOf, type Thought } from '@/lib/game/bots/steps';
import type { Outlook } from '@/lib/game/bots/outlook';
import type { Grade, Puzzle } from '@/lib/game/puzzles/bank';
import { turnOutcome } from '@/lib/game/puzzles/outcome';
import { THEMES, themeOf, type PuzzleTheme } from '@/lib/game/puzzles/theme';
import { forecastOf, isOver, searchTurn } from '@/lib/game/puzzles/turn-search';
import type { TurnDecision } from '@/lib/game/review/decisions';
import { neutralOutlook } from '@/lib/game/review/reviewer';

/** A turn with one best way to play it. */
export interface FoundPuzzle extends Omit<Puzzle, 'id' | 'game' | 'answer'> {
  readonly answer: readonly Command[];
}

/** The lead of the best turn over any other, in points. */
export const GAP = 2;
/** Turns with more positions are skipped. The last turns, which spend everything, may have more. */
const MAX_CANDIDATES = { early: 4_000, late: 12_000 };
const LATE = 6;
/** The number of positions after which a search checks whether it can finish. */
const PATIENCE = 500;
/** Positions of a first look at a turn. If it saw no second line as good, a closer look follows. */
const GLANCE = 150;
const CLOSER = 500;
/** Positions of a short search and of a long one. */
const SHORT = 300;
const LONG = 3_000;

/** Undefined for a turn that is no puzzle, has another theme, or is too large to be sure. */
export function puzzleAt(
  pack: Pack,
  { known, seat, at }: TurnDecision,
  themes: readonly PuzzleTheme[] = THEMES,
): FoundPuzzle | undefined {
  const { state } = known.view;
  const outlook = forPoints(neutralOutlook(pack, state, seat));
  const root = thoughtOf(known.view);
  const left = pack.crane.turnsPerPlayer * state.players.length - state.turnsDone;
  const { goods } = elementAt(state.players, seat);
  const isWide = goods['gold-window'] > 0 && goods['gold-window'] + goods['silver-window'] > 1;
  if (state.turn.tile || (isWide && left > LATE)) return undefined;
  const isAsked = (line: readonly Command[]) => themes.includes(aboutWhat(outlook, root, line));
  if (!clearBest(outlook, root, GLANCE, 1)) return undefined;
  const looked = clearBest(outlook, root, CLOSER, GAP);
  if (!looked || !isAsked(looked)) return undefined;
  const most = left > LATE ? MAX_CANDIDATES.early : MAX_CANDIDATES.late;
  const searched = searchTurn(pack, known.view, most, isHopeless(most));
  const [best, other] = searched?.found ?? [];
  if (!searched || !best || !other || best.forecast - other.forecast < GAP || !isAsked(best.line))
    return undefined;
  return {
    at,
    before: forecastOf(pack, state, seat),
    best: best.forecast,
    next: other.forecast,
    theme: aboutWhat(outlook, root, best.line),
    grade: gradeOf(outlook, root, best.forecast),
    positions: searched.positions,
    answer: best.line,
  };
}

/**
 * A search of a too large turn usually shows it early by a low share of finished positions. New positions
 * come slower towards the end, because more are known, so a low share is normal at first.
 */
const isHopeless = (most: number) => (positions: number, done: number) =>
  positions >= PATIENCE && done < (positions / most) ** 2;

function aboutWhat(outlook: Outlook, root: Thought, line: readonly Command[]): PuzzleTheme {
  const after = played(outlook, root, line).at(-1) ?? root;
  return themeOf(outlook.pack, root.state, after.state, outlook.seat, line);
}

/** Values only points: nothing that could be spent later. */
const forPoints = (outlook: Outlook): Outlook => ({ ...outlook, left: 0, share: 0 });

/** The best turn, if a search of at most this many positions finds one that leads all others by the gap. */
function clearBest(
  outlook: Outlook,
  root: Thought,
  nodes: number,
  points: number,
): readonly Command[] | undefined {
  const best = new Map<string, { readonly forecast: number; readonly plan: readonly Command[] }>();
  for (const { plan, after } of bestLines(outlook, root, { nodes }, 6)) {
    const outcome = turnOutcome((played(outlook, root, plan).at(-2) ?? root).state, outlook.seat);
    const forecast = forecastOf(outlook.pack, after.state, outlook.seat);
    if (forecast > (best.get(outcome)?.forecast ?? -Infinity)) best.set(outcome, { forecast, plan });
  }
  const [first, second] = [...best.values()].sort((a, b) => b.forecast - a.forecast);
  return first && first.forecast - (second?.forecast ?? -Infinity) >= points ? first.plan : undefined;
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

/** The forecast of a turn played as the journeyman does: the best step, then the next. */
function stepByStep(outlook: Outlook, root: Thought): number {
  const { number } = root.state.turn;
  let now = root;
  for (let step = 0; step < 60 && !isOver(now.state, number); step += 1) {
    const [first] = rankCommands(outlook, now);
    if (!first) break;
    now = first.after;
  }
  return forecastOf(outlook.pack, now.state, outlook.seat);
}
