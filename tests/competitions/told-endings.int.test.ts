/** Each ending of a competition’s table, in each place that shows it. */
import { expect, test } from 'vitest';
import { embeddedCompetition } from '@/components/competitions/embed-html';
import { statusWords } from '@/components/table/lists/table-words';
import type { NewRuling } from '@/lib/features/competitions/competition';
import { fixturesAnswer } from '@/lib/features/competitions/api-answer';
import { exportOfCompetition } from '@/lib/features/competitions/export-season';
import {
  actOnEntrant,
  changeSeasonTerms,
  loadPublicCompetition,
} from '@/lib/features/competitions/competitions';
import { exportGame } from '@/lib/features/history/read-log';
import { circlePayloadOf, type CircleDelivery } from '@/lib/features/notify/circles/circle-message';
import { wordedCircleNews } from '@/lib/features/notify/circles/circle-words';
import { watchedTable } from '@/lib/features/notify/circles/circle-words-store';
import { seatNamesAt } from '@/lib/features/notify/letters/letter-parts';
import { wordedMessage } from '@/lib/features/notify/messages';
import { recordOfMember } from '@/lib/features/results/results';
import { resultsOfCircle } from '@/lib/features/results/results-store';
import { myTables } from '@/lib/features/table/lists/my-tables';
import { loadTable } from '@/lib/features/table/load/load-table';
import { verifyGame } from '@/lib/game/verify/verify';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { endingWords } from '@/lib/game/wording/game-ending';
import { db } from '@/lib/platform/db/db';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { payloadOf } from '@/lib/platform/outbox/payload';
import { callJson } from '../support/api';
import { endGame, goOn, openIn, sitAll } from '../support/competitions';
import { useService } from '../support/service';
import { cupOf, kindOf } from './made-competition';

await useService();

type Cup = Awaited<ReturnType<typeof cupOf>>;
interface Way {
  readonly ruling?: (fixture: string, winner: string, loser: string) => NewRuling;
  readonly end?: (cup: Cup, tableId: string, loser: string) => Promise<unknown>;
  readonly hasBegun?: true;
  /** The places of its two seats before the decision, if it had ended by then. */
  readonly before?: readonly [winner: number, loser: number];
  /** The ending of the table, and the one that its fixture shows. */
  readonly how: string;
  readonly shown: string;
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
    shown: 'no-result',
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
    shown: 'no-result',
    says: ['this table doesn’t count', 'Dieser Tisch zählt nicht', 'esta mesa não conta'],
  },
  'a competition that is called off': {
    ruling: () => ({ kind: 'call-off', reason: REASON }),
    how: 'no-result',
    shown: 'no-result',
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
  'a result that is corrected': {
    end: playFirst,
    before: [1, 2],
    ruling: (fixture, winner, loser) => ({
      ...{ kind: 'correct', fixture, reason: REASON },
      places: [
        { entrant: loser, place: 1 },
        { entrant: winner, place: 2 },
      ],
    }),
    how: 'corrected',
    shown: 'corrected',
    says: ['Anna corrected the result on', 'Anna hat das Ergebnis am', 'Anna corrigiu o resultado em'],
  },
  'a table that is annulled after its end': {
    end: playFirst,
    before: [1, 2],
    ruling: (fixture) => ({ kind: 'annul', fixture, reason: REASON }),
    how: 'no-result',
    shown: 'no-result',
    says: ['doesn’t count', 'nicht zählt', 'não conta'],
  },
};

/** Plays the table out, and writes its result. */
async function playFirst({ clock }: Cup, tableId: string): Promise<void> {
  await endGame(tableId, [0, 1], clock);
  await goOn(clock);
}

