/** Everything that makes something is made once per `Idempotency-Key`, sent at once or one after the other. */
import crypto from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { makeDuel } from '@/lib/features/deals/duel';
import { keyOfDuel } from '@/lib/features/deals/deal';
import { db } from '@/lib/platform/db/db';
import { systemClock } from '@/lib/platform/clock';
import { takesKey } from '@/lib/platform/http/request-key';
import { lineThroughTurn, tokenOf } from '../plans/lines';
import { DEAR, WALL } from '../boxes/made-box';
import { allowLocalHooks } from '../circles/news-readers';
import { call, callJson, problemOf, type Call } from '../support/api';
import { goldenDocument } from '../support/documents';
import { heldTable, SEATS } from '../support/new-table';
import { startReceiver } from '../support/notifications';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';
import { guest, madeCircle, personWith, programOf } from '../support/world';

const { sql } = await useService();
const receiver = await startReceiver();
beforeAll(async () => {
  allowLocalHooks();
  // Loads every operation once, so no request waits for that.
  await heldTable(2);
  return () => receiver.close();
});
beforeEach(async () => void (await sql.query('delete from "RateLimit"')));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const TABLE = { name: 'At the Golden Tiger', seats: SEATS };
const of = (token: string | undefined, path: string, json: object = {}): Call => ({
  method: 'POST',
  path,
  token,
  json,
});
const person = async () => (await personWith('Anna')).token;

/** A circle of three with the token of its host. */
async function hosted() {
  const { circleId, host, others } = await madeCircle(['Bohumil', 'Cilka'], systemClock);
  return { circleId, host, others, token: await programOf(host), at: `/api/circles/${circleId}` };
}

/** The table whose rows an operation adds, and a request that it can carry out. */
const MAKING: Readonly<Record<string, readonly [table: string, request: () => Promise<Call>]>> = {
  createTable: ['Game', async () => of(await person(), '/api/tables', TABLE)],
  importGame: [
    'Game',
    async () => {
      const document = goldenDocument('2-players-online');
      return of(await person(), '/api/imports', { as: 'finished', document });
    },
  ],
  foundCircle: [
    'Circle',
    async () => of(await person(), '/api/circles', { name: 'Thursday', myName: 'Anna' }),
  ],
  startCircleTable: [
    'Game',
    async () => {
      const { token, at, circleId } = await hosted();
      const members = await db().circleMember.findMany({ where: { circleId }, select: { id: true } });
      return of(token, `${at}/table`, { members: members.map(({ id }) => id) });
    },
  ],
  addCircleHook: [
    'Channel',
    async () => {
      const { token, at } = await hosted();
      return of(token, `${at}/hooks`, { kind: 'json', url: `${receiver.url}/circle` });
    },
  ],
  makeCompetition: [
    'Competition',
    async () => {
      const { token, circleId } = await hosted();
      return of(token, '/api/competitions', { circleId, name: 'Winter 1', size: 2 });
    },
  ],
  openGathering: [
    'Gathering',
    async () => {
      const { token, circleId } = await hosted();
      const terms = { circleId, size: 2, least: 2, most: 2, startsBy: inDays(1) };
      return of(token, '/api/gatherings', terms);
    },
  ],
  makeDuel: ['Deal', async () => of(await person(), '/api/duels', { days: 7, places: 2 })],
  playDuel: [
    'Game',
    async () => of(await person(), `/api/duels/${keyOfDuel((await makeDuel({ places: 2, days: 7 })).id)}`),
  ],
  playDaily: ['Game', async () => of(await person(), '/api/daily')],
  playWeekly: [
    'Game',
    async () => of(await person(), '/api/weekly', { players: 2, others: [{ name: 'Bohumil' }] }),
  ],
  makeDelegate: [
    'SeatDelegate',
    async () => {
      const { anna, path } = await heldTable(2);
      return of(anna, `${path}/delegates`, { name: 'Zuzana', power: 'turns', until: inDays(3) });
    },
  ],
  offerSeat: [
    'SeatOffer',
    async () => {
      const { anna, path } = await heldTable(2);
      return of(anna, `${path}/offers/0`);
    },
  ],
  addChannel: [
    'Channel',
    async () => of(await person(), '/api/me/channels', { kind: 'json', url: `${receiver.url}/mine` }),
  ],
  keepPlan: [
    'Plan',
    async () => {
      const table = await seatedTable(2, { emails: false });
      const line = await lineThroughTurn(table, 1);
      return of(tokenOf(table, 1), `/api/games/${table.gameId}/plans`, line);
    },
  ],
  keepLine: [
    'SandboxLine',
    async () => {
      const { anna, path } = await heldTable(2);
      const steps = [{ seat: 0, command: { type: 'EndTurn' } }];
      return of(anna, `${path}/sandbox/lines`, { base: 1, key: 'ab'.repeat(32), name: 'Mines first', steps });
    },
  ],
  makeBox: ['Box', async () => of(await person(), '/api/boxes', { name: 'Our box' })],
  finishBoxRevision: [
    'BoxRevision',
    async () => {
      const token = await person();
      const { body } = await callJson(of(token, '/api/boxes', { name: 'Our box' }));
      const at = `/api/boxes/${body.id}`;
      await call({ method: 'PUT', path: `${at}/values/${WALL}`, token, json: { value: DEAR } });
      return { method: 'POST', path: `${at}/revisions`, token };
    },
  ],
};

