import crypto from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { asObject } from '@/app/api/_openapi/json-object';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import type { RowsNews } from '@/lib/features/table/commands/rows-news';
import { loadTable } from '@/lib/features/table/load/load-table';
import { db } from '@/lib/platform/db/db';
import { closeStreams, openStreams } from '@/lib/platform/live/channel';
import { hub } from '@/lib/platform/live/hub';
import { mustBeEvents, SENT } from '../support/answers';
import { call, callJson, problemOf } from '../support/api';
import { untilIdle } from '../support/served';
import { randomNumbers, useService } from '../support/service';
import { setSeat } from '../support/set-seat';
import { playOne, seatedTable, sitAs } from '../support/tables';
import { guest, programOf } from '../support/world';

await useService();
afterEach(closeStreams);
afterAll(() => hub().close());

/** Reads a stream event by event, as a browser does. */
class Reader {
  private text = '';
  /** The notices of rows, newest last. */
  readonly rows: RowsNews[] = [];
  /** Who was told to be there, newest last. */
  readonly here: (readonly number[])[] = [];
  private constructor(private readonly body: ReadableStreamDefaultReader<Uint8Array>) {}

  static async of(gameId: string, headers: Record<string, string> = {}, query = '') {
    const response = await call({ path: `/api/games/${gameId}/stream${query}`, headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toContain('no-transform');
    if (!response.body) throw new Error('no body');
    return new Reader(response.body.getReader());
  }

  /** The next version; undefined when the stream has ended. */
  async next(): Promise<string | undefined> {
    for (;;) {
      const at = this.text.indexOf('\n\n');
      if (at >= 0) {
        const event = this.text.slice(0, at);
        this.text = this.text.slice(at + 2);
        mustBeEvents('/api/games/{id}/stream', `${event}\n\n`);
        const id = /^id: (.+)$/m.exec(event)?.[1];
        if (id) return id;
        const rows = /^event: rows\ndata: (.+)$/.exec(event)?.[1];
        if (rows) this.rows.push(JSON.parse(rows));
        const here = /^event: here\ndata: (.+)$/.exec(event)?.[1];
        if (here) this.here.push(JSON.parse(here));
        continue;
      }
      const part = await this.body.read();
      if (part.done) return undefined;
      this.text += new TextDecoder().decode(part.value);
    }
  }

  leave() {
    return this.body.cancel();
  }
}

const rowOf = (version: string | undefined) => Number(version?.split('.')[0]);

test('who wishes so is seen to have the table open, only by people who are seen themselves', async () => {
  const table = await seatedTable();
  const as = (seat: number) => ({ authorization: `Bearer ${table.seats[seat]?.token ?? ''}` });
  const anna = await Reader.of(table.gameId, as(0), '?here=1');
  const unseen = await Reader.of(table.gameId, as(1));
  const watcher = await Reader.of(table.gameId, {}, '?here=1');
  // News of people is read before the next version, whenever it arrives.
  const told = async (reader: Reader, seats: readonly number[]) => {
    for (let seq = 100; String(reader.here.at(-1)) !== String(seats) && seq < 200; seq += 1) {
      await db().game.update({ where: { id: table.gameId }, data: { seq: { increment: 1 } } });
      await reader.next();
    }
    return reader.here.at(-1);
  };
  expect(await told(anna, [0])).toEqual([0]);
  const bohumil = await Reader.of(table.gameId, as(1), '?here=1');
  expect(await told(anna, [0, 1])).toEqual([0, 1]);
  expect(await told(bohumil, [0, 1])).toEqual([0, 1]);
  await unseen.next();
  await watcher.next();
  expect([...unseen.here, ...watcher.here]).toEqual([]);
  await Promise.all([anna, bohumil, unseen, watcher].map((reader) => reader.leave()));
});

test('the version at once, then every change: a row, a word, a name', async () => {
  const table = await seatedTable();
  const reader = await Reader.of(table.gameId);
  const first = await reader.next();
  expect(rowOf(first)).toBe(1);
  const { body } = await callJson({ path: `/api/games/${table.gameId}` });
  expect(body.version).toBe(first);

  await db().game.update({ where: { id: table.gameId }, data: { seq: 2 } });
  const second = await reader.next();
  expect(rowOf(second)).toBe(2);
  const word = { id: crypto.randomUUID(), gameId: table.gameId, seat: 0, name: 'A', text: 'Hi', seq: 2 };
  await db().chatMessage.create({ data: { ...word, at: new Date('2030-01-01') } });
  const third = await reader.next();
  expect([third?.split('.')[1], second?.split('.')[1]]).toEqual(['1', '0']);
  await setSeat(table.gameId, 1, { name: 'Somebody else' });
  expect((await reader.next())?.split('.')[2]).not.toBe(third?.split('.')[2]);
});

test('rows come before their version, each once and in order, to the pages that requested them', async () => {
  const table = await seatedTable(2, { emails: false });
  const [reader, other] = [await Reader.of(table.gameId, {}, '?rows=1'), await Reader.of(table.gameId)];
  for (const each of [reader, other]) await each.next();
  const pick = randomNumbers('rows before versions');
  let seen = 1;
  while (seen < 30) {
    await playOne(table, pick);
    // A step that can be taken back is nothing that others hear of.
    if ((await loadTable(table.gameId))?.seq === seen) continue;
    seen = rowOf(await reader.next());
    // Whatever else was told is of rows that the version knows of.
    expect(reader.rows.at(-1)?.latestSeq).toBe(seen);
  }
  const rows = reader.rows.flatMap((news) => news.rows.map(({ seq }) => seq));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows).toEqual(rows.map((_, i) => i + 2));
  await other.next();
  expect(other.rows).toEqual([]);
});

test('a page that reconnects receives only what it has not seen', async () => {
  const { gameId } = await seatedTable();
  const before = await Reader.of(gameId);
  const seen = await before.next();
  await before.leave();
  const again = await Reader.of(gameId, { 'last-event-id': seen ?? '' });
  await db().game.update({ where: { id: gameId }, data: { seq: 9 } });
  expect(rowOf(await again.next())).toBe(9);
});

test('a page that leaves is forgotten, and so is the listening', async () => {
  const { gameId } = await seatedTable();
  const [one, other] = [await Reader.of(gameId), await Reader.of(gameId)];
  await Promise.all([one.next(), other.next()]);
  expect([openStreams(), hub().size]).toEqual([2, 2]);
  await one.leave();
  await other.leave();
  expect([openStreams(), hub().size, hub().isListening]).toEqual([0, 0, false]);
});

test('ends when the server stops', async () => {
  const { gameId } = await seatedTable();
  const reader = await Reader.of(gameId);
  await reader.next();
  await closeStreams();
  expect(await reader.next()).toBeUndefined();
});

test('a broken listening connection is made again, and nothing is missed', async () => {
  const { gameId } = await seatedTable();
  const reader = await Reader.of(gameId);
  await reader.next();
  await vi.waitUntil(() => hub().isListening);
  const broken = await db().$queryRaw<{ done: boolean }[]>`
    select pg_terminate_backend(pid) as done from pg_stat_activity where application_name = 'praga-live'
      and datname = current_database()`;
  expect(broken).toEqual([{ done: true }]);
  await db().game.update({ where: { id: gameId }, data: { seq: 5 } });
  expect(rowOf(await reader.next())).toBe(5);
});

test('404 for no table, 400 for an invalid wish', async () => {
  await problemOf({ path: '/api/games/bcdfghjkmnpq/stream' }, 404, 'unknown-table');
  const { gameId } = await seatedTable(2, { emails: false });
  for (const wish of ['rows=2', 'here=yes'])
    await problemOf({ path: `/api/games/${gameId}/stream?${wish}` }, 400, 'invalid-request');
});

/** The events that the description has for a stream, by name. */
function describedEvents(path: string, schema: string): string[] {
  const schemas = asObject(asObject(openapiDocument().components).schemas);
  const variants = asObject(schemas[schema]).anyOf as readonly { readonly $ref: string }[];
  return variants.map(({ $ref }) => {
    const { event, retry } = asObject(asObject(schemas[$ref.split('/').at(-1) ?? '']).properties);
    return `${path} ${String(asObject(event).const ?? (retry ? 'retry' : 'version'))}`;
  });
}

test('every described event is sent, as it is described', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  SENT.clear();
  const id = await guest('Anna');
  const token = await programOf(id);
  const table = await seatedTable(2, { emails: false });
  const { gameId, seats } = table;
  await sitAs({ token: seats[0]?.token ?? '', userId: id });
  const pick = randomNumbers('every event');
  const hear = async (path: string, address: string, asked: string | undefined, words: readonly string[]) => {
    const response = await call({ path: address, token: asked });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const next = async () => (heard += (await reader?.read())?.value ?? '');
    for (const word of words) {
      if (word === 'event: beat') await vi.advanceTimersByTimeAsync(20_000);
      for (let steps = 0; word === 'event: rows' && steps < 30; steps += 1) await playOne(table, pick);
      while (!heard.includes(word)) await next();
    }
    mustBeEvents(path, heard);
    await reader?.cancel();
  };
  const [of, mine] = ['/api/games/{id}/stream', '/api/me/stream'];
  await hear(of, `/api/games/${gameId}/stream?here=1`, token, ['id: ', 'event: here', 'event: beat']);
  await hear(of, `/api/games/${gameId}/stream?rows=1`, undefined, ['id: ', 'event: rows']);
  await hear(mine, mine, token, ['event: table', 'event: beat']);
  expect([...SENT].sort()).toEqual(
    [
      ...describedEvents('/api/games/{id}/stream', 'StreamEvent'),
      ...describedEvents('/api/me/stream', 'MyStreamEvent'),
    ].sort(),
  );
  vi.useRealTimers();
  await untilIdle();
});
