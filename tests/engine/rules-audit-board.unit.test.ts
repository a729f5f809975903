/** Contacts on the action board, and table options that touch the boards. */
import { describe, expect, test } from 'vitest';
import { actionBoardContacts } from '@/lib/engine/board/contacts';
import { SIX } from '@/lib/engine/board/hex';
import type { Rotation } from '@/lib/engine/commands';
import { BASE_OPTIONS } from '@/lib/engine/state';
import { nth } from '@/lib/engine/util';
import {
  arrow,
  declare,
  moveUp,
  placeBuilding,
  placeUpgrade,
  placeWall,
  sideways,
  skip,
  take,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import { at, goods, noWealth, pawn, upgraded, walled } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { PACK, table, type Patch } from '../support/engine/table';

const TURRET = 'wall-i-corner-turret'; // red corners 0 and 2; turned four times they lie at 4 and 0 of cell 5
const TURNED: Rotation = 4;
/** The orientation in which what is laid meets the turret's corners. */
const meeting = (lay: (rotation: Rotation) => Patch): Patch => {
  const found = SIX.find((rotation) => {
    const player = nth(lay(rotation)(table()).state.players, 0);
    return actionBoardContacts(PACK, player, 'wall-cell-5', TURRET, TURNED).corners.length === 1;
  });
  if (found === undefined) throw new Error('the corners never meet');
  return lay(found);
};
const lime = meeting((rotation) => upgraded(0, 'upgrade-i-lime-kiln', rotation)); // south-west corner
const beacon = meeting((rotation) => walled(0, 'wall-i-beacon-tower', 'wall-cell-6', rotation)); // the same point
const rampart = meeting((rotation) => walled(0, 'wall-i-earth-rampart', 'wall-cell-4', rotation)); // north
const turret = (...laid: readonly Patch[]) =>
  given(offered('construct-wall'), noWealth(0), goods(0, { stone: 5 }), ...laid, inSlot('wall', 0, TURRET))
    .when(0, take(), declare('construct-wall'))
    .when(0, placeWall(0, 'wall-cell-5', TURNED));

describe('red corners', () => {
  test('CORNER-3, R-23 one other corner at a point brings one token, two bring two', () => {
    expect(turret().player(0).tokens['red-token']).toBe(0);
    expect(turret(lime).player(0).tokens['red-token']).toBe(1);
    const both = turret(lime, beacon);
    expect(both.player(0).tokens['red-token']).toBe(2);
    const points = both
      .eventsOf('CornersMatched')
      .flatMap(({ contacts }) => contacts.map((c) => c.split('|')[0]));
    expect(new Set(points).size).toBe(1);
  });
  test('CORNER-6, R-23 the corners of one tile are counted separately and added', () => {
    expect(turret(lime, rampart).player(0).tokens['red-token']).toBe(2);
    expect(turret(lime, beacon, rampart).player(0).tokens['red-token']).toBe(3);
  });
});

describe('DEV-2 simplified covering', () => {
  // Manage Quarries lies west of Construct a Wall. The wedges' window pointed there, the crane above them does not.
  const laid = [
    upgraded(0, 'upgrade-i-iron-wedges', 5),
    upgraded(0, 'upgrade-i-treadwheel-crane', 0),
    upgraded(0, 'upgrade-i-lime-kiln', 0),
    offered('upgrade-action'),
    inSlot('upgrade', 0, 'upgrade-i-stone-sledges'),
  ];
  const covered = (simplifiedCovering: boolean) =>
    given({ options: { ...BASE_OPTIONS, simplifiedCovering } }, ...laid).when(
      0,
      take(),
      declare('upgrade-action'),
      placeUpgrade(0, 2),
    );
  test('R-13 a covered symbol that never paid does not block', () => {
    expect(covered(false).eventsOf('EdgeMatched')).toHaveLength(1);
    covered(false).gains(0, { university: 1, egg: 1, 'silver-window': 1 });
  });
  test('DEV-2 with the option it does', () => {
    expect(covered(true).eventsOf('EdgeMatched')).toEqual([]);
    covered(true).gains(0, { university: 1 });
  });
});

describe('R-16 what may be declined', () => {
  test('R-16, GRID-10 an up arrow: nothing is moved and nothing paid', () => {
    const open = given(goods(0, { 'silver-window': 2, gold: 3, stone: 3 }), at(0, 'cathedral', 0, 1)).when(
      0,
      moveUp('cathedral'),
    );
    open.open(0, 'arrow').when(0, arrow('cathedral', false)).gains(0, {}).open(0);
  });
  test('R-16 not a move from a wall symbol', () => {
    given(
      offered('construct-wall'),
      noWealth(0),
      goods(0, { stone: 5 }),
      inSlot('wall', 0, 'wall-i-earth-rampart'),
    )
      .when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'))
      .refused(0, { type: 'EndTurn' }, 'must-be-resolved', 'TURN-8')
      .refused(0, skip, 'main-action-done')
      .when(0, sideways('hunger-wall'), { type: 'EndTurn' });
  });
});

describe('R-60 when a reward may wait', () => {
  const options = { ...BASE_OPTIONS, deferPlazaRewards: true };
  const completed = (face: string) =>
    given(
      { players: 3, options },
      emptyCity,
      offered('construct-building'),
      goods(0, { gold: 5, stone: 5 }),
      noWealth(0),
      noWealth(1),
      plazaFace('p2', face),
      built('site-p2-a', 'building-i-canons-house', 1, { rotation: 3 }),
      built('site-p2-b', 'building-i-stonecutters-lodge', 2, { rotation: 3 }),
      inSlot('building', 0, 'building-i-rubble-yard'),
    ).when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c'));
  test('R-60, DEV-1 not if a technology would be drawn from a shared stack', () => {
    completed('plaza-tan-4-a').waitsFor(1);
  });
  test('R-60, DEV-1 but if nothing shared is touched', () => {
    completed('plaza-tan-2-a').waitsFor(0).open(1, 'plaza-reward');
  });
});

describe('faces and road tiles', () => {
  test('R-59 both sides of the plaza tiles come up by chance, or side A alone', () => {
    const sides = (plazaFaces: 'A' | 'random') =>
      ['a', 'b', 'c'].flatMap((seed) =>
        table({ seed, variant: { plazaFaces } }).state.plazas.flatMap(({ face }) =>
          face ? [face.slice(-2)] : [],
        ),
      );
    expect(new Set(sides('A'))).toEqual(new Set(['-a']));
    expect(new Set(sides('random'))).toEqual(new Set(['-a', '-b']));
  });
  test.each([
    [2, 0],
    [3, 3],
    [4, 0],
    [5, 0],
  ])(
    'VARIANT-11, VARIANT-10 with the pawn on space %i a plain building scores %i from the tile on III',
    (space, points) => {
      given(
        { variant: { roadTiles: { III: 'B' } } },
        emptyCity,
        offered('construct-building'),
        noWealth(0),
        pawn(0, space),
        inSlot('building', 0, 'building-i-corner-house'),
      )
        .when(0, take(), declare('construct-building'))
        .then((_state, now) => {
          const built = now.when(0, placeBuilding(0, 'site-p2-b', 0));
          const road = built.eventsOf('Scored').filter(({ source }) => source.kind === 'road');
          expect(road.map((event) => event.points)).toEqual(points === 0 ? [] : [points]);
        });
    },
  );
});
