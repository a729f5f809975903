/** Organisers hear that a stage waits for them to arrange its tables: once a stage, and again a day before its end. */
import { expect, test } from 'vitest';
import { Terms } from '@/lib/features/competitions/competition';
import {
  changeSeasonTerms,
  decideCompetition,
  loadPairing,
  takeDecisionBack,
} from '@/lib/features/competitions/competitions';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { db } from '@/lib/platform/db/db';
import { addressFor, forgetNews, mailsBy } from '../circles/news-readers';
import { begin, endGame, entered, goOn, openIn, shownTo } from '../support/competitions';
import { useService } from '../support/service';
import { clubOf, fresh, kindOf } from './made-competition';

await useService();

/** A Swiss of four that two organisers arrange by hand; they and the arbiter do not play. */
async function handMadeSwiss() {
  const clock = fresh();
  const { circle, people } = await clubOf(7, clock);
  const [host = '', steward = '', arbiter = '', ...players] = people;
  for (const userId of people) await addressFor(userId);
  await forgetNews();
  const terms = Terms.parse({ rounds: 2, byHand: true });
  const id = await entered(circle, players, clock, { form: 'swiss', size: 2, terms });
  await db().circleMember.updateMany({ where: { userId: steward }, data: { role: 'steward' } });
  const { id: judge } = await db().circleMember.findFirstOrThrow({ where: { userId: arbiter } });
  expect(kindOf(await changeSeasonTerms({ id, userId: host }, { arbiter: judge }, clock))).toBe('ok');
  await begin(id, players, clock);
  /** Who was asked to arrange tables, in the emails that are due now. */
  const asked = async () => {
    await goOn(clock);
    await goOn(clock);
    const mails = await mailsBy(clock);
    const told = mails.filter(({ tells }) => tells.some(({ kind }) => kind === 'season-arrange'));
    return { mails: told, who: told.map(({ to }) => to.address.split('-')[0] ?? '').sort() };
  };
  return { id, clock, host, steward, circle, asked, look: () => shownTo(id, host, clock) };
}

const SLOW = { timeout: 90_000 };
const ORGANISERS = ['anna', 'bohumil', 'cyril'];

test('all who may arrange a stage are asked once, and reminded a day before it begins', SLOW, async () => {
  const { clock, asked, look } = await handMadeSwiss();
  const first = await asked();
  expect(first.who).toEqual(ORGANISERS);
  expect(first.mails[0]?.subject).toBe('Thursday: arrange stage 1 of Winter 1');
  expect(first.mails[0]?.text).toContain('Stage 1 of “Winter 1” is waiting for you to arrange its tables');
  expect(first.mails[0]?.text).toContain('Arrange the tables');
  clock.pass(47);
  expect((await asked()).who).toEqual([]);
  clock.pass(1.1);
  const again = await asked();
  expect(again.who).toEqual(ORGANISERS);
  expect(again.mails[0]?.subject).toBe('Thursday: stage 1 of Winter 1 still waits');
  clock.pass(24);
  expect((await asked()).who).toEqual([]);
  expect((await look()).competition.stage).toBe(1);
  for (const { tableId = '' } of openIn(await look())) await endGame(tableId, [0, 1], clock);
  expect((await asked()).who).toEqual(ORGANISERS);
});

test('nobody is reminded once somebody has arranged the stage, unless they take that back', async () => {
  const { id, clock, host, asked } = await handMadeSwiss();
  await asked();
  clock.pass(47.5);
  const pairing = await loadPairing({ id, userId: host }, clock);
  const tables = pairing.ok ? pairing.value.tables.map((each) => [...each]) : [];
  const arranged = await decideCompetition(
    { id, userId: host },
    { kind: 'arrange', stage: 1, tables },
    clock,
  );
  expect(kindOf(arranged)).toBe('ok');
  clock.pass(0.6);
  expect((await asked()).who).toEqual([]);
  expect(kindOf(await takeDecisionBack({ id, userId: host }, 1001, clock))).toBe('ok');
});

test.each(LOCALES)('the email is in the reader’s language (%s)', async (locale) => {
  const { host, asked } = await handMadeSwiss();
  await db().user.update({ where: { id: host }, data: { locale } });
  const own = (await asked()).mails.find(({ to }) => to.address.startsWith('anna'));
  const words = { en: 'is waiting for you', de: 'wartet darauf, dass du', 'pt-BR': 'espera que você monte' };
  expect(own?.text).toContain(words[locale]);
});
