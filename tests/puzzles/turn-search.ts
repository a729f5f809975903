/**
 * The proof of a puzzle: searches every way to play a turn to its end, with its certain results. Each
 * position is visited once, and unseen tiles count as nothing.
 */
import { welcomeGain } from '@/lib/game/bots/search';
import type { Outlook } from '@/lib/game/bots/outlook';
import { gameOf, stepFrom, thoughtOf, type Thought } from '@/lib/game/bots/candidates';
import { blockingItems, isTurnOver } from '@/lib/game/engine/acting';
import type { Command, CommandType, SeatId } from '@/lib/game/engine/commands';
import { ruleOf } from '@/lib/game/engine/decide';
import type { Pack } from '@/lib/game/engine/pack-index';
import { RULES } from '@/lib/game/engine/rules';
import type { Item, ItemKind, State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import type { View } from '@/lib/game/engine/view';
import { forecastOf, type PuzzleTheme } from '@/lib/game/analysis/puzzles/certain';
import { neutralOutlook } from '@/lib/game/analysis/review/weigh';
import { Folding } from './folding';

/** The best result for one outcome: the same action tile and the same pieces on the same places. */
interface FoundTurn {
  readonly outcome: string;
  /** The seat's forecast at the end of the turn. */
  readonly forecast: number;
  readonly line: readonly Command[];
}

export interface TurnSearchResult {
  /** Best first. */
  readonly found: readonly FoundTurn[];
  /** Number of distinct positions visited. */
  readonly positions: number;
}

/** Undo is no real step. Refreshing a row costs something, and its result is unseen. */
const LEFT_OUT: ReadonlySet<CommandType> = new Set(['Undo', 'RefreshRow', 'SetParlerMarkers']);
const STEPS = (Object.keys(RULES) as CommandType[])
  .filter((type) => !LEFT_OUT.has(type))
  .map((type) => ({ type, rule: ruleOf(type), needs: answeredBy(type) }));
const ANSWERS = STEPS.filter(({ rule }) => rule.answers !== undefined).map((step) => ({
  ...step,
  needs: step.rule.answers,
}));
/** Only one action tile is taken per turn. */
const LATER_STEPS = STEPS.filter(({ type }) => type !== 'TakeActionTile');

/** The open item that a command needs; undefined for none: a right to a seal needs none. */
function answeredBy(type: CommandType): ItemKind | undefined {
  return type === 'ClaimSeal' ? undefined : ruleOf(type).answers;
}

/** All outcomes of a turn. Undefined if it has more positions than the limit. */
export function searchTurn(pack: Pack, view: View, most: number): TurnSearchResult | undefined {
  if (view.seat === undefined) return undefined;
  const outlook = neutralOutlook(pack, view.state, view.seat);
  const search = new TurnSearch(outlook, view.state.turn.number, most);
  return search.run(thoughtOf(view)) ? search.result() : undefined;
}

class TurnSearch {
  private readonly folding = new Folding();
  private readonly seen = new Set<string>();
  private readonly best = new Map<string, FoundTurn>();
  private readonly line: Command[] = [];

  constructor(
    private readonly outlook: Outlook,
    private readonly turn: number,
    private readonly most: number,
  ) {}

  /** Searches everything after a position; false if there are too many positions. */
  run(thought: Thought): boolean {
    return nextOf(this.outlook, thought).every((next) => this.follow(thought.state, next));
  }

  private follow(before: State, { command, after }: Next): boolean {
    const isEnd = isTurnOver(after.state, this.turn);
    if (!isEnd && this.isNew(after)) {
      if (this.seen.size > this.most) return false;
      this.line.push(command);
      const isWhole = this.run(after);
      this.line.pop();
      return isWhole;
    }
    if (isEnd) this.end(before, after.state, [...this.line, command]);
    return true;
  }

  private isNew(thought: Thought): boolean {
    const key = this.folding.key(thought.state, !mayPlaceMore(this.outlook, thought));
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }

  result(): TurnSearchResult {
    const found = [...this.best.values()].sort((a, b) => b.forecast - a.forecast);
    return { found, positions: this.seen.size };
  }

  private end(before: State, after: State, line: readonly Command[]): void {
    const outcome = turnOutcome(before, this.outlook.seat);
    const forecast = forecastOf(this.outlook.pack, after, this.outlook.seat);
    const known = this.best.get(outcome);
    const isShorter = forecast === known?.forecast && line.length < known.line.length;
    if (known && forecast <= known.forecast && !isShorter) return;
    this.best.set(outcome, { outcome, forecast, line });
  }
}

interface Next {
  readonly command: Command;
  readonly after: Thought;
}

/** The next steps. A plain gain is taken at once, because it costs nothing and never removes options. */
function nextOf(outlook: Outlook, thought: Thought): readonly Next[] {
  const next = (command: Command): readonly Next[] => {
    const after = stepFrom(outlook, thought, command);
    return after ? [{ command, after }] : [];
  };
  const welcome = welcomeGain(outlook, thought.state);
  const gain = welcome ? next(welcome) : [];
  return gain.length > 0 ? gain : commandsAt(outlook, thought).flatMap(next);
}

/** Whether another piece may be placed this turn; when in doubt, true. */
function mayPlaceMore(outlook: Outlook, thought: Thought): boolean {
  const { turn, items, players } = thought.state;
  const { goods } = elementAt(players, outlook.seat);
  if (turn.main === 'open' || turn.extra === 'bought') return true;
  if (turn.performances.some(({ done }) => !done) || items.some(({ kind }) => kind === 'perform'))
    return true;
  if (RULES.UseTechnology.candidates(gameOf(outlook, thought), outlook.seat).length > 0) return true;
  const mayGain =
    items.length > 0 || turn.slotBonus !== undefined || turn.performances.some(({ paid }) => !paid);
  return turn.extra === 'none' && (mayGain || goods['gold-window'] + goods['silver-window'] > 0);
}

/** The legal commands; while an item blocks, only those that resolve it. */
function commandsAt(outlook: Outlook, thought: Thought): readonly Command[] {
  const { state } = thought;
  const { seat } = outlook;
  const game = gameOf(outlook, thought);
  const blocking = blockingItems(state);
  const open = new Set((blocking.length > 0 ? blocking : state.items).flatMap(kindFor(seat)));
  const steps = blocking.length > 0 ? ANSWERS : state.turn.tile ? LATER_STEPS : STEPS;
  return steps.flatMap(({ rule, needs }) =>
    needs === undefined || open.has(needs) ? rule.candidates(game, seat) : [],
  );
}

const kindFor = (seat: SeatId) => (item: Item) => (item.seat === seat ? [item.kind] : []);

/**
 * The result of a turn as a text: the action tile, the used actions and technologies, and the pieces taken,
 * without their places. Different orders of the same steps are the same turn.
 */
function turnOutcome(state: State, seat: SeatId): string {
  const { turn, buildings, seals, bridge } = state;
  const { upgrades, walls, usedTechnologies } = elementAt(state.players, seat);
  return [
    turn.tile?.tile,
    list(turn.performances.map(({ action }) => action)),
    list(usedTechnologies),
    list(Object.values(upgrades).flatMap((stack) => stack.map(({ tile }) => tile))),
    list(walls.map(({ tile }) => tile)),
    list(buildings.flatMap((each) => (each.seat === seat ? [each.tile] : []))),
    list(seals.flatMap((each) => (each.seat === seat ? [each.seal] : []))),
    list(bridge.flatMap(({ plank }) => plank ?? [])),
  ].join(' ');
}

const list = (parts: readonly string[]): string => [...parts].sort().join();

/** A turn belongs to the end game with at most this many own turns left. */
const END_GAME = 2;
/** A turn has the technologies theme with at least this many points from them. */
const WELL_PAID = 2;

/** The first theme that fits the best turn; otherwise the choice on the crane. */
export function themeOf(
  pack: Pack,
  before: State,
  after: State,
  seat: SeatId,
  line: readonly Command[],
): PuzzleTheme {
  const turns = pack.crane.turnsPerPlayer * before.players.length;
  if (turns - before.turnsDone <= END_GAME * before.players.length) return 'end-game';
  const types = new Set(line.map(({ type }) => type));
  const isUsed = types.has('UseTechnology') || types.has('ChooseTechnology');
  if (isUsed || paidBy(after, seat) - paidBy(before, seat) >= WELL_PAID) return 'technologies';
  if (types.has('AdvanceRoad')) return 'road';
  return tokensOf(after, seat) > tokensOf(before, seat) ? 'corners' : 'crane';
}

const paidBy = ({ players }: State, seat: SeatId): number =>
  elementAt(players, seat).scoreBySource.technology ?? 0;

function tokensOf({ players }: State, seat: SeatId): number {
  return Object.values(elementAt(players, seat).tokens).reduce((sum, n) => sum + n, 0);
}
