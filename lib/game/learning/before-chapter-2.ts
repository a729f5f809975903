import type { Command } from '@/lib/game/engine/commands';

/** The turns before chapter 2; they leave two upgrades on the action board. */
// oxfmt-ignore
export const BEFORE_CHAPTER_2: readonly Command[] = [
  { type: 'TakeActionTile', position: 5 }, { type: 'DeclareAction', action: 'upgrade-action', context: 'main' },
  { type: 'PlaceUpgrade', slot: 3, rotation: 0 },
  { type: 'CollectUpgradeBonus', performance: 1, tile: 'upgrade-i-trestle-bench' },
  { type: 'RefillRow', row: 'upgrade' }, { type: 'EndTurn' }, { type: 'TakeActionTile', position: 4 },
  { type: 'CollectSlotBonus' }, { type: 'DeclareAction', action: 'upgrade-action', context: 'main' },
  { type: 'PlaceUpgrade', slot: 1, rotation: 0 },
  { type: 'CollectUpgradeBonus', performance: 1, tile: 'upgrade-i-trestle-bench' }, { type: 'EndTurn' },
];
