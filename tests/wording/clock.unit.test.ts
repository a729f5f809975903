import { expect, test } from 'vitest';
import { BASE_OPTIONS, BASE_VARIANT } from '@/lib/game/engine/setup';
import { turnsLeft } from '@/lib/game/wording/position';
import { start } from '../support/engine/running';
import { PACK } from '../support/engine/table';

test.each([
  ['Peter Parler, before he has his pawn', { players: 1, solo: 'parler' }, 32],
  ['the simple opponent', { players: 1, solo: 'simple' }, 32],
  ['three people', { players: 3 }, 48],
] as const)('SOLO-1 CLOCK-1 turns left count the whole table: %s', (_who, seats, turns) => {
  const setup = { ...seats, options: BASE_OPTIONS, variant: BASE_VARIANT };
  const { state } = start(PACK, setup, 'ab'.repeat(32)).position;
  expect(turnsLeft({ pack: PACK, state })).toBe(turns);
});
