/** Questions with exactly one answer are answered together with the step that asked them. */
import type { Command, CommandType, SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import type { Pack } from '@/lib/game/engine/pack-index';
import { standingRow } from '@/lib/game/engine/replay';
import { RULES } from '@/lib/game/engine/rules';
import type { State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import { knownOptions } from './known-options';
import { viewOf, type LiveSnapshot } from './live-snapshot';
import { predict } from './predict';

/** Moves that are legal regardless of an answer. */
const BESIDE: ReadonlySet<CommandType> = new Set<CommandType>([
  ...(['CollectSlotBonus', 'BuyEgg', 'ScoreSpecialPoints', 'CollectUpgradeBonus'] as const),
  ...(['RefreshRow', 'RefillRow', 'ClaimSeal', 'Undo'] as const),
]);

/** Whether a command answers the step before it; a started road counts, because it must continue. */
const isAnswer = (type: CommandType): boolean => type === 'AdvanceRoad' || RULES[type].answers !== undefined;

const known = new WeakMap<State, Command | 'none'>();

/**
 * The seat's next answer if it has no choice: exactly one legal answer, which costs and reveals nothing
 * and leads to no further urgent question.
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
 * Where undo to row `to` should lead: it also skips positions whose question has only one answer, because
 * no one decided there.
 */
export function backPast(pack: Pack, stand: LiveSnapshot, seat: SeatId, to: number): number {
  const earlier = stand.position.trail.map(({ state }) => state);
  const target = earlier.findIndex((state) => standingRow(state) === to);
  const decided = earlier
    .slice(0, target + 1)
    .findLast((state) => !onlyAnswer(pack, viewOf({ ...stand, position: { state, trail: [] } }, seat)));
  return decided ? standingRow(decided) : to;
}
