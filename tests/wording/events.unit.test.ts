import { describe, expect, test } from 'vitest';
import type { Event, EventOf } from '@/lib/game/engine/events';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { describeEvent, describeRow, joinLines, sentencesOf } from '@/lib/game/wording/events';
import { PACK } from '../support/engine/table';
import { EVENTS, SEATS } from './samples';

const BROKEN = /undefined|NaN|null|\[object|\bnot-|-i-\d/;
const TELL = { words: wordingOf('en'), pack: PACK, seats: SEATS, side: 'A' } as const;
const told = (event: Event) => describeEvent(TELL, event).text;

describe('every event has words', () => {
  test.each(Object.values(EVENTS).map((event) => [event.type, event] as const))('%s', (_type, event) => {
    const text = told(event);
    expect(text.length).toBeGreaterThan(5);
    expect(text).not.toMatch(BROKEN);
  });
});

const row = (...events: Event[]) => describeRow(TELL, { seat: 0, command: { type: 'EndTurn' }, events });
const paid = (kind: EventOf<'Paid'>['source']['kind'], cost: EventOf<'Paid'>['cost']): Event => ({
  type: 'Paid',
  seat: 0,
  cost,
  source: { kind },
});

describe('a row of the log', () => {
  test('ends no sentence twice', () => {
    expect(joinLines(['It is said …', 'So it was', 'Anna begins turn 1'])).toBe(
      'It is said … So it was. Anna begins turn 1',
    );
  });

  test('names the price in the sentence of the purchase', () => {
    expect(row(paid('crane', { gold: 1 }), EVENTS.ActionTileTaken)).toEqual([
      'Anna takes the action tile Mines / Wall from the red zone for 1 gold',
    ]);
  });

  test('says the name once, and again when it is about somebody else', () => {
    const other: Event = { type: 'Scored', seat: 1, points: 2, source: { kind: 'plaza' } };
    expect(row(EVENTS.PlazaRewardTaken, EVENTS.Scored, other)).toEqual([
      'Anna takes the upper reward of plaza 2',
      'scores 4 points (plaza)',
      'Bohumil scores 2 points (plaza)',
    ]);
  });

  test('puts gains from one source into one line, with amounts', () => {
    expect(row(EVENTS.Gained, EVENTS.Scored)).toEqual([
      'Anna gains 2 silver windows and scores 4 points (plaza)',
    ]);
  });

  test('begins with the placement and adds up what tile and site cost', () => {
    const reward: Event = { type: 'Gained', seat: 0, what: 'stone', n: 2, source: { kind: 'building' } };
    const lines = row(
      paid('building', { gold: 2 }),
      reward,
      paid('site', { gold: 1 }),
      EVENTS.BuildingPlaced,
    );
    expect(lines).toEqual([
      'Anna builds Chandlery on site 2B (plaza 2) with a cube on it for 3 gold',
      'gains 2 stone (building)',
    ]);
  });

  test('tells what does not fit, and what concerns the whole table', () => {
    const full: Event = {
      type: 'Gained',
      seat: 0,
      what: 'gold',
      n: 1,
      lost: 2,
      source: { kind: 'production' },
    };
    expect(row(full, EVENTS.PlatformMoved)).toEqual([
      'Anna gains 1 gold, 2 more does not fit (production)',
      'The turn cube drops: 2 steps left on the platform',
    ]);
  });

  test('names the player again after a line about the whole table', () => {
    expect(row(EVENTS.Produced, EVENTS.ScoringStarted, EVENTS.Scored)).toEqual([
      'Anna produces gold',
      'The final scoring begins',
      'Anna scores 4 points (plaza)',
    ]);
  });

  test('has a line even when only the books changed', () => {
    expect(row(EVENTS.ActionDone)).toEqual(['Anna takes a step']);
  });

  test('can be read as running text', () => {
    const lines = ['Anna takes a tile', 'scores 2 points', 'The wheel turns', 'Žofie begins turn 2'];
    expect(joinLines(lines)).toBe('Anna takes a tile; scores 2 points. The wheel turns. Žofie begins turn 2');
  });

  test('can be read sentence by sentence', () => {
    const lines = ['scores 2 points', 'takes a tile', 'Žofie begins turn 2', 'gains 1 egg'];
    expect(sentencesOf(lines)).toEqual(['scores 2 points; takes a tile', 'Žofie begins turn 2; gains 1 egg']);
    expect(joinLines([])).toBe('');
  });
});
