import { describe, expect, test } from 'vitest';
import { actionBoardContacts, cityContacts } from '@/lib/engine/board/contacts';
import { SIX } from '@/lib/engine/board/hex';
import { declare, placeUpgrade, placeWall, take } from '../support/engine/commands';
import { given } from '../support/engine/given';
import { built, emptyCity, offered } from '../support/engine/patches-board';
import { goods, heights, upgraded, walled } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { PACK } from '../support/engine/table';

describe('edges', () => {
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
    // Cell 6 lies south-west of cell 5, whose gold points west (side 4 turned once is 5, north-west: Upgrade's hex).
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
});

describe('R-13 covering an upgrade', () => {
  // The wedges' window points east, where the wall upgrade lies with its own symbol pointing west.
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
    // Palisades turned so that their symbol points elsewhere: no contact has paid yet.
    given(
      ...start,
      upgraded(0, 'upgrade-i-palisades', 0),
      inSlot('upgrade', 0, 'upgrade-ii-battlement-masons'),
    )
      .when(0, take(), declare('upgrade-action'), placeUpgrade(0, 0))
      .gains(0, { university: 2, technology: 1, 'silver-window': 1 });
  });
  test('CORNER-5 a corner contact that has paid does not pay again, a new one does', () => {
    const corner = [
      offered('upgrade-action'),
      upgraded(0, 'upgrade-i-lime-kiln', 2),
      walled(0, 'wall-i-beacon-tower', 'wall-cell-5', 4),
      inSlot('upgrade', 0, 'upgrade-ii-siege-cranes'),
    ] as const;
    given(...corner)
      .when(0, take(), declare('upgrade-action'), placeUpgrade(0, 2))
      .gains(0, { university: 2 });
    given(...corner, walled(0, 'wall-i-drum-tower', 'wall-cell-7', 1))
      .when(0, take(), declare('upgrade-action'), placeUpgrade(0, 4))
      .gains(0, { university: 2, 'red-token': 1, gold: 1, stone: 1 });
  });
});

describe('corners', () => {
  test('CORNER-6 several corners of one tile are counted separately and added', () => {
    // The corner turret has corners 0 and 2. On cell 5 they meet a wall on cell 4 and one on cell 6.
    given(
      offered('construct-wall'),
      goods(0, { stone: 2 }),
      walled(0, 'wall-i-beacon-tower', 'wall-cell-4', 3),
      walled(0, 'wall-i-earth-rampart', 'wall-cell-6', 1),
      inSlot('wall', 0, 'wall-i-corner-turret'),
    )
      .when(0, take(), declare('construct-wall'))
      .then((_s, scenario) => {
        const yields = SIX.map((rotation) => {
          const after = scenario.when(0, placeWall(0, 'wall-cell-5', rotation));
          return after.player(0).tokens['red-token'];
        });
        expect(Math.max(...yields)).toBe(2);
        expect(yields.filter((n) => n === 2)).toHaveLength(1);
        expect(yields.filter((n) => n === 1)).toHaveLength(2);
      });
  });
  test('CORNER-2 blue corners meet printed corners and those of other buildings', () => {
    const { state } = given(
      { players: 4 },
      emptyCity,
      built('site-p1-b', 'building-i-pilgrims-shelter', 1, { cube: false, rotation: 5 }),
    );
    // Printed corner 1 lies at corner 2 of p1-b and corner 0 of p2-a; the shelter's corner 3 turned five times is there as well.
    const contacts = (rotation: (typeof SIX)[number]): number =>
      cityContacts(PACK, state, 'site-p2-a', 'building-i-canons-house', rotation).length;
    expect(SIX.map(contacts)).toEqual([2, 0, 0, 0, 0, 0]);
  });
  test('CORNER-4 only the placing player gains', () => {
    const { state } = given({ players: 4 }, emptyCity);
    expect(cityContacts(PACK, state, 'site-p1-a', 'building-i-canons-house', 0)).toEqual([]);
  });
});
