import crypto from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { hub } from '@/lib/platform/live/hub';
import { closeStreams, openStreams } from '@/lib/platform/live/stream';
import { db } from '@/lib/platform/db/db';
import { mustBeEvents } from '../support/answers';
import { call, callJson, problemOf } from '../support/api';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

await useService();
afterEach(closeStreams);
afterAll(() => hub().close());

/** Reads a stream event by event, as a browser does. */
class Reader {
  private text = '';
  private constructor(private readonly body: ReadableStreamDefaultReader<Uint8Array>) {}

  static async of(gameId: string, headers: Record<string, string> = {}) {
    const response = await call({ path: `/api/games/${gameId}/stream`, headers });
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
  await db().chatMessage.create({
    data: {
      id: crypto.randomUUID(),
      gameId: table.gameId,
      seat: 0,
      name: 'A',
      text: 'Hi',
      seq: 2,
      at: new Date('2030-01-01'),
    },
  });
  const third = await reader.next();
  expect([third?.split('.')[1], second?.split('.')[1]]).toEqual(['1', '0']);
  await db().seat.update({
    where: { gameId_seat: { gameId: table.gameId, seat: 1 } },
    data: { name: 'Somebody else' },
  });
  expect((await reader.next())?.split('.')[2]).not.toBe(third?.split('.')[2]);
});

test('a page that comes again hears only of what it has not seen', async () => {
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
  closeStreams();
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

test('404 for no table', async () => {
  await problemOf({ path: '/api/games/bcdfghjkmnpq/stream' }, 404, 'unknown-table');
});