const makers = CONTRACTS.filter(({ method, status }) => method === 'POST' && status === 201);

test('every operation that makes something takes a key, and is tried here', () => {
  expect(Object.keys(MAKING).sort()).toEqual(makers.map(({ id }) => id).sort());
  expect(makers.filter((contract) => !takesKey(contract))).toEqual([]);
});

const withKey = (request: Call, key: string): Call => ({ ...request, headers: { 'idempotency-key': key } });
const rowsOf = async (table: string) =>
  Number((await sql.query(`select count(*) as "n" from "${table}"`)).rows[0].n);

test.each(Object.entries(MAKING))('%s makes one thing for one key', async (_id, [table, prepare]) => {
  const request = await prepare();
  const before = await rowsOf(table);
  const key = crypto.randomUUID();
  const send = async () => {
    const response = await call(withKey(request, key));
    return [response.status, await response.text(), response.headers.get('set-cookie')];
  };
  const [first, second] = await Promise.all([send(), send()]);
  expect(first?.[0], String(first?.[1])).toBe(201);
  expect(second).toEqual(first);
  expect(await send()).toEqual(first);
  expect((await rowsOf(table)) - before).toBe(1);
});

test('a key is refused with another request, and is another key for another person', async () => {
  const [anna, bohumil] = [await person(), await person()];
  const key = crypto.randomUUID();
  const duel = { days: 7, places: 2 };
  const made = await callJson(withKey(of(anna, '/api/duels', duel), key));
  await problemOf(withKey(of(anna, '/api/duels', { ...duel, days: 3 }), key), 422, 'key-reused');
  const other = await callJson(withKey(of(bohumil, '/api/duels', duel), key));
  expect([other.status, other.body.key === made.body.key]).toEqual([201, false]);
  for (const wrong of ['short', 'ä'.repeat(30), 'x'.repeat(101)])
    await problemOf(withKey(of(anna, '/api/duels', duel), wrong), 400, 'invalid-request');
});

test('a refusal is not stored, and a key can be reused after a day', async () => {
  const { circleId, token } = await hosted();
  const stranger = await programOf(await guest('Zdenka'));
  const key = crypto.randomUUID();
  const terms = { circleId, size: 2, least: 2, most: 2, startsBy: inDays(1) };
  const asStranger = withKey(of(stranger, '/api/gatherings', terms), key);
  const before = await db().requestAnswer.count();
  await problemOf(asStranger, 404, 'unknown-circle');
  expect(await db().requestAnswer.count()).toBe(before);
  const first = await callJson(withKey(of(token, '/api/gatherings', terms), key));
  await sql.query(`update "RequestAnswer" set "at" = now() - interval '25 hours'`);
  const second = await callJson(withKey(of(token, '/api/gatherings', terms), key));
  expect([second.status, second.body.id === first.body.id]).toEqual([201, false]);
});

test('a crash between making and answering leaves nothing, and the same key makes it once', async () => {
  const request = withKey(
    of(await person(), '/api/circles', { name: 'Crash', myName: 'Anna' }),
    crypto.randomUUID(),
  );
  await sql.query(`create function break_off() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger break_off before insert on "RequestAnswer" for each row execute function break_off()`);
  await expect(call(request)).rejects.toThrow('500');
  expect(await db().circle.count({ where: { name: 'Crash' } })).toBe(0);
  await sql.query('drop trigger break_off on "RequestAnswer"; drop function break_off');
  expect((await call(request)).status).toBe(201);
  expect((await call(request)).status).toBe(201);
  expect(await db().circle.count({ where: { name: 'Crash' } })).toBe(1);
});
