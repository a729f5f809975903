import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPg } from '../../scripts/pg';
import { isFull } from '../support/full';
import { queryOn } from './query-on';

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-test-'));
  fs.chmodSync(dir, 0o711);
});

afterEach(async () => {
  const postgres = await startPg({ dir });
  postgres.stop();
  fs.rmSync(dir, { recursive: true });
});

test.runIf(isFull)('keeps data and port over a stop, and joins a server that runs', async () => {
  const first = await startPg({ dir });
  await queryOn(first.url, 'create table kept (id int)');
  const joined = await startPg({ dir });
  expect(joined).toMatchObject({ reused: true, pid: first.pid });
  first.stop();
  const again = await startPg({ dir });
  expect(again).toMatchObject({ reused: false, port: first.port });
  expect(await queryOn(again.url, 'select * from kept')).toEqual([]);
});

test('recovers from kill -9 with all committed data', async () => {
  const first = await startPg({ dir });
  await queryOn(first.url, 'create table kept as select 7 as id');
  process.kill(first.pid, 'SIGKILL');
  const again = await startPg({ dir });
  expect(await queryOn(again.url, 'select id from kept')).toEqual([{ id: 7 }]);
});

test.runIf(isFull)('is not misled by a lock file whose process number belongs to another', async () => {
  const first = await startPg({ dir });
  const lock = path.join(dir, 'pgdata/postmaster.pid');
  const text = fs.readFileSync(lock, 'utf8');
  first.stop();
  fs.writeFileSync(lock, text.replace(String(first.pid), String(process.pid)));
  expect(await startPg({ dir })).toMatchObject({ reused: false });
});

test.runIf(isFull)('two starters at once end up at one server', async () => {
  const [one, other] = await Promise.all([startPg({ dir }), startPg({ dir })]);
  expect(one.pid).toBe(other.pid);
});
