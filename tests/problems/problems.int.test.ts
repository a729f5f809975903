/** "Something is wrong here": from a note to a test of the game and to the answer at the table. */
import { expect, test } from 'vitest';
import { loadHistory } from '@/lib/features/history/load-position';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { recentActs } from '@/lib/features/operator/act-store';
import { makeGuest } from '@/lib/features/people/guests';
import { deleteAccount } from '@/lib/features/people/profile';
import { answerAt, problemById, reportProblem } from '@/lib/features/problems/problems';
import { readDocument } from '@/lib/game/eventlog/export';
import { db } from '@/lib/platform/db/db';
import { FakeClock } from '../support/clock';
import { mailsTo } from '../support/guest-mail';
import { useService } from '../support/service';
import { setSeat } from '../support/set-seat';
import { playUntil, seatedTable, sitAs } from '../support/tables';
import { replayOfReport } from '../verify/report-fixture';
import { operate } from './operate';

await useService();
const clock = new FakeClock('2026-11-02T10:00:00Z');

/** A table with some turns played, its first seat held by a person with an address. */
async function playedTable(watchers: 'anyone' | 'players' = 'anyone') {
  const anna = await makeGuest({ name: 'Anna', locale: 'de' });
  const table = await seatedTable(2, { watchers });
  await sitAs({ token: table.seats[0]?.token ?? '', userId: anna.id });
  await playUntil(
    table,
    () => 0,
    ({ answer }) => answer.seq >= 14,
  );
  const seq = (await loadHistory(table.gameId, 'newest', { userId: anna.id }))?.table.seq ?? 0;
  const visitor = { userId: anna.id };
  const write = async (text: string, at = seq, who: object = visitor) =>
    reportProblem({ gameId: table.gameId, seq: at, visitor: who }, { text, locale: 'de' }, clock);
  return { ...table, anna, seq, visitor, write };
}

const idOf = (sent: Awaited<ReturnType<typeof reportProblem>>): string =>
  typeof sent === 'string' ? sent : sent.id;

test('a note of a player becomes a test, and its answer comes back to them once', async () => {
  const { gameId, seq, visitor, write, seats } = await playedTable();
  const id = idOf(await write('  Das Plättchen\r\nist meins. '));
  const cleaned = 'Das Plättchen\nist meins.';
  expect(await problemById(gameId, id)).toMatchObject({ seq, seat: 0, tenure: 1, text: cleaned });
  const moment = (who: object, at = seq) => answerAt({ gameId, seq: at, visitor: who });
  expect(await moment(visitor)).toBeUndefined();
  const listed = await operate('reports');
  expect(listed.find((line) => line.includes(id))).toContain(`table ${gameId}  row ${seq}  seat 0`);

  const [text = ''] = await operate('report', [id], { fixture: true });
  const document = readDocument(JSON.parse(text));
  if (!document.ok) throw new Error(document.error.path);
  expect(document.value.log).toHaveLength(seq);
  expect(text).not.toContain('Anna');
  expect(replayOfReport(document.value)).toEqual({ verdict: 'identical', rows: seq });

  await operate('report', [id], { answer: 'Stimmt, das ist behoben.' });
  expect(await moment(visitor)).toContain(id);
  expect(await moment(visitor, seq - 1)).toBeUndefined();
  expect(await moment({})).toBeUndefined();
  expect(await moment({ token: seats[1]?.token })).toBeUndefined();
  await operate('report', [id], { answer: 'Jetzt ganz behoben.' });
  const messages = await db().outbox.findMany({ where: { gameId, kind: 'problem-answered' } });
  expect(messages.map(({ seat }) => seat)).toEqual([0]);
  await deliverDue();
  const mails = (await mailsTo('anna@praga.test')).filter(({ text: said }) =>
    said.includes('Stimmt, das ist behoben.'),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(id);
  const acts = (await recentActs(10)).filter(({ about }) => about === `table ${gameId}`);
  expect(acts.map(({ kind }) => kind).sort()).toEqual(['answer', 'answer', 'look']);
});

test('a watcher needs no account: the address of the note brings the answer', async () => {
  const { gameId, write } = await playedTable();
  const id = idOf(await write('The score is wrong.', 3, {}));
  expect(await problemById(gameId, id)).toMatchObject({ seat: null, tenure: null });
  await operate('report', [id], { answer: 'Thank you.' });
  expect(await problemById(gameId, id)).toMatchObject({ answer: 'Thank you.' });
  expect(await db().outbox.count({ where: { gameId, kind: 'problem-answered' } })).toBe(0);
});

test('a link proves no person, and a later holder gets no answer', async () => {
  const { gameId, seq, write, seats } = await playedTable();
  const byLink = idOf(await write('By link.', seq, { token: seats[0]?.token }));
  expect(await problemById(gameId, byLink)).toMatchObject({ seat: null });
  const id = idOf(await write('Mine.'));
  await setSeat(gameId, 0, { tenure: 9 });
  await operate('report', [id], { answer: 'Too late.' });
  expect(await db().outbox.count({ where: { gameId, kind: 'problem-answered' } })).toBe(0);
});

test('empty and long notes, unknown moments and closed tables are refused', async () => {
  const { write, seq } = await playedTable('players');
  expect(await write(' \n ')).toBe('empty');
  expect(await write('x'.repeat(501))).toBe('too-long');
  expect(await write('late', seq + 5_000)).toBe('unknown-table');
  expect(await write('a stranger', 3, {})).toBe('unknown-table');
  expect(typeof (await write('x'.repeat(500)))).toBe('object');
  for (const wrong of ['', 'none', crypto.randomUUID()])
    expect(await operate('report', [wrong])).toEqual(['no such report']);
});

test('a deleted person takes their notes along', async () => {
  const { gameId, write, anna } = await playedTable();
  await write('Forget me.');
  await deleteAccount(anna.id);
  expect(await db().problemReport.count({ where: { gameId } })).toBe(0);
});
