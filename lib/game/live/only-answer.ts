/** Questions that have one answer: they are answered with the step that asked them. */
import type { Command, CommandType, SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import { standingRow } from '@/lib/game/engine/replay';
import { RULES } from '@/lib/game/engine/rules';
import type { State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import { knownOptions } from './known-options';
import { predict } from './predict';
import { viewOf, type Stand } from './stand';

/** Moves that are legal both before and after an answer. */
const BESIDE: ReadonlySet<CommandType> = new Set<CommandType>([
  ...(['CollectSlotBonus', 'BuyEgg', 'ScoreSpecialPoints', 'CollectUpgradeBonus'] as const),
  ...(['RefreshRow', 'RefillRow', 'ClaimSeal', 'Undo'] as const),
]);

/** Whether a command answers what the step before has asked for; who has begun the road goes on. */
const isAnswer = (type: CommandType): boolean => type === 'AdvanceRoad' || RULES[type].answers !== undefined;

const known = new WeakMap<State, Command | 'none'>();

/**
 * The next answer of the seat, where it has no choice: one legal answer, nothing paid for it, nothing hidden
 * shown by it, and no question after it that has to be answered at once.
 */
export function onlyAnswer(pack: Pack, view: View): Command | undefined {
  const { state } = view;
  const found = known.get(state) ?? workOut(pack, view) ?? 'none';
  known.set(state, found);
  return found === 'none' ? undefined : found;
}

function workOut(pack: Pack, view: View): Command | undefined {
  const { commands, open } = knownOptions(pack, view);
  if (!open.some(({ class: of }) => of === 'must' || of === 'now')) return undefined;
  const [only, other] = commands.filter(({ command }) => !BESIDE.has(command.type));
  if (!only || other || only.reveals || !isAnswer(only.command.type)) return undefined;
  const prediction = predict(pack, view, only.command);
  const events = prediction.ok ? prediction.value.events : undefined;
  return events?.every((event) => event.type !== 'Paid' && !asksNow(event)) ? only.command : undefined;
}

const asksNow = (event: Event): boolean => event.type === 'ItemOpened' && event.item.class === 'now';

/**
 * Where one step back leads that was to lead to row `to`: past positions that ask what has one answer, for
 * nobody has decided there.
 */
export function backPast(pack: Pack, stand: Stand, seat: SeatId, to: number): number {
  const earlier = stand.position.trail.map(({ state }) => state);
  const target = earlier.findIndex((state) => standingRow(state) === to);
  const decided = earlier
    .slice(0, target + 1)
    .findLast((state) => !onlyAnswer(pack, viewOf({ ...stand, position: { state, trail: [] } }, seat)));
  return decided ? standingRow(decided) : to;
}
