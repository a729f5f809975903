import { describe, expect, test } from 'vitest';
import { evolve } from '@/lib/game/engine/evolve';
import { replay, advance } from '@/lib/game/engine/replay';
import { ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import {
  chooseTechnology,
  collect,
  declare,
  end,
  mines,
  placeBuilding,
  refill,
  refresh,
  reward,
  take,
  undo,
} from '../support/engine/commands';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import { goods, heights } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { HOUSE_FOR_GOLD, HOUSE_WITH_GOLD_MINE } from '../support/engine/tiles';

/** Everything but the number of the newest row. */
const plain = (state: State): State => ({ ...state, seq: 0 });

const start = given(offered('manage-mines', 'gold-2'));
const taken = start.when(0, take());
const collected = taken.when(0, collect);
const declared = collected.when(0, declare('manage-mines'));

describe('DEC-38 undo', () => {
  test('goes back to the exact earlier state but for the row number', () => {
    const back = declared.when(0, undo(taken.state.seq));
    expect(plain(back.state)).toEqual(plain(taken.state));
    expect(back.state.seq).toBe(declared.state.seq + 1);
    expect(back.secrets).toEqual(taken.secrets);
  });
  test('goes back to the floor, where the turn began', () => {
    const back = declared.when(0, undo(start.state.seq));
    expect(plain(back.state)).toEqual(plain(start.state));
    expect(back.offered(0).some(({ type }) => type === 'Undo')).toBe(false);
    back.refused(0, undo(start.state.seq), 'nothing-to-undo', 'DEC-38');
  });
  test('can be done twice in a row', () => {
    const twice = declared.when(0, undo(collected.state.seq)).when(0, undo(start.state.seq));
    expect(plain(twice.state)).toEqual(plain(start.state));
  });
  test('works after continuing from an earlier undo', () => {
    const again = declared.when(0, undo(taken.state.seq)).when(0, declare('manage-mines'));
    const last = again.when(0, mines('increase'));
    const back = last.when(0, undo(again.state.seq));
    expect(plain(back.state)).toEqual(plain(again.state));
    const floor = last.when(0, undo(taken.state.seq));
    expect(plain(floor.state)).toEqual(plain(taken.state));
  });
  test('rows taken back cannot be returned to, nor the newest, nor one that does not exist', () => {
    const back = declared.when(0, undo(taken.state.seq));
    back.refused(0, undo(declared.state.seq), 'undo-barrier', 'DEC-38');
    declared.refused(0, undo(declared.state.seq), 'undo-barrier').refused(0, undo(99), 'undo-barrier');
  });
  test('is only for the active seat', () => {
    declared.refused(1, undo(taken.state.seq), 'not-your-turn', 'DEC-38');
  });
  test('names the rows that were taken back', () => {
    const back = declared.when(0, undo(taken.state.seq));
    expect(back.events).toEqual([
      { type: 'Undone', seat: 0, to: taken.state.seq, rows: [collected.state.seq, declared.state.seq] },
    ]);
  });
});

describe('undo barriers', () => {
  test('the end of a turn cannot be taken back (DEC-11)', () => {
    const ended = declared.when(0, mines('increase'), end);
    ended
      .refused(1, undo(start.state.seq), 'nothing-to-undo')
      .refused(0, undo(taken.state.seq), 'not-your-turn');
    expect(ended.state.undo).toEqual({ floor: ended.state.seq, steps: [] });
  });
  test('a refresh shows new tiles (DEC-8)', () => {
    const shown = taken.when(0, refresh('wall', [0, 1]));
    shown.refused(0, undo(taken.state.seq), 'nothing-to-undo');
    const later = shown.when(0, collect);
    later.refused(0, undo(taken.state.seq), 'undo-barrier');
    expect(plain(later.when(0, undo(shown.state.seq)).state)).toEqual(plain(shown.state));
  });
  test('a technology draw shows tiles to its owner, choosing does not (DEC-25)', () => {
    const learned = given(
      offered('construct-building', 'special'),
      goods(0, { gold: 3 }),
      inSlot('building', 3, 'building-i-masters-college'),
    ).when(0, take(), declare('construct-building'), placeBuilding(3, 'site-p1-a'));
    expect(learned.state.undo.steps).toEqual([]);
    const [tile = ''] = learned.offered(0).flatMap((c) => (c.type === 'ChooseTechnology' ? [c.tile] : []));
    const chosen = learned.when(0, chooseTechnology(tile));
    const back = chosen.when(0, undo(learned.state.seq));
    expect(back.secrets, 'the unchosen tiles are back in the offer').toEqual(learned.secrets);
  });
  test.each([
    ['without DEV-3 the refill of a slot is a barrier (HEX-3)', false],
    ['with DEV-3 a placement can be taken back until the row is refilled', true],
  ])('%s', (_title, refillOnDemand) => {
    const options = { ...ONLINE_OPTIONS, refillOnDemand };
    const built = given(
      { players: 2, options },
      offered('construct-building'),
      goods(0, { gold: 3, stone: 3 }),
      inSlot('building', 0, HOUSE_WITH_GOLD_MINE),
    ).when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p1-a'));
    expect(built.state.undo.steps.length > 0).toBe(refillOnDemand);
    if (!refillOnDemand) return;
    built.when(0, undo(built.state.undo.floor)).gains(0, { gold: 2, 'gold-mine': -1, cubes: 1 });
    const refilled = built.when(0, refill('building'));
    expect(refilled.state.undo.steps).toEqual([]);
  });
  test('the answer of another seat is a barrier', () => {
    const options = { refillOnDemand: true };
    const asked = given(
      { players: 2, options },
      emptyCity,
      offered('construct-building'),
      heights(0, { technology: 2 }),
      goods(0, { gold: 4, stone: 4 }),
      plazaFace('p1', 'plaza-tan-1-a'),
      built('site-p1-a', HOUSE_FOR_GOLD, 1),
      inSlot('building', 0, 'building-i-stonecutters-lodge'),
    ).when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p1-b', 3));
    asked.waitsFor(1);
    expect(asked.offered(0).map(({ type }) => type)).toContain('Undo');
    const answered = asked.when(1, reward('p1', 'lower'));
    expect(answered.state.undo.steps).toEqual([]);
    answered.refused(0, undo(start.state.seq), 'nothing-to-undo');
  });
});

describe('folding', () => {
  test('an empty log, a row without events and an event before the start are bugs', () => {
    expect(() => replay([])).toThrow('empty log');
    expect(() => advance(undefined, { seq: 1, events: [] })).toThrow('no events');
    expect(() => evolve(undefined, { type: 'LastCallStarted' })).toThrow('before GameStarted');
  });
  test('Undone needs the log', () => {
    const undone = { type: 'Undone', seat: 0, to: 1, rows: [] } as const;
    expect(() => evolve(start.state, undone)).toThrow('with the log');
    expect(() => advance({ state: start.state, trail: [] }, { seq: 9, seat: 0, events: [undone] })).toThrow(
      'does not hold',
    );
  });
});
