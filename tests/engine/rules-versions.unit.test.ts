/**
 * A game keeps to the rules it was begun under: decisions that the first version made differently stay so.
 */
import { describe, expect, test } from 'vitest';
import { BASE_OPTIONS } from '@/lib/game/engine/setup';
import { RULES } from '@/lib/game/rulesets';
import { PLAIN_ACTION, PLAIN_TURN, buildKeepingCube, end, placeBuilding } from '../support/engine/commands';
import { built, emptyCity, offered, plazaFace, turnsDone } from '../support/engine/patches-board';
import { counts, goods, noWealth, player, technology } from '../support/engine/patches-player';
import { emptySlot, inSlot, shortStack } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { declared } from '../support/engine/scenes';
import { HUMAN, deck, givenSolo, plainTurn, plans } from '../support/engine/solo';
import { type Patch, patch } from '../support/engine/table';
import { HOUSE_FOR_GOLD, HOUSE_WITH_GOLD_MINE } from '../support/engine/tiles';

const first: Patch = patch(() => ({ rulesVersion: 1 }));
const lastTurn = (...patches: readonly Patch[]) =>
  given(
    { players: 2, options: BASE_OPTIONS },
    first,
    turnsDone(31),
    emptyCity,
    offered('manage-mines'),
    ...patches,
  )
    .when(1, ...PLAIN_ACTION)
    .when(1, end);

test('the versions are numbered from 1 without a gap', () => {
  expect(RULES.map(({ version }) => version)).toEqual(RULES.map((_, i) => i + 1));
});

describe('a game of the first version', () => {
  test('PARLER-8 fills the leftmost empty slot after Parler took a tile', () => {
    const short = [emptySlot('wall', 0), shortStack('wall', 'normal', 0)] as const;
    const done = givenSolo(
      'parler',
      first,
      emptyCity,
      plainTurn,
      plans('p5', { wall: 2 }),
      deck('wall-quarry'),
      ...short,
    ).when(HUMAN, ...PLAIN_TURN);
    expect(done.eventsOf('RowRefilled')).toMatchObject([{ row: 'wall', slot: 0 }]);
  });
  test('R-33 lets no ability of the last turn pay again in scoring', () => {
    const over = lastTurn(
      plazaFace('p2', 'plaza-tan-3-a'),
      built('site-p2-a', HOUSE_FOR_GOLD, 0),
      noWealth(0),
      technology(0, 'technology-ii-blue-token'),
      patch(({ turn }) => ({ turn: { ...turn, abilities: ['0:technology-ii-blue-token'] } })),
    );
    expect(over.eventsOf('AbilityUsed')).toEqual([]);
  });
  test('BUILD-8 offers no cube to be kept', () => {
    declared(
      'construct-building',
      { players: 4 },
      first,
      noWealth(0),
      goods(0, { gold: 4 }),
      inSlot('building', 0, HOUSE_WITH_GOLD_MINE),
      counts(0, { 'gold-mine': 7 }),
      player(0, { cubes: 1 }),
    )
      .refused(0, buildKeepingCube(0, 'site-p1-a'), 'no-cube-choice', 'R-65')
      .when(0, placeBuilding(0, 'site-p1-a'))
      .gains(0, { gold: -2, 'gold-mine': 1, cubes: -1, 'seal-rights': 1 });
  });
  test('R-46 keeps an open choice when it ends', () => {
    const source = { kind: 'action' } as const;
    const kept = patch(({ nextItem: id }) => ({
      items: [{ kind: 'technology', id, seat: 0, level: 'I', drawn: true, class: 'keep', source }],
      nextItem: id + 1,
    }));
    lastTurn(kept).open(0, 'technology');
  });
  test('WINDOW-3 names the extra action where windows have to be chosen', () => {
    const windows = goods(0, { 'gold-window': 2, 'silver-window': 1 });
    const asked = (...patches: readonly Patch[]) =>
      given(...patches, offered('manage-mines'), windows)
        .when(0, ...PLAIN_TURN)
        .state.items.map(({ kind, source }) => [kind, source.kind]);
    expect(asked(first)).toEqual([['windows', 'extra-action']]);
    expect(asked()).toEqual([['windows', 'turn-end']]);
  });
});