test.each(Object.entries(WAYS))('%s', async (_, { ruling, end, hasBegun, before, how, shown, says }) => {
  const cup = await cupOf(4);
  const { circleId, host } = cup.circle;
  // Its tables stay for the circle to watch.
  expect(kindOf(await changeSeasonTerms({ id: cup.id, userId: host }, { isPublic: true }, cup.clock))).toBe(
    'ok',
  );
  const [table] = openIn(await cup.look());
  const { id: fixture = '', tableId = '', entrants: [winner = '', loser = ''] = [] } = table ?? {};
  await sitAll(tableId, cup.clock);
  if (hasBegun) await db().game.update({ where: { id: tableId }, data: { seq: { increment: 1 } } });
  await end?.(cup, tableId, loser);
  const asked = ruling?.(fixture, winner, loser);
  if (asked) await cup.decide(asked);
  const after = await cup.anHour();
  // No step was made: the log has its first row only.
  if (hasBegun) await db().game.update({ where: { id: tableId }, data: { seq: { decrement: 1 } } });
  const decided = asked && { kind: asked.kind, reason: REASON };
  const placed = (places: readonly number[]) => places.map((place, seat) => ({ seat, place }));
  const corrected = [
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
  ];
  const expected = {
    how,
    ...(decided ? { decided } : {}),
    ...(before ? { played: { how: 'played-out', places: placed(before) } } : {}),
    ...(how === 'corrected' ? { winner: 1, places: corrected } : {}),
  };
  const counts = shown !== 'no-result';

  // The table's page, the lists of its people, the file, the API, and the file's own check.
  const member = { userId: host };
  const view = await loadTable(tableId, member);
  expect(view?.ending).toMatchObject(expected);
  const userId = after.entrants.find((each) => each.id === winner)?.userId ?? '';
  const mine = (await myTables({ userId, tokens: [] })).find(({ gameId }) => gameId === tableId);
  expect(mine?.ending?.how).toBe(how);
  const file = await exportGame(tableId, member);
  expect(file?.game.ending).toMatchObject(expected);
  // The log of a table that is only marked as played does not reach its end.
  if (file && how !== 'played-out' && !before) expect(verifyGame(file).fault).toBeUndefined();

  // The competition, its file and its check, as members and strangers read it.
  const line = fixturesAnswer(after).fixtures.find(({ id }) => id === fixture);
  expect(line).toMatchObject({ ...(decided ? { decided } : {}), ending: shown });
  expect(line?.played).toEqual(expected.played);
  const document = await exportOfCompetition(after, cup.clock);
  const written = document.fixtures.find(({ id }) => id === fixture);
  expect(written).toMatchObject({ ...(decided ? { decided } : {}), ending: shown });
  expect([written?.played, written?.corrected]).toEqual([expected.played, how === 'corrected' || undefined]);
  expect(verifySeason(document).faults).toEqual([]);
  const open = await loadPublicCompetition(cup.id);
  if (!open) throw new Error('not public');

  // The games of the circle, and of a person.
  const key = after.entrants.find((each) => each.id === winner)?.key ?? '';
  const { results } = await recordOfMember(circleId, key);
  for (const [result] of [results, await resultsOfCircle(circleId, { most: 1 })]) {
    if (!counts && !before) {
      expect(result).toBeUndefined();
      continue;
    }
    expect(result?.gameId).toBe(tableId);
    expect(result?.ending).toBe(shown === 'stayed' ? 'conceded' : shown);
    expect(result?.seats.map(({ playedPlace }) => playedPlace)).toEqual(before ?? [undefined, undefined]);
    if (decided) expect(result?.decided).toMatchObject(expected);
  }

  // The sentences, in every language.
  const told = await db().outbox.findFirst({ where: { gameId: tableId, kind: 'game-finished' } });
  for (const [i, locale] of LOCALES.entries()) {
    const words = wordingOf(locale);
    const lead = view?.ending ? endingWords(words, view.seats, view.ending) : '';
    if (says[i] !== '') expect(lead).toContain(says[i]);
    if (!decided) continue;
    expect(lead).toContain(REASON);
    if (before) expect(lead).toContain(PLAYED[i]);
    const list = mine ? statusWords(words, mine, { timeZone: 'UTC', now: cup.clock.now().getTime() }) : '';
    if (before) expect(list).toContain(PLAYED[i]);
    // A stranger does not read who decided.
    const embedded = embeddedCompetition({ words, style: '', theme: undefined }, open, 'http://localhost');
    expect(embedded).toContain(REASON);
    expect(embedded).not.toContain('Anna');
    const game = await watchedTable(tableId);
    if (!game) throw new Error('no table');
    const about = { userId: null, readerName: null, locale, timeZone: 'UTC', createdAt: cup.clock.now() };
    const message = {
      ...game,
      ...about,
      ...{ kind: 'game-finished' as const, seat: told?.seat ?? 0, seq: 1, payload: payloadOf(told?.payload) },
    };
    const mail = await wordedMessage(words, await seatNamesAt(words, message), message, {
      now: cup.clock.now(),
    });
    expect(mail.lead).toContain(lead);
    expect(mail.ending).toMatchObject(expected);
    if (!before) continue;
    const news = await db().outbox.findFirstOrThrow({
      where: { dedupe: `season:${cup.id}:decision:1:done` },
    });
    const heard = await wordedCircleNews(
      words,
      {
        circle: { id: circleId, name: 'Friday', timeZone: 'UTC' },
        message: { kind: 'circle-news', locale, gameId: '', payload: news.payload },
        payload: circlePayloadOf(news.payload),
      } as CircleDelivery,
      cup.clock.now(),
    );
    expect([heard.kind, heard.gameId]).toEqual(['circle-news', tableId]);
    expect(heard.lead).toContain(lead);
    expect(heard.ending).toMatchObject(expected);
  }
  expect(told !== null || !ruling || before !== undefined).toBe(true);
});

const PLAYED = ['As played: ', 'Gespielt wurde: ', 'Na mesa foi: '];

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
