/** An organiser arranges the tables of the next stage of a Swiss: the wait, the refusals and the races. */
import { expect, test } from 'vitest';
import { advanceDue } from '@/lib/features/competitions/advance';
import { Terms } from '@/lib/features/competitions/competition';
import {
  actOnEntrant,
  decideCompetition,
  loadPairing,
  takeDecisionBack,
} from '@/lib/features/competitions/competitions';
import { exportOfCompetition } from '@/lib/features/competitions/export-season';
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import { writeResults } from '@/lib/features/results/results';
import { stageOf } from '@/lib/game/competing/competition';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { db } from '@/lib/platform/db/db';
import { call, callJson, problemOf } from '../support/api';
import { begin, endGame, entered, goOn, idOf, openIn, playAll, shownTo } from '../support/competitions';
import { useService } from '../support/service';
import { clubOf, fresh, kindOf } from './made-competition';

await useService();

/** A Swiss of six whose first stage is over and whose second waits; two organisers do not play. */
async function heldSwiss() {
  const clock = fresh();
  const { circle, people } = await clubOf(8, clock);
  const [, second = '', ...players] = people;
  const terms = Terms.parse({ rounds: 2, byHand: true });
  const id = await entered(circle, players, clock, { form: 'swiss', size: 2, terms });
  const look = () => shownTo(id, circle.host, clock);
  await begin(id, players, clock);
  // The first stage waits too, and is played as drawn.
  clock.pass(73);
  await goOn(clock);
  for (const { tableId = '' } of openIn(await look())) await endGame(tableId, [0, 1], clock);
  await writeResults(60_000, clock);
  await goOn(clock);
  await db().circleMember.updateMany({ where: { userId: second }, data: { role: 'steward' } });
  const pairing = async () => {
    const found = await loadPairing({ id, userId: circle.host }, clock);
    if (!found.ok) throw new Error(found.error.kind);
    return found.value;
  };
  const arrange = (userId: string, tables: readonly (readonly string[])[], more = {}) =>
    decideCompetition(
      { id, userId },
      { kind: 'arrange', stage: 2, tables: tables.map((each) => [...each]), ...more },
      clock,
    );
  return { id, circle, clock, second, players, look, pairing, arrange };
}

/** Other tables for the same people: the last of each table sits at the next one. */
function moved(tables: readonly (readonly string[])[]) {
  return tables.map(([first = ''], i) => [first, tables[(i + 1) % tables.length]?.[1] ?? '']);
}

const causeOf = (done: { ok: boolean; error?: { kind: string; cause?: string } }) =>
  done.ok ? 'ok' : (done.error?.cause ?? done.error?.kind);

const drawnIn = ({ fixtures }: Awaited<ReturnType<typeof shownTo>>, stage: number) =>
  fixtures.filter(({ id }) => stageOf(id) === stage).map(({ drawn }) => drawn.toSorted());

test('a stage waits, is arranged after an hour, and its export verifies', async () => {
  const swiss = await heldSwiss();
  expect((await swiss.look()).competition.stage).toBe(1);
  const { tables, stage } = await swiss.pairing();
  expect(stage).toBe(2);
  const asked = moved(tables);
  expect(causeOf(await swiss.arrange(swiss.circle.host, asked, { mayRepeat: true }))).toBe('ok');
  const told = await db().outbox.findFirst({ where: { dedupe: `season:${swiss.id}:decision:1001` } });
  expect(told?.payload).toMatchObject({ season: { news: 'decision' } });
  await goOn(swiss.clock);
  expect((await swiss.look()).competition.stage).toBe(1);
  swiss.clock.pass(1.01);
  await goOn(swiss.clock);
  const shown = await swiss.look();
  expect(shown.competition).toMatchObject({ stage: 2, decisions: [{ kind: 'arrange', stage: 2 }] });
  expect(drawnIn(shown, 2)).toEqual(asked.map((each) => each.toSorted()));
  // The previous version reads its own column only.
  const row = await db().competition.findUnique({ where: { id: swiss.id } });
  expect(row?.decisions).toEqual([]);
  const over = await playAll(swiss.id, swiss.circle.host, swiss.clock, () => [0, 1]);
  const document = await exportOfCompetition(over, swiss.clock);
  expect(verifySeason(document).faults).toEqual([]);
  expect(verifySeason({ ...document, decisions: [] }).faults).not.toEqual([]);
});

test('without an arrangement it is played as drawn after three days', async () => {
  const swiss = await heldSwiss();
  const { tables } = await swiss.pairing();
  swiss.clock.pass(71);
  await goOn(swiss.clock);
  expect((await swiss.look()).competition.stage).toBe(1);
  swiss.clock.pass(2);
  await goOn(swiss.clock);
  const shown = await swiss.look();
  expect(drawnIn(shown, 2)).toEqual(tables.map((each) => each.toSorted()));
  const late = await swiss.arrange(swiss.circle.host, tables);
  expect(late).toMatchObject({ error: { kind: 'pairing-changed', cause: 'drawn', who: undefined } });
});

