/** R-17 to its end: games in which no tile shows an action that is always possible. */
import { expect, test } from 'vitest';
import { indexPack } from '@/lib/engine/pack-index';
import { BASE_OPTIONS, BASE_VARIANT } from '@/lib/engine/state';
import { FuzzRun } from '../support/engine/fuzz';
import { planFor } from '../support/engine/fuzz-plan';
import { PACK } from '../support/engine/table';

const ACTIONS = ['construct-wall', 'kings-road'] as const;
/** Every action tile shows Construct a Wall and King's Road, so that players are stuck again and again. */
const STUCK = indexPack({
  ...PACK,
  actionTiles: {
    ...PACK.actionTiles,
    tiles: PACK.actionTiles.tiles.map((tile) => ({ ...tile, sides: { A: ACTIONS, B: ACTIONS } })),
  },
});

test('R-17, TURN-7 two players who are often stuck play to the end, game 701', () => {
  const options = { ...BASE_OPTIONS, refillOnDemand: true, asyncTechnology: true };
  const setup = { players: 2, options, variant: BASE_VARIANT } as const;
  const game = new FuzzRun({ ...planFor(701), setup, pack: STUCK, isRich: false }).play();
  const skipped = game.rows.flatMap(({ events }) =>
    events.filter(({ type }) => type === 'MainActionSkipped'),
  );
  expect(game.position.state.turnsDone).toBe(32);
  expect(skipped.length).toBeGreaterThan(3);
});
