/**
 * Searches a whole turn by beam search with growing width, over sequences of steps from here to the end of
 * the turn.
 */
import { learnedCorrectionOf } from '@/lib/game/bots/architect/lesson';
import { candidatesAt, stepFrom, type ThinkingLimit, type Thought } from '@/lib/game/bots/candidates';
import type { Outlook } from '@/lib/game/bots/outlook';
import { evaluate } from '@/lib/game/bots/value/evaluate';
import { bonusCandidates } from '@/lib/game/engine/actions/feasible';
import { isTurnOver } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import type { Item, Player, State } from '@/lib/game/engine/state';
import { elementAt, must } from '@/lib/game/engine/util';
import type { Effect } from '@/lib/game/engine/vocabulary';

/** A partial turn. */
export interface SearchLine {
  /** Its steps, up to the first with an uncertain outcome. */
  readonly plan: readonly Command[];
  readonly after: Thought;
  readonly worth: number;
}

/** Beam widths, tried in this order while the budget lasts. */
const WIDTHS = [4, 12, 36, 108, 324];
const MAX_STEPS = 40;

/** The certain first steps of the best sequence found to the end of the turn. */
export function bestLine(outlook: Outlook, root: Thought, limit: ThinkingLimit): readonly Command[] {
  const search = new Search(outlook, limit, root.state.turn.number);
  for (const width of WIDTHS) if (!search.run(root, width)) break;
  return search.best?.plan ?? [];
}

/**
 * The best sequences found to the end of the turn, best first: at most `perTile` for each action tile, and
 * each with different certain first steps.
 */
export function bestLines(
  outlook: Outlook,
  root: Thought,
  limit: ThinkingLimit,
  perTile: number,
): readonly SearchLine[] {
  const found = new Map<string, SearchLine>();
  const search = new Search(outlook, limit, root.state.turn.number, (line) => {
    const key = JSON.stringify(line.plan);
    if (line.worth > (found.get(key)?.worth ?? -Infinity)) found.set(key, line);
  });
  for (const width of WIDTHS) if (!search.run(root, width)) break;
  const counts = new Map<string, number>();
  return [...found.values()]
    .sort((a, b) => b.worth - a.worth)
    .filter(({ plan }) => {
      const taken = plan.find((command) => command.type === 'TakeActionTile');
      const tile = taken ? JSON.stringify(taken) : '';
      counts.set(tile, (counts.get(tile) ?? 0) + 1);
      return (counts.get(tile) ?? 0) <= perTile;
    });
}

class Search {
  best: SearchLine | undefined;
  private readonly known = new Map<string, readonly SearchStep[]>();
  // Wider beams reach the same positions again.
  private readonly signatures = new Map<Thought, string>();
  private readonly corrections = new Map<Thought, number>();
  /** The number of searched positions. */
  private used = 0;
  private isTimeUp = false;

  constructor(
    private readonly outlook: Outlook,
    private readonly limit: ThinkingLimit,
    private readonly turn: number,
    /** Called for every sequence that reaches the end of the turn. */
    private readonly onEnd?: (line: SearchLine) => void,
  ) {}

  /** Runs one beam; returns false once the budget is used up. */
  run(root: Thought, width: number): boolean {
    let beam: readonly SearchLine[] = [{ plan: [], after: root, worth: 0 }];
    for (let depth = 0; depth < MAX_STEPS && beam.length > 0; depth += 1) {
      const next: SearchLine[] = [];
      for (const line of beam) {
        // The first beam always runs to the end, so there is always a whole turn to choose.
        if (this.best && this.isSpent) return false;
        this.extend(line, next);
      }
      beam = fewest(next, width, (thought) => this.signatureOf(thought));
    }
    return !this.isSpent;
  }

