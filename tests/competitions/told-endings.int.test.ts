/** Each ending of a competition’s table, in each place that shows it. */
import { expect, test } from 'vitest';
import type { NewRuling } from '@/lib/features/competitions/competition';
import { fixturesAnswer } from '@/lib/features/competitions/api-answer';
import { exportOfCompetition } from '@/lib/features/competitions/export-season';
import { actOnEntrant } from '@/lib/features/competitions/competitions';
import { exportGame } from '@/lib/features/history/read-log';
import { watchedTable } from '@/lib/features/notify/circles/circle-words-store';
import { seatNamesAt } from '@/lib/features/notify/letters/letter-parts';
import { wordedMessage } from '@/lib/features/notify/messages';
import { resultsOfCircle } from '@/lib/features/results/results-store';
import { myTables } from '@/lib/features/table/lists/my-tables';
import { loadTable } from '@/lib/features/table/load/load-table';
import { verifyGame } from '@/lib/game/verify/verify';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { endingWords, resultWords } from '@/lib/game/wording/game-ending';
import { db } from '@/lib/platform/db/db';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { payloadOf } from '@/lib/platform/outbox/payload';
import { callJson } from '../support/api';
import { endGame, goOn, openIn, sitAll } from '../support/competitions';
import { useService } from '../support/service';
import { cupOf } from './made-competition';

await useService();

type Cup = Awaited<ReturnType<typeof cupOf>>;
interface Way {
  readonly ruling?: (fixture: string, winner: string) => NewRuling;
  readonly end?: (cup: Cup, tableId: string, loser: string) => Promise<unknown>;
  readonly hasBegun?: true;
  /** The ending of the table, and the one that the result shows; none if it does not count. */
  readonly how: string;
  readonly shown?: string;
  /** Parts of the sentence about it, in the languages of the product. */
  readonly says: readonly [en: string, de: string, pt: string];
}

const REASON = 'a broken link';
const WAYS: Readonly<Record<string, Way>> = {
  'an award': {
    ruling: (fixture, entrant) => ({ kind: 'award', fixture, entrant, reason: REASON }),
    how: 'awarded',
    shown: 'awarded',
    says: ['Anna decided that', 'Anna hat entschieden, dass', 'Anna decidiu que a vitória'],
  },
  'an annulment': {
    ruling: (fixture) => ({ kind: 'annul', fixture, reason: REASON }),
    how: 'no-result',
    says: ['doesn’t count', 'nicht zählt', 'não conta'],
  },
  'the end of a stage at a table that has begun': {
    ruling: () => ({ kind: 'end-stage', reason: REASON }),
    hasBegun: true,
    how: 'awarded',
    shown: 'awarded',
    says: ['share the first place', 'teilen sich den ersten Platz', 'divide o primeiro lugar'],
  },
  'the end of a stage at another table': {
    ruling: () => ({ kind: 'end-stage', reason: REASON }),
    how: 'no-result',
    says: ['this table doesn’t count', 'Dieser Tisch zählt nicht', 'esta mesa não conta'],
  },
  'a competition that is called off': {
    ruling: () => ({ kind: 'call-off', reason: REASON }),
    how: 'no-result',
    says: ['Anna called off', 'Anna hat den Wettbewerb abgesagt', 'Anna cancelou a competição'],
  },
  'a table that everyone else has left': {
    end: async (cup, _, loser) => {
      const userId = (await cup.look()).entrants.find(({ id }) => id === loser)?.userId ?? '';
      await actOnEntrant({ id: cup.id, userId }, 'withdraw', loser, cup.clock);
      await goOn(cup.clock);
    },
    how: 'conceded',
    shown: 'stayed',
    says: ['no one else was left', 'niemand', 'ninguém'],
  },
  'a table that was played': {
    end: async ({ clock }, tableId) => endGame(tableId, [0, 1], clock),
    how: 'played-out',
    shown: 'played-out',
    says: ['', '', ''],
  },
};

