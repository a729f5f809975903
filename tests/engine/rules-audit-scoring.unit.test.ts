/** The clock and final scoring: what comes when, and what scoring still allows. */
import { describe, expect, test } from 'vitest';
import { knowing } from '../support/engine/knowing';
import { moveUp as moveMarkerUp } from '@/lib/engine/effects/grid';
import { advanceAcademic } from '@/lib/engine/effects/tracks';
import { declare, end, mines, placeBuilding, take } from '../support/engine/commands';
import { given } from '../support/engine/given';
import { built, emptyCity, offered, plazaFace, turnsDone } from '../support/engine/patches-board';
import { at, goods, heights, noWealth } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { patch, PACK, type Patch } from '../support/engine/table';

const END = [take(), declare('manage-mines'), mines('increase'), end] as const;

describe('the clock', () => {
  test.each([
    [2, 3, 9],
    [3, 5, 3],
    [4, 6, 8],
  ] as const)(
    'CLOCK-3, CLOCK-4 with %i players the platform is %i moves from its end, the first after %i more turns',
    (players, moves, before) => {
      const fresh = given({ players });
      expect(fresh.state.crane.platform).toBe(moves);
      const late = given({ players }, turnsDone(before), offered('manage-mines'));
      expect(late.state.crane.platform).toBe(moves);
      const dropped = late.when(late.state.turn.seat, ...END);
      expect(dropped.state.crane.platform).toBe(moves - 1);
      const other = given({ players }, turnsDone(before + 1), offered('manage-mines'));
      expect(other.when(other.state.turn.seat, ...END).state.crane.platform).toBe(moves - 1);
    },
  );
  test.each([
    [2, 16],
    [3, 26],
    [4, 31],
  ] as const)(
    'CLOCK-5, CLOCK-6, END-7 with %i players all rows hold Era II tiles after turn %i',
    (players, turns) => {
      const last = given({ players }, turnsDone(turns - 1), offered('manage-mines'));
      const changed = last.when(last.state.turn.seat, ...END).state;
      const before = given({ players }, turnsDone(turns - 2), offered('manage-mines'));
      expect(before.when(before.state.turn.seat, ...END).state.era).toBe('I');
      expect(changed.era).toBe('II');
      const tiles = [
        ...changed.rows.upgrade.slots.map((id) => PACK.upgradeById.get(id ?? '')),
        ...changed.rows.wall.slots.map((id) => PACK.wallById.get(id ?? '')),
        ...changed.rows.building.slots.map((id) => PACK.buildingById.get(id ?? '')),
      ];
      expect(tiles.map((tile) => tile?.era)).toEqual(Array.from({ length: 12 }, () => 'II'));
      expect(tiles.map((tile) => tile?.special)).toEqual(Array.from({ length: 12 }, (_, i) => i % 4 === 3));
    },
  );
});

/** Seat 1 of two is about to end the last turn. */
const last = (...patches: readonly Patch[]) =>
  given(emptyCity, turnsDone(31), offered('manage-mines'), noWealth(0), noWealth(1), ...patches);

describe('final scoring', () => {
  test('SCORE-1, SCORE-2, R-51 lower rewards come before anything is counted', () => {
    const over = last(
      plazaFace('p2', 'plaza-tan-2-b'), // one step on the university track and 1 point
      built('site-p2-a', 'building-i-canons-house', 0),
      heights(0, { technology: 5, university: 1 }),
    ).when(1, ...END);
    // The step leads to the multiplier 1: 5 points for 5 spaces.
    over.gains(0, { university: 1, points: 1 + 5 });
    const kinds = over.events.flatMap((e) => (e.type === 'Scored' && e.seat === 0 ? [e.source.kind] : []));
    expect(kinds).toEqual(['plaza', 'academics']);
  });
  test('SCORE-2 a plaza that was completed pays nothing again', () => {
    const evaluated = patch(({ plazas }) => ({
      plazas: plazas.map((p) => (p.plaza === 'p2' ? { ...p, evaluated: true } : p)),
    }));
    const claimed = [plazaFace('p2', 'plaza-tan-1-a'), built('site-p2-a', 'building-i-canons-house', 0)];
    last(...claimed)
      .when(1, ...END)
      .gains(0, { points: 4 });
    last(...claimed, evaluated)
      .when(1, ...END)
      .gains(0, {});
  });
  const scoring = (...patches: readonly Patch[]) =>
    knowing(
      given(
        ...patches,
        patch(() => ({ phase: 'scoring' as const })),
      ),
    );
  test('R-34 a technology space reached in scoring counts but grants no draw', () => {
    const work = scoring(heights(0, { technology: 0 }));
    advanceAcademic(work, 0, 'technology', { kind: 'plaza' });
    expect(work.events.map(({ type }) => type)).toEqual(['TrackAdvanced']);
    expect(work.state.players[0]?.heights.technology).toBe(1);
    const playing = knowing(given());
    advanceAcademic(playing, 0, 'technology', { kind: 'plaza' });
    expect(playing.events.map(({ type }) => type)).toContain('TechnologyDrawn');
  });
  test('GRID-12, R-34 a tile at the Cathedral may still be claimed on arrival in scoring', () => {
    const work = scoring(at(0, 'cathedral', 3, 3));
    moveMarkerUp(work, 0, 'cathedral', 'arrow-up');
    expect(work.events.map(({ type }) => type)).toContain('CathedralTilesShown');
    expect(work.state.items.map(({ kind }) => kind)).toEqual(['cathedral-tile']);
  });
});

describe('R-46 a technology that may be chosen later', () => {
  const options = { ...given().state.setup.options, asyncTechnology: true };
  test('R-46 the choice may also be made while another seat is asked', () => {
    const asked = given(
      { players: 3, options },
      emptyCity,
      offered('construct-building'),
      goods(0, { gold: 5, stone: 5 }),
      noWealth(0),
      plazaFace('p2', 'plaza-tan-1-a'),
      built('site-p2-a', 'building-i-canons-house', 1, { rotation: 3 }),
      built('site-p2-b', 'building-i-stonecutters-lodge', 2, { rotation: 3 }),
      inSlot('building', 0, 'building-i-parish-school'),
    )
      .when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c'))
      .waitsFor(1);
    const choices = asked.offered(0).filter(({ type }) => type === 'ChooseTechnology');
    expect(choices).toHaveLength(3);
    for (const choice of choices) asked.when(0, choice).waitsFor(1);
  });
});