  private extend(line: SearchLine, next: SearchLine[]): void {
    for (const { command, after, worth } of this.stepsFrom(line.after)) {
      const plan = line.after.isCertain ? [...line.plan, command] : line.plan;
      const longer = { plan, after, worth };
      if (!isTurnOver(after.state, this.turn)) {
        next.push(longer);
        continue;
      }
      const ended = { ...longer, worth: worth + this.correctionOf(after) };
      this.onEnd?.(ended);
      if (!this.best || ended.worth > this.best.worth) this.best = ended;
    }
  }

  private stepsFrom(thought: Thought): readonly SearchStep[] {
    // Commands refer to open items by number, and equal positions may number their next items differently.
    const key = `${this.signatureOf(thought)}|${thought.state.nextItem}`;
    const known = this.known.get(key);
    if (known) return known;
    const steps = expand(this.outlook, thought);
    this.used += steps.length;
    if (this.limit.isOver?.()) this.isTimeUp = true;
    this.known.set(key, steps);
    return steps;
  }

  private signatureOf(thought: Thought): string {
    return memoize(this.signatures, thought, () => thoughtKeyOf(this.outlook, thought));
  }

  private correctionOf(thought: Thought): number {
    return memoize(this.corrections, thought, () => learnedCorrectionOf(this.outlook, thought));
  }

  private get isSpent(): boolean {
    return this.isTimeUp || this.used >= this.limit.nodes;
  }
}

function memoize<T>(memory: Map<Thought, T>, thought: Thought, work: () => T): T {
  let found = memory.get(thought);
  if (found === undefined) {
    found = work();
    memory.set(thought, found);
  }
  return found;
}

/** The best lines: each position once, and at least one for every action tile. */
function fewest(
  lines: readonly SearchLine[],
  width: number,
  signatureOf: (thought: Thought) => string,
): readonly SearchLine[] {
  const kept: SearchLine[] = [];
  const perTile = new Map<string, number>();
  const most = Math.max(2, Math.ceil(width / 2.5));
  const seen = new Set<string>();
  for (const line of [...lines].sort((a, b) => b.worth - a.worth)) {
    if (kept.length >= width) break;
    const tile = line.after.state.turn.tile?.tile ?? '';
    const count = perTile.get(tile) ?? 0;
    if (count >= most && lines.length > width && perTile.size > 1) continue;
    const key = signatureOf(line.after);
    if (seen.has(key)) continue;
    seen.add(key);
    perTile.set(tile, count + 1);
    kept.push(line);
  }
  return kept;
}

// The next steps of a simulated turn. A step that can only be good, or whose order does not matter, has no
// alternatives.

interface SearchStep {
  readonly command: Command;
  readonly after: Thought;
  readonly worth: number;
}

/** Maximum placements of a tile that the search follows. */
const MAX_PLACEMENTS = 14;

/** The steps worth following, best first. */
export function expand(outlook: Outlook, thought: Thought): readonly SearchStep[] {
  const welcome = welcomeGain(outlook, thought.state);
  if (welcome) {
    const step = stepOf(outlook, thought, welcome);
    if (step) return [step];
  }
  const steps = candidatesAt(outlook, thought)
    .flatMap((command) => stepOf(outlook, thought, command) ?? [])
    .sort((a, b) => b.worth - a.worth);
  const answers = steps.filter(({ command }) => isAnswer(thought.state, outlook, command));
  return withoutTail(answers.length > 0 ? answers : steps);
}

function stepOf(outlook: Outlook, thought: Thought, command: Command): SearchStep | undefined {
  const after = stepFrom(outlook, thought, command);
  return after && { command, after, worth: evaluate(outlook, after.state) + after.drawn };
}

/** A gain that should be taken at once: delaying it has no benefit, and none of it is lost now. */
export function welcomeGain({ pack, seat }: Outlook, { turn, players }: State): Command | undefined {
  if (turn.seat !== seat) return undefined;
  const player = elementAt(players, seat);
  if (turn.slotBonus && fits(player, turn.slotBonus)) return { type: 'CollectSlotBonus' };
  for (const performance of turn.performances) {
    const [tile, other] = bonusCandidates(performance);
    if (tile !== undefined && other === undefined && fits(player, must(pack.upgradeById, tile).bonus))
      return { type: 'CollectUpgradeBonus', performance: performance.id, tile };
  }
  return undefined;
}