test('each arrangement that does not fit says why', async () => {
  const swiss = await heldSwiss();
  const { tables } = await swiss.pairing();
  const [one = [], two = [], three = []] = tables;
  const host = swiss.circle.host;
  expect(causeOf(await swiss.arrange(host, [one, two]))).toBe('everyone');
  expect(causeOf(await swiss.arrange(host, [one, two, three, one]))).toBe('everyone');
  expect(causeOf(await swiss.arrange(host, [[...one, ...two], three]))).toBe('sizes');
  const first = (await swiss.look()).fixtures.filter(({ id }) => stageOf(id) === 1);
  expect(
    causeOf(
      await swiss.arrange(
        host,
        first.map(({ drawn }) => drawn),
      ),
    ),
  ).toBe('repeats');
  const [player = ''] = swiss.players;
  expect(causeOf(await swiss.arrange(player, tables))).toBe('not-in-charge');
  const read = await loadPairing({ id: swiss.id, userId: player }, swiss.clock);
  expect(causeOf(read)).toBe('not-in-charge');
  await actOnEntrant(
    { id: swiss.id, userId: player },
    'withdraw',
    idOf(await swiss.look(), player),
    swiss.clock,
  );
  expect(await swiss.arrange(host, tables)).toMatchObject({
    error: { kind: 'pairing-changed', cause: 'people', who: idOf(await swiss.look(), player) },
  });
});

test('two organisers at once: the second reads who was first, and can take it back', async () => {
  const swiss = await heldSwiss();
  const { tables } = await swiss.pairing();
  const asked = [swiss.circle.host, swiss.second].map((userId) =>
    swiss.arrange(userId, moved(tables), { mayRepeat: true }),
  );
  const done = await Promise.all(asked);
  expect(done.map(causeOf).toSorted()).toEqual(['arranged', 'ok']);
  const { decisions } = (await swiss.look()).competition;
  expect(decisions).toHaveLength(1);
  const refused = done.find(({ ok }) => !ok);
  expect(refused).toMatchObject({ error: { who: decisions[0]?.by, name: expect.any(String) } });
  const back = await takeDecisionBack({ id: swiss.id, userId: swiss.second }, 1001, swiss.clock);
  expect(kindOf(back)).toBe('ok');
  expect(causeOf(await swiss.arrange(swiss.second, tables))).toBe('ok');
});

test('an organiser and the end of the wait at once: one is first, and the stage begins once', async () => {
  const swiss = await heldSwiss();
  const { tables } = await swiss.pairing();
  swiss.clock.pass(72.1);
  const [asked] = await Promise.all([
    swiss.arrange(swiss.circle.host, moved(tables), { mayRepeat: true }),
    advanceDue(swiss.clock),
  ]);
  swiss.clock.pass(1.01);
  await goOn(swiss.clock);
  const shown = await swiss.look();
  const wanted = asked.ok ? moved(tables) : tables;
  expect(drawnIn(shown, 2)).toEqual(wanted.map((each) => each.toSorted()));
  if (!asked.ok) expect(['drawn', 'not-now']).toContain(causeOf(asked));
});

test('a person who leaves within the hour ends an arrangement, and everyone hears of it', async () => {
  const swiss = await heldSwiss();
  const { tables } = await swiss.pairing();
  await swiss.arrange(swiss.circle.host, tables);
  const [player = ''] = swiss.players;
  await actOnEntrant(
    { id: swiss.id, userId: player },
    'withdraw',
    idOf(await swiss.look(), player),
    swiss.clock,
  );
  swiss.clock.pass(1.01);
  await goOn(swiss.clock);
  const shown = await swiss.look();
  expect(shown.competition).toMatchObject({ stage: 1, decisions: [{ lapse: 'people-changed' }] });
  expect((await swiss.pairing()).tables.flat()).toHaveLength(5);
});

test('a program reads the proposed tables while a stage waits', async () => {
  const { id, circle, clock, pairing } = await heldSwiss();
  const token = (await makeAccessToken(circle.host, { name: 'program', days: 7, scope: 'all' })) ?? '';
  const asked = { method: 'GET', path: `/api/competitions/${id}/pairing`, token };
  const { status, body } = await callJson(asked);
  expect(status).toBe(200);
  expect(body).toMatchObject({ stage: 2, tables: (await pairing()).tables });
  const cross = { ...asked, path: `/api/competitions/${id}/crosstable` };
  const first = await call(cross);
  const again = await call({ ...cross, headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect([first.status, again.status]).toEqual([200, 304]);
  clock.pass(73);
  await goOn(clock);
  await problemOf(asked, 409, 'not-now');
  await problemOf({ ...asked, path: '/api/competitions/abcdef1234/pairing' }, 404, 'unknown-competition');
});
