/** ADJ: edge bonuses. */
import { describe, expect, test } from 'vitest';
import { actionBoardContacts } from '@/lib/game/engine/board/contacts';
import { SIX } from '@/lib/game/engine/board/hex';
import { declare, placeUpgrade, take } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { heights, upgraded, walled } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { type Scenario, given } from '../support/engine/scenario';
import { acting, declared } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';

// Earth rampart has no symbol, granary wall has gold on side 4; the apprentices' stone is on side 3.
const player = given(
  upgraded(0, 'upgrade-i-apprentices', 0),
  walled(0, 'wall-i-granary-wall', 'wall-cell-5', 1),
).player(0);

test('ADJ-1 both symbols of a pair are gained, the placed one first', () => {
  // Construct Wall lies south-west of Upgrade an Action: side 3 there is side 0 here.
  const [edge] = actionBoardContacts(PACK, player, 'construct-wall', 'upgrade-i-palisades', 5).edges;
  expect(edge?.gains).toEqual([
    { kind: 'technology', n: 1 },
    { kind: 'stone', n: 1 },
  ]);
  expect(edge?.key).toBe('construct-wall|upgrade-action');
});
test.each(SIX)('ADJ-2 turned %i times a symbol pays only on the side that meets one', (rotation) => {
  const { edges } = actionBoardContacts(PACK, player, 'construct-wall', 'upgrade-i-palisades', rotation);
  expect(edges).toHaveLength(rotation === 5 ? 1 : 0);
});
test('ADJ-4 wall meets wall: the symbols need not be equal', () => {
  // Cell 6 lies south-west of cell 5, whose gold points west (side 4 turned once is 5, north-west:
  // Upgrade's hex).
  const west = given(walled(0, 'wall-i-granary-wall', 'wall-cell-5', 5)).player(0);
  const { edges } = actionBoardContacts(PACK, west, 'wall-cell-6', 'wall-i-watch-platform', 0);
  expect(edges.map(({ gains }) => gains)).toEqual([
    [
      { kind: 'stone', n: 1 },
      { kind: 'gold', n: 1 },
    ],
  ]);
});
test('ADJ-6 one placement can pay several edges', () => {
  // The fortress engineer has symbols on sides 1 and 4; a wall on cell 5 lies east, the quarries west.
  const two = given(
    walled(0, 'wall-i-granary-wall', 'wall-cell-5', 0),
    upgraded(0, 'upgrade-i-iron-wedges', 5),
  ).player(0);
  const { edges } = actionBoardContacts(PACK, two, 'construct-wall', 'upgrade-ii-fortress-engineer', 0);
  expect(edges.map(({ key }) => key).sort()).toEqual([
    'construct-wall|manage-quarries',
    'construct-wall|wall-cell-5',
  ]);
});

describe('R-13 covering an upgrade', () => {
  // The wedges' window points east, towards the wall upgrade, whose own symbol points west.
  const start = [
    offered('upgrade-action'),
    heights(0, { technology: 2 }),
    upgraded(0, 'upgrade-i-iron-wedges', 5),
  ] as const;

  test('ADJ-5 an edge that has paid does not pay again', () => {
    given(
      ...start,
      upgraded(0, 'upgrade-i-palisades', 3),
      inSlot('upgrade', 0, 'upgrade-ii-battlement-masons'),
    )
      .then(({ players }) => expect(players[0]?.paidContacts).toEqual(['construct-wall|manage-quarries']))
      .when(0, take(), declare('upgrade-action'), placeUpgrade(0, 0))
      .gains(0, { university: 2 });
  });
  test('ADJ-5 an edge that has not paid is checked as usual, even if the covered tile had a symbol there', () => {
    // Palisades turned so their symbol points elsewhere: no contact has paid yet.
    given(
      ...start,
      upgraded(0, 'upgrade-i-palisades', 0),
      inSlot('upgrade', 0, 'upgrade-ii-battlement-masons'),
    )
      .when(0, take(), declare('upgrade-action'), placeUpgrade(0, 0))
      .gains(0, { university: 2, technology: 1, 'silver-window': 1 });
  });
});

const coops = 'upgrade-i-hen-coops'; // no side symbols
test('ADJ-3 the university reminder is no side symbol: an upgrade without symbols matches nothing', () => {
  const walls = ['wall-cell-9', 'wall-cell-10', 'wall-cell-11'].map((cell, i) =>
    walled(0, ['wall-i-watch-platform', 'wall-i-granary-wall', 'wall-i-vineyard-wall'][i] ?? '', cell),
  );
  for (const rotation of SIX)
    acting('upgrade-action', ...walls, inSlot('upgrade', 0, coops))
      .when(0, placeUpgrade(0, rotation))
      .gains(0, { university: 1 });
});

// Manage Quarries is west of Construct a Wall; the window of its wedges pointed there, the crane of the
// wedges above does not.
const covered = (simplifiedCovering: boolean): Scenario =>
  declared(
    'upgrade-action',
    { options: { simplifiedCovering } },
    upgraded(0, 'upgrade-i-iron-wedges', 5),
    upgraded(0, 'upgrade-i-treadwheel-crane', 0),
    upgraded(0, 'upgrade-i-lime-kiln', 0),
    inSlot('upgrade', 0, 'upgrade-i-stone-sledges'),
  ).when(0, placeUpgrade(0, 2));
test('R-13, DEV-2 a covered symbol that never paid does not block, with the option it does', () => {
  covered(false).gains(0, { university: 1, egg: 1, 'silver-window': 1 });
  covered(true).gains(0, { university: 1 });
});

describe('EX-7, EX-8 Edge pair', () => {
  // Battlement masons lie on Construct a Wall with technology towards the west, where Manage Quarries lies.
  const start = declared(
    'upgrade-action',
    heights(0, { technology: 2 }),
    upgraded(0, 'upgrade-ii-battlement-masons', 0),
    inSlot('upgrade', 0, 'upgrade-ii-stone-saw'),
  );

  test('EX-7 technology meets silver window: both go to the placing player (ADJ-1)', () => {
    // The window is printed on side 3; four turns bring it to side 1, the east.
    start
      .when(0, placeUpgrade(0, 4))
      .gains(0, { university: 2, technology: 1, 'silver-window': 1 })
      .gains(1, {});
  });
  test.each([0, 1, 2, 3, 5] as const)(
    'EX-8 turned %i times a blank side meets it: nothing (ADJ-2)',
    (rotation) => {
      start.when(0, placeUpgrade(0, rotation)).gains(0, { university: 2 });
    },
  );
});

test('INV-62 every wall cell of the action board touches an action', () => {
  for (const { id } of PACK.actionBoard.wallCells) {
    const across = PACK.actionBoardPlaces.places.get(id)?.across ?? [];
    expect(across.filter((place) => place && !place.startsWith('wall-cell')).length, id).toBeGreaterThan(0);
  }
});
