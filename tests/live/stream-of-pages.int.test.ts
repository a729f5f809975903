import { afterAll, afterEach, expect, test } from 'vitest';
import { GET } from '@/app/games/stream/route';
import { db } from '@/lib/platform/db/db';
import { closeStreams, openStreams } from '@/lib/platform/live/channel';
import { hub } from '@/lib/platform/live/hub';
import { randomNumbers, useService } from '../support/service';
import { playUntil, seatedTable } from '../support/tables';

await useService();
afterEach(closeStreams);
afterAll(() => hub().close());

const ask = (query: string, cookie = '') =>
  GET(new Request(`http://praga.test/games/stream?rows=1${query}`, { headers: { cookie } }));

/** The events of a stream, with their data. */
async function* eventsOf(response: Response) {
  let text = '';
  for await (const part of response.body ?? []) {
    text += new TextDecoder().decode(part);
    for (let at = text.indexOf('\n\n'); at >= 0; at = text.indexOf('\n\n')) {
      const [, event = 'message', data] = /^(?:event: (\w+)\n)?data: (.*)$/.exec(text.slice(0, at)) ?? [];
      text = text.slice(at + 2);
      if (data) yield { event, data: JSON.parse(data) };
    }
  }
}
type Events = ReturnType<typeof eventsOf>;

/** The next event of a kind. */
async function next(events: Events, kind: string) {
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error(`the stream ended before ${kind}`);
    if (value.event === kind) return value.data;
  }
}

test('one stream reports several tables, each with its rows, and of players who are present', async () => {
  const [one, two] = [await seatedTable(), await seatedTable()];
  const cookie = `seat_${one.gameId}=${one.seats[0]?.token}; seat_${two.gameId}=${two.seats[1]?.token}`;
  const response = await ask(`&t=${one.gameId},1,&t=${two.gameId},1,`, cookie);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(openStreams()).toBe(1);
  const events = eventsOf(response);
  expect(await next(events, 'tables')).toEqual([one.gameId, two.gameId]);
  const [first, second] = [await next(events, 'message'), await next(events, 'message')];
  expect(new Set([first.table, second.table])).toEqual(new Set([one.gameId, two.gameId]));
  // A turn that others do not see before it is over.
  await playUntil(two, randomNumbers('pages'), ({ answer }) => !answer.waitingFor.includes(0));
  const changed = await next(events, 'message');
  expect(changed.table).toBe(two.gameId);
  expect(changed.version).not.toBe(second.table === two.gameId ? second.version : first.version);
});

test('a version that the page knows is not sent again', async () => {
  const [one, two] = [await seatedTable(), await seatedTable()];
  const first = eventsOf(await ask(`&t=${one.gameId},0,`));
  const { version } = await next(first, 'message');
  const events = eventsOf(await ask(`&t=${one.gameId},0,${version}&t=${two.gameId},0,`));
  expect((await next(events, 'message')).table).toBe(two.gameId);
});

test('a table that the reader may not see is left out, and its presence too', async () => {
  const [open, closed] = [await seatedTable(), await seatedTable()];
  await db().game.update({ where: { id: closed.gameId }, data: { watchers: 'players' } });
  const events = eventsOf(await ask(`&t=${open.gameId},1,&t=${closed.gameId},1,`));
  expect(await next(events, 'tables')).toEqual([open.gameId]);
  expect((await next(events, 'message')).table).toBe(open.gameId);
  expect((await ask(`&t=${closed.gameId},1,`)).status).toBe(404);
});

test('bad input is refused with its reason, and never more tables than a stream may have', async () => {
  const many = Array.from({ length: 25 }, (_, i) => `&t=bcdfghjkmn${i},0,`).join('');
  for (const query of ['', '&t=', '&t=bcdfghjkmnpq', '&t=bcdfghjkmnpq,2,', '&t=../..,0,', '&t=a,0,', many]) {
    const response = await ask(query);
    expect([query, response.status]).toEqual([query, 400]);
    expect(await response.json()).toMatchObject({ code: 'invalid-request' });
  }
  expect((await ask('&t=bcdfghjkmnpq,0,1.0.0')).status).toBe(404);
});
