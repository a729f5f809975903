/**
 * Every way to play a turn to its end, with what is certain of it: positions that are the same are looked at
 * once, however they were reached, and what comes up unseen counts for nothing.
 */
import { blockingItems } from '@/lib/game/engine/acting';
import type { Command, CommandType, SeatId } from '@/lib/game/engine/commands';
import { ruleOf } from '@/lib/game/engine/decide';
import type { Pack } from '@/lib/game/engine/pack-index';
import { RULES } from '@/lib/game/engine/rules';
import { score } from '@/lib/game/engine/score';
import type { State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import { gameOf, stepFrom, thoughtOf, type Thought } from '@/lib/game/bots/steps';
import { neutralOutlook } from '@/lib/game/review/play-out';
import type { Outlook } from '@/lib/game/bots/outlook';
import { nth } from '@/lib/game/engine/util';
import { welcomeGain } from '@/lib/game/bots/master/expand';
import { Folding } from './folding';
import { turnOutcome } from './outcome';

/** The best that can be done with one outcome: the same action tile, the same pieces on the same places. */
export interface Found {
  readonly outcome: string;
  /** The forecast of the seat when its turn is over. */
  readonly forecast: number;
  readonly line: readonly Command[];
}

export interface Searched {
  /** Best first. */
  readonly found: readonly Found[];
  /** Different positions that were looked at. */
  readonly positions: number;
}

/** Going back is no step. A refreshed row costs something, and what comes of it is unseen. */
const LEFT_OUT: ReadonlySet<CommandType> = new Set(['Undo', 'RefreshRow', 'SetParlerMarkers']);
const TYPES = (Object.keys(RULES) as CommandType[]).filter((type) => !LEFT_OUT.has(type));

/** All that can be done with a turn, or undefined if that is more than so many positions. */
export function searchTurn(pack: Pack, view: View, most: number): Searched | undefined {
  if (view.seat === undefined) return undefined;
  const search = new TurnSearch(neutralOutlook(pack, view.state, view.seat), view.state.turn.number, most);
  return search.run(thoughtOf(view)) ? search.result() : undefined;
}

class TurnSearch {
  private readonly folding = new Folding();
  private readonly seen = new Set<string>();
  private readonly best = new Map<string, Found>();
  private readonly line: Command[] = [];

  constructor(
    private readonly outlook: Outlook,
    private readonly turn: number,
    private readonly most: number,
  ) {}

  /** False where there is more than may be looked at. */
  run(thought: Thought): boolean {
    for (const command of stepsAt(this.outlook, thought)) {
      const after = stepFrom(this.outlook, thought, command);
      if (!after) continue;
      const { state } = after;
      if (isOver(state, this.turn)) {
        this.line.push(command);
        this.end(thought.state, state);
        this.line.pop();
        continue;
      }
      const key = this.folding.key(state, !mayPlaceMore(this.outlook, after));
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      if (this.seen.size > this.most) return false;
      this.line.push(command);
      const isWhole = this.run(after);
      this.line.pop();
      if (!isWhole) return false;
    }
    return true;
  }

  result(): Searched {
    const found = [...this.best.values()].sort((a, b) => b.forecast - a.forecast);
    return { found, positions: this.seen.size };
  }

  private end(before: State, after: State): void {
    const outcome = turnOutcome(before, this.outlook.seat);
    const forecast = forecastOf(this.outlook.pack, after, this.outlook.seat);
    const known = this.best.get(outcome);
    const isShorter = forecast === known?.forecast && this.line.length < known.line.length;
    if (known && forecast <= known.forecast && !isShorter) return;
    this.best.set(outcome, { outcome, forecast, line: [...this.line] });
  }
}

/** A plain gain is taken at once: it costs nothing, and whoever has more can do no less. */
function stepsAt(outlook: Outlook, thought: Thought): readonly Command[] {
  const welcome = welcomeGain(outlook, thought.state);
  return welcome && stepFrom(outlook, thought, welcome) ? [welcome] : commandsAt(outlook, thought);
}

/** Whether another piece may be placed in this turn; said of too many positions rather than of too few. */
function mayPlaceMore(outlook: Outlook, thought: Thought): boolean {
  const { turn, items, players } = thought.state;
  const { goods } = nth(players, outlook.seat);
  if (turn.main === 'open' || turn.extra === 'bought') return true;
  if (turn.performances.some(({ done }) => !done) || items.some(({ kind }) => kind === 'perform'))
    return true;
  if (RULES.UseTechnology.candidates(gameOf(outlook, thought), outlook.seat).length > 0) return true;
  const mayGain =
    items.length > 0 || turn.slotBonus !== undefined || turn.performances.some(({ paid }) => !paid);
  return turn.extra === 'none' && (mayGain || goods['gold-window'] + goods['silver-window'] > 0);
}

/** What the rules list; while something blocks, the answers to it. */
function commandsAt(outlook: Outlook, thought: Thought): readonly Command[] {
  const { state } = thought;
  const { seat } = outlook;
  const game = gameOf(outlook, thought);
  const blocking = blockingItems(state);
  const kinds = new Set(blocking.filter((item) => item.seat === seat).map((item) => item.kind));
  return TYPES.flatMap((type) => {
    const { answers } = ruleOf(type);
    const isTime = blocking.length === 0 || (answers !== undefined && kinds.has(answers));
    return isTime ? ruleOf(type).candidates(game, seat) : [];
  });
}

/** Whether a turn is over: its seat has ended it, or it was the last and the game is being scored. */
export const isOver = ({ phase, turn }: State, number: number): boolean =>
  phase !== 'playing' || turn.number !== number;

/** Points of a seat with the final scoring as it stands. */
export function forecastOf(pack: Pack, state: State, seat: SeatId): number {
  return score(pack, state).find((entry) => entry.seat === seat)?.forecast.total ?? 0;
}
