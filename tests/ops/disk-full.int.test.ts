/** A database without space on its disk: small writes still work, and health says so all the same. */
import { afterAll, expect, test, vi } from 'vitest';
import { serviceFaults } from '@/lib/features/operator/check-game';
import { disconnect } from '@/lib/platform/db/db';
import { call, callJson, problemOf } from '../support/api';
import { useService } from '../support/service';

const { databaseUrl, sql } = await useService();
afterAll(() => vi.restoreAllMocks());

const FULL = `language plpgsql as $$ begin raise exception 'could not extend file: No space left on device'
  using errcode = '53100'; end $$`;
const database = new URL(databaseUrl).pathname.slice(1);
const newTable = { name: 'T', seats: [{ name: 'A' }, { name: 'B' }] };

/** Lets minutes pass for the checks. */
let passedMs = 0;
const { now } = performance;
vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + passedMs);
function pass(ms: number): void {
  passedMs += ms;
}

const status = async () => (await call({ path: '/api/health' })).status;
/** Waits until health has changed, because the disk is tried in the background. */
const isRed = async () => {
  await vi.waitFor(() => problemOf({ path: '/api/health' }, 503, 'disk-full'), 20_000);
  await problemOf({ path: '/api/health/ready' }, 503, 'disk-full');
  expect(await serviceFaults()).toEqual({ isDiskFull: true });
  expect((await callJson({ path: '/api/health/live' })).status).toBe(200);
};

test('a write that finds no place makes health red, until none fails for a minute', async () => {
  await vi.waitFor(async () => expect(await status()).toBe(200), 20_000);
  await sql.query(`create function no_place() returns trigger ${FULL}`);
  await sql.query('create trigger no_place before insert on "GameLog" execute function no_place()');
  const asked = { method: 'POST', path: '/api/tables', json: newTable };
  await problemOf(asked, 503, 'database-unavailable');
  await isRed();
  await sql.query('drop trigger no_place on "GameLog"');
  pass(61_000);
  await vi.waitFor(async () => expect(await status()).toBe(200), 20_000);
  expect((await call(asked)).status).toBe(201);
});

test('it is noticed before anyone writes, because health takes new space at times', async () => {
  // A disk that is full refuses the temporary file of the check.
  await sql.query('create schema no_place');
  await sql.query(`create function no_place.generate_series(bigint, bigint) returns setof int ${FULL}`);
  await sql.query(`create function no_place.generate_series(int, int) returns setof int ${FULL}`);
  await sql.query(`alter database "${database}" set search_path = no_place, public, pg_catalog`);
  await disconnect();
  pass(61_000);
  await isRed();
  await sql.query(`alter database "${database}" reset search_path`);
  await disconnect();
  pass(61_000);
  await vi.waitFor(async () => expect(await status()).toBe(200), 20_000);
});
