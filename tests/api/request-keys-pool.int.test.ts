/** Requests with keys that wait for something outside leave connections to everybody else. */
import crypto from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { allowLocalHooks } from '../circles/news-readers';
import { call, callJson } from '../support/api';
import { useService } from '../support/service';
import { personWith } from '../support/world';

process.env.PG_POOL = '2';
const { sql } = await useService();

/** How long the receiver of a hook takes to answer. */
const SLOW_MS = 1500;
const receiver = http.createServer((_request, response) => {
  setTimeout(() => response.writeHead(204).end(), SLOW_MS);
});
let url = '';
beforeAll(async () => {
  allowLocalHooks();
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  return () => void receiver.close();
});

/** Connections of this test that have waited within a transaction. */
const HELD = `select 1 from pg_stat_activity where datname = current_database()
  and state = 'idle in transaction' and state_change < now() - interval '500 ms'`;
const PEOPLE = 2;
const TIMES = 4;

test('with a pool of two, slow requests with keys and their repetitions stop no other request', async () => {
  const tokens: string[] = [];
  for (let n = 0; n < PEOPLE; n++) tokens.push((await personWith(`Anna ${n}`)).token);
  await call({ method: 'GET', path: '/api/me', token: tokens[0] });
  const add = async (token: string, key: string) => {
    const json = { kind: 'json', url: `${url}/mine` };
    const headers = { 'idempotency-key': key };
    const response = await call({ method: 'POST', path: '/api/me/channels', token, json, headers });
    return [response.status, await response.text()] as const;
  };
  let isAdding = true;
  const adding = Promise.all(
    tokens.map(async (token) => {
      const key = crypto.randomUUID();
      return Promise.all(Array.from({ length: TIMES }, async () => add(token, key)));
    }),
  ).finally(() => {
    isAdding = false;
  });
  const held: number[] = [];
  while (isAdding) {
    expect((await callJson({ method: 'GET', path: '/api/me', token: tokens[0] })).status).toBe(200);
    held.push((await sql.query(HELD)).rowCount ?? 0);
  }
  for (const answers of await adding) {
    expect(answers.map(([status]) => status)).toEqual(Array.from({ length: TIMES }, () => 201));
    expect(new Set(answers.map(([, text]) => text)).size).toBe(1);
  }
  // One at a time waits for the receiver, and the other connection is free.
  expect(Math.max(...held)).toBe(1);
  expect((await sql.query('select 1 from "Channel" where "kind" = \'webhook\'')).rowCount).toBe(PEOPLE);
});