/** Whether an effect's goods fit the limit of nine. Offers and rights do not count as plain gains. */
function fits({ goods }: Player, effect: Effect): boolean {
  switch (effect.kind) {
    case 'gold':
    case 'stone':
      return goods[effect.kind] + effect.n <= 9;
    case 'both':
      return effect.of.every((part) => fits({ goods } as Player, part));
    case 'egg':
    case 'silver-window':
    case 'gold-window':
    case 'points':
      return true;
    default:
      return false;
  }
}

const ANSWERED_AT_ONCE: ReadonlySet<Item['kind']> = new Set([
  'choice',
  'production-token',
  'technology',
  'plaza-tile',
  'sideways',
]);

/**
 * Whether a command settles the first pending choice. Choices are made in the order they arise, not in
 * every order.
 */
function isAnswer(state: State, { seat }: Outlook, command: Command): boolean {
  const item = state.items.find((open) => open.seat === seat && ANSWERED_AT_ONCE.has(open.kind));
  if (!item) return false;
  if ('item' in command) return command.item === item.id;
  if (item.kind === 'technology') return command.type === 'ChooseTechnology';
  if (item.kind === 'plaza-tile') return command.type === 'ChoosePlazaTile';
  return item.kind === 'production-token' && command.type === 'ChooseProductionToken';
}

function withoutTail(steps: readonly SearchStep[]): readonly SearchStep[] {
  let placements = 0;
  return steps.filter(
    ({ command }) => !command.type.startsWith('Place') || (placements += 1) <= MAX_PLACEMENTS,
  );
}

// A short text that identifies a position within a turn, so the search visits it once by any path.

export function thoughtKeyOf({ seat }: Outlook, { state, drawn, isCertain }: Thought): string {
  const { turn, items, rows } = state;
  const performances = turn.performances.map((p) => `${p.action}${p.done ? 1 : 0}${p.paid ? 1 : 0}`);
  const open = items.filter((item) => item.seat === seat).map(ofItem);
  return [
    turn.tile?.tile ?? '',
    turn.main,
    turn.extra,
    turn.slotBonus ? 1 : 0,
    performances.join(),
    open.join(),
    drawn.toFixed(2),
    isCertain ? 1 : 0,
    rows.upgrade.slots.join(),
    rows.wall.slots.join(),
    rows.building.slots.join(),
    state.buildings.at(-1)?.site,
    state.bridge.map((place) => (place.plank ? 1 : 0)).join(''),
    state.seals.length,
    ofPlayer(elementAt(state.players, seat)),
  ].join('|');
}

/** Includes the tile or choice that opened the item, because a tile used at once leaves no other trace. */
function ofItem(item: Item): string {
  const detail = item.kind === 'choice' ? JSON.stringify(item.of) : 'tile' in item ? item.tile : '';
  return `${item.kind}${item.id}${detail}`;
}

function ofPlayer(player: Player): string {
  const { goods, tokens, heights, counts, grids } = player;
  const last = player.walls.at(-1);
  return [
    player.score,
    Object.values(goods).join(),
    Object.values(tokens).join(),
    Object.values(heights).join(),
    Object.values(counts).join(),
    grids['hunger-wall'].row,
    grids['hunger-wall'].column,
    grids.cathedral.row,
    grids.cathedral.column,
    player.road,
    player.cubes,
    player.sealRights,
    player.walls.length,
    last ? `${last.cell}${last.rotation}` : '',
    player.technologies.map((owned) => owned.tile).join(),
    Object.values(player.upgrades)
      .map((stack) => `${stack.length}${stack.at(-1)?.tile ?? ''}${stack.at(-1)?.rotation ?? ''}`)
      .join(),
  ].join('.');
}