test.each(Object.entries(WAYS))('%s', async (_, { ruling, end, hasBegun, how, shown, says }) => {
  const cup = await cupOf(4);
  const [table] = openIn(await cup.look());
  const { id: fixture = '', tableId = '', entrants: [winner = '', loser = ''] = [] } = table ?? {};
  await sitAll(tableId, cup.clock);
  if (hasBegun) await db().game.update({ where: { id: tableId }, data: { seq: { increment: 1 } } });
  if (ruling) await cup.decide(ruling(fixture, winner));
  else await end?.(cup, tableId, loser);
  const after = await cup.anHour();
  // No step was made: the log has its first row only.
  if (hasBegun) await db().game.update({ where: { id: tableId }, data: { seq: { decrement: 1 } } });
  const decided = ruling ? { kind: ruling(fixture, winner).kind, by: 'Anna', reason: REASON } : undefined;
  const expected = { how, ...(decided ? { decided } : {}) };

  // The table's page, the lists of its people, the file, the API, and the file's own check.
  const member = { userId: cup.circle.host };
  const view = await loadTable(tableId, member);
  expect(view?.ending).toMatchObject(expected);
  const userId = after.entrants.find((each) => each.id === winner)?.userId ?? '';
  const mine = (await myTables({ userId, tokens: [] })).find(({ gameId }) => gameId === tableId);
  expect(mine?.ending?.how).toBe(how);
  const file = await exportGame(tableId, member);
  expect(file?.game.ending).toMatchObject(expected);
  // The log of a table that is only marked as played does not reach its end.
  if (file && how !== 'played-out') expect(verifyGame(file).fault).toBeUndefined();

  // The competition, its file and its check, and the games of the circle.
  const line = fixturesAnswer(after).fixtures.find(({ id }) => id === fixture);
  expect(line?.ending).toBe(shown);
  const document = await exportOfCompetition(after, cup.clock);
  expect(document.fixtures.find(({ id }) => id === fixture)?.ending).toBe(shown);
  expect(verifySeason(document).faults).toEqual([]);
  const [result] = await resultsOfCircle(cup.circle.circleId, { most: 1 });
  expect(result && [result.ending, result.gameId]).toEqual(
    shown ? [shown === 'stayed' ? 'conceded' : shown, tableId] : undefined,
  );

  // The sentences, in every language.
  const told = await db().outbox.findFirst({ where: { gameId: tableId, kind: 'game-finished' } });
  for (const [i, locale] of LOCALES.entries()) {
    const words = wordingOf(locale);
    const lead = view?.ending ? endingWords(words, view.seats, view.ending) : '';
    if (says[i] !== '') expect(lead).toContain(says[i]);
    if (ruling) expect(lead).toContain(REASON);
    if (shown && result) expect(resultWords(words, { how: result.ending, people: [] })).not.toBe('');
    if (!ruling || !told) continue;
    const game = await watchedTable(tableId);
    if (!game) throw new Error('no table');
    const message = {
      ...game,
      ...{ userId: null, readerName: null, locale, timeZone: 'UTC', createdAt: cup.clock.now() },
      ...{
        kind: 'game-finished' as const,
        seat: told.seat ?? 0,
        seq: 1,
        payload: payloadOf(told.payload),
      },
    };
    const mail = await wordedMessage(words, await seatNamesAt(words, message), message, {
      now: cup.clock.now(),
    });
    expect(mail.lead).toContain(lead);
    expect(mail.ending).toMatchObject(expected);
  }
  expect(told !== null || !ruling).toBe(true);
});

test('a table that an organiser awarded counts for ratings only where the competition says so', async () => {
  for (const ratesAwards of [false, true]) {
    const cup = await cupOf(4, { ratesAwards });
    await db().circle.update({ where: { id: cup.circle.circleId }, data: { rated: true } });
    const [table] = openIn(await cup.look());
    await sitAll(table?.tableId ?? '', cup.clock);
    await cup.decide({ kind: 'award', fixture: table?.id, entrant: table?.entrants[0] });
    await cup.anHour();
    const row = await db().gameResult.findUniqueOrThrow({ where: { gameId: table?.tableId ?? '' } });
    expect(row.ratedIn).toBe(ratesAwards ? cup.circle.circleId : null);
  }
});

test('strangers read a decision without the name of an organiser who does not show it', async () => {
  const cup = await cupOf(4, { isPublic: true });
  const [table] = openIn(await cup.look());
  await sitAll(table?.tableId ?? '', cup.clock);
  await cup.decide({ kind: 'award', fixture: table?.id, entrant: table?.entrants[0] });
  await cup.anHour();
  const { body } = await callJson({ path: `/api/games/${table?.tableId ?? ''}` });
  expect(body.ending).toMatchObject({ how: 'awarded', decided: { kind: 'award' } });
  expect(body.ending.decided).not.toHaveProperty('by');
});
