/**
 * The next steps of a simulated turn. A step that can only be good, or whose order does not matter, has no
 * alternatives.
 */
import { candidatesAt } from '@/lib/game/bots/candidates';
import type { Outlook } from '@/lib/game/bots/outlook';
import { stepFrom, type Thought } from '@/lib/game/bots/steps';
import { evaluate } from '@/lib/game/bots/value/evaluate';
import { bonusCandidates } from '@/lib/game/engine/actions/feasible';
import type { Command } from '@/lib/game/engine/commands';
import type { Item, Player, State } from '@/lib/game/engine/state';
import { must, elementAt } from '@/lib/game/engine/util';
import type { Effect } from '@/lib/game/engine/vocabulary';

export interface SearchStep {
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
