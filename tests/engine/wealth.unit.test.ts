/** WEALTH: gold, stone and wealth bonuses. */
import { expect, test } from 'vitest';
import { advanceAcademic } from '@/lib/game/engine/effects/tracks';
import {
  choose,
  collect,
  declare,
  mines,
  plazaTile,
  quarries,
  reward,
  take,
  use,
} from '../support/engine/commands';
import { knowing, scoring } from '../support/engine/knowing';
import { offered, plazaFace } from '../support/engine/patches-board';
import { counts, goods, heights, technology, wealth } from '../support/engine/patches-player';
import { type Scenario, given } from '../support/engine/scenario';
import { RIVALS, about, complete, mining, quarrying } from '../support/engine/scenes';
import { type Patch } from '../support/engine/table';

test('WEALTH-7 a wealth bonus of another player is settled in the middle (P-WEALTH)', () => {
  complete(
    given(
      { players: 3 },
      about('plaza-grey-blue-a', RIVALS),
      goods(1, { gold: 7 }),
      wealth(1, 'wealth-gold-6'),
    ),
  )
    .when(1, reward('p2', 'lower'))
    .gains(1, { gold: 2, cubes: 1 })
    .open(1, 'choice')
    .waitsFor(1)
    .when(1, choose(1))
    .gains(1, { points: 2 })
    .open(2, 'sideways')
    .waitsFor(2);
});

const from = (gold: number, slot: 'gold-1' | 'gold-2', ...patches: readonly Patch[]): Scenario =>
  given(offered('manage-mines', slot), goods(0, { gold }), ...patches).when(0, take());

test('WEALTH-2, WEALTH-6 the first time at 6 gold: its gain and a cube', () => {
  from(5, 'gold-1').when(0, collect).gains(0, { gold: 1, points: 1, cubes: 1 });
  from(4, 'gold-1').when(0, collect).gains(0, { gold: 1 });
  given(offered('manage-mines', 'stone-1'), goods(0, { stone: 5 }))
    .when(0, take(), collect)
    .gains(0, { stone: 1, points: 1, cubes: 1 });
});
test('WEALTH-3 9 gold or 9 stone, whichever comes first: one choice for both together', () => {
  from(8, 'gold-1', wealth(0, 'wealth-gold-6'))
    .when(0, collect)
    .open(0, 'choice')
    .when(0, choose(0))
    .gains(0, { 'silver-window': 1 });
  from(8, 'gold-1', wealth(0, 'wealth-gold-6', 'wealth-9'))
    .when(0, collect)
    .open(0)
    .gains(0, { gold: 1 });
});
test('P-WEALTH its choice is answered before anything else', () => {
  from(8, 'gold-1', wealth(0, 'wealth-gold-6'))
    .when(0, collect)
    .refused(0, declare('manage-mines'), 'answer-first', 'TIMING-7')
    .refused(0, choose(2), 'unknown-option')
    .refused(0, { type: 'ChooseAlternative', item: 99, option: 0 }, 'answer-first')
    .when(0, choose(1))
    .gains(0, { points: 2 });
});
test('WEALTH-4 one gain that crosses 6 and arrives at 9 pays both, the 6-bonus first (R-29)', () => {
  const rich = given(
    technology(0, 'technology-iii-produce-gold'),
    goods(0, { gold: 5 }),
    counts(0, { 'gold-mine': 5 }),
  ).when(0, use('technology-iii-produce-gold'));
  expect(rich.eventsOf('WealthBonusTaken').map(({ bonus: id }) => id)).toEqual(['wealth-gold-6', 'wealth-9']);
  rich.gains(0, { gold: 4, stone: 2, points: 3, cubes: 2 }).open(0, 'choice');
});
test('WEALTH-4 gain that is lost at 9 still counts as reaching 9', () => {
  from(9, 'gold-1', wealth(0, 'wealth-gold-6')).when(0, collect).gains(0, { cubes: 1 }).open(0, 'choice');
});
test('WEALTH-5, WEALTH-8 spending and reaching it again gives nothing', () => {
  from(5, 'gold-1', wealth(0, 'wealth-gold-6')).when(0, collect).gains(0, { gold: 1 });
});
test('WEALTH-7 also in the middle of a technology that continues', () => {
  given(
    technology(0, 'technology-iv-plaza'),
    plazaFace('p2', 'plaza-tan-4-b'),
    goods(0, { gold: 7 }),
    wealth(0, 'wealth-gold-6'),
  )
    .when(0, use('technology-iv-plaza'), plazaTile('p2'))
    .gains(0, { gold: 2, egg: 1, points: 3, cubes: 1 })
    .open(0, 'choice');
});

test('WEALTH-1 nobody holds more than 9 gold or 9 stone', () => {
  quarrying(goods(0, { stone: 8 }), counts(0, { quarry: 2 }))
    .when(0, quarries('produce'))
    .gains(0, { stone: 1 });
  mining(goods(0, { gold: 8 }), counts(0, { 'gold-mine': 2 }))
    .when(0, mines('produce'))
    .gains(0, { gold: 1 });
});

test('R-34 a technology space reached in scoring counts but grants no draw', () => {
  const work = scoring(heights(0, { technology: 0 }));
  advanceAcademic(work, 0, 'technology', { kind: 'plaza' });
  expect(work.events.map(({ type }) => type)).toEqual(['TrackAdvanced']);
  expect(work.state.players[0]?.heights.technology).toBe(1);
  const playing = knowing(given());
  advanceAcademic(playing, 0, 'technology', { kind: 'plaza' });
  expect(playing.events.map(({ type }) => type)).toContain('TechnologyDrawn');
});
