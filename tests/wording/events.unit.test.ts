import { describe, expect, test } from 'vitest';
import type { Event, EventOf } from '@/lib/game/engine/events';
import { describeEvent, describeRow, rowText } from '@/lib/game/wording/events';
import { joinLines, partsOf, sentencesOf } from '@/lib/game/wording/log-lines';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTables } from '../support/components/golden-table';
import { PACK } from '../support/engine/table';
import { EVENTS, SEATS } from './samples';

const BROKEN = /undefined|NaN|null|\[object|\bnot-|-i-\d/;
const TELL = { words: wordingOf('en'), pack: PACK, seats: SEATS, side: 'A' } as const;
const told = (event: Event) => describeEvent(TELL, event).text;

test.each(Object.values(EVENTS))('$type has words', (event) => {
  expect(told(event).length).toBeGreaterThan(5);
  expect(told(event)).not.toMatch(BROKEN);
});

const factsOf = (events: readonly Event[]) => ({ seat: 0, command: { type: 'EndTurn' }, events }) as const;
const row = (...events: Event[]) => partsOf(TELL, describeRow(TELL, factsOf(events)));
const paid = (kind: EventOf<'Paid'>['source']['kind'], cost: EventOf<'Paid'>['cost']): Event => ({
  type: 'Paid',
  seat: 0,
  cost,
  source: { kind },
});

/** Of another player than the first. */
const SCORED_BY_OTHER: Event = { type: 'Scored', seat: 1, points: 2, source: { kind: 'plaza' } };

describe('a row of the log', () => {
  test('ends no sentence twice', () => {
    const lines = [
      { parts: ['It is said …'] },
      { parts: ['so it was'] },
      { seat: 0, parts: ['begins turn 1'] },
    ];
    expect(joinLines(TELL, lines)).toBe('It is said … So it was. Anna begins turn 1');
  });

  test('names the price in the sentence of the purchase', () => {
    expect(row(paid('crane', { gold: 1 }), EVENTS.ActionTileTaken)).toEqual([
      'Anna takes the action tile Mines / Wall from the red zone for 1 gold',
    ]);
  });

  test('says the name once, and again when it is about somebody else', () => {
    expect(row(EVENTS.PlazaRewardTaken, EVENTS.Scored, SCORED_BY_OTHER)).toEqual([
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
    const paidTwice = [paid('building', { gold: 2 }), reward, paid('site', { gold: 1 })];
    expect(row(...paidTwice, EVENTS.BuildingPlaced)).toEqual([
      'Anna builds Chandlery on site 2B (plaza 2) with a cube on it for 3 gold',
      'gains 2 stone (building)',
    ]);
  });

  test.each(['solo-parler', 'solo-parler-by-chance', 'solo-parler-b-side', 'rules-2-solo-parler'])(
    'tells all that a card of Peter Parler leads to after it: %s',
    (game) => {
      let cards = 0;
      for (const { log } of goldenTables(game)) {
        const last = log.at(-1);
        const at = last?.events.findIndex(({ type }) => type === 'ParlerCardRevealed') ?? -1;
        if (!last || at < 0) continue;
        const lines = describeRow(TELL, last).map(({ parts }) => parts.join(' '));
        const card = lines.findIndex((line) => line.includes('card'));
        const later = last.events
          .slice(at)
          .filter(({ type }) => /^(Building|Wall|Upgrade)Placed$/.test(type));
        cards += 1;
        expect(card, lines.join(' | ')).toBeGreaterThanOrEqual(0);
        for (const event of later) {
          const said = lines.findIndex((line) => line.includes(told(event)));
          expect(said === -1 || said > card, lines.join(' | ')).toBe(true);
        }
        // The end of the turn before it comes first.
        const ended = lines.findIndex((line) => /^ends/.test(line));
        expect(ended, lines.join(' | ')).toBeLessThan(card);
      }
      expect(cards).toBeGreaterThan(5);
    },
  );

  test('lists misfits, and events of the whole table', () => {
    const source = { kind: 'production' } as const;
    const full: Event = { type: 'Gained', seat: 0, what: 'gold', n: 1, lost: 2, source };
    expect(row(full, EVENTS.PlatformMoved)).toEqual([
      'Anna gains 1 gold, 2 lost (production)',
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
    const [kept, other] = [[EVENTS.ActionDone], { type: 'Undo', to: 1 }] as const;
    expect(rowText(TELL, { ...factsOf(kept), command: other })).toBe('Anna takes a step');
    // Too many windows, say.
    expect(row(EVENTS.ActionDone)).toEqual(['Anna ends the turn after one more choice']);
  });

  test('can be read as running text', () => {
    const events = [EVENTS.PlazaRewardTaken, EVENTS.Scored, EVENTS.ScoringStarted, SCORED_BY_OTHER];
    expect(rowText(TELL, factsOf(events))).toBe(
      'Anna takes the upper reward of plaza 2; scores 4 points (plaza). The final scoring begins. Bohumil scores 2 points (plaza)',
    );
  });

  test('can be read sentence by sentence', () => {
    const lines = [
      { seat: 0, parts: ['scores 2 points', 'takes a tile'] },
      { parts: ['the wheel turns'] },
      { seat: 1, parts: ['begins turn 2', 'gains 1 egg'] },
    ];
    expect(sentencesOf(TELL, lines)).toEqual([
      'Anna scores 2 points; takes a tile',
      'The wheel turns',
      'Bohumil begins turn 2; gains 1 egg',
    ]);
    expect(joinLines(TELL, [])).toBe('');
  });

  test.each(['bohumil', '2 of us', 'A: B', 'Anna; Bohumil. Scores'])(
    'is told apart from one of "%s"',
    (name) => {
      const tell = {
        ...TELL,
        seats: [
          { seat: 0, name: 'anna' },
          { seat: 1, name },
        ],
      };
      const facts = factsOf([EVENTS.PlazaRewardTaken, SCORED_BY_OTHER]);
      expect(rowText(tell, facts)).toBe(
        `anna takes the upper reward of plaza 2. ${name} scores 2 points (plaza)`,
      );
      expect(sentencesOf(tell, describeRow(tell, facts))).toHaveLength(2);
    },
  );
});
