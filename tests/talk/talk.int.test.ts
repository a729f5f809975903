import crypto from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { exportGame } from '@/lib/features/history/read-log';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { MAX_LETTERS } from '@/lib/features/talk/message';
import { removeNote, writeNote, loadNotes } from '@/lib/features/talk/notes';
import {
  hearTalk,
  loadTalk,
  reactToMessage,
  removeMessage,
  reportMessage,
  postMessage,
} from '@/lib/features/talk/talk';
import { REACTIONS } from '@/lib/game/wording/reactions';
import { seatCookieName } from '@/lib/platform/auth/seat-proof';
import { db } from '@/lib/platform/db/db';
import { LIMITS } from '@/lib/platform/http/limits/count-requests';
import { afterResponses } from '../support/api';
import { sampled } from '../support/full';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';
import { browserOf, guest } from '../support/world';
import { setSeat } from '../support/set-seat';

await useService();
let table: CreatedTable;
const seat = (n: number) => ({ token: table.seats[n]?.token });
const uuid = () => crypto.randomUUID();
const clockAt = (minute: number) => ({ now: () => new Date(Date.UTC(2030, 0, 1, 12, minute)) });

beforeEach(async () => {
  table = await seatedTable();
});

const somebody = async (name: string) => ({ userId: await guest(name) });

async function talkAs(visitor: Visitor) {
  const talk = await loadTalk(table.gameId, visitor);
  if (!talk) throw new Error('no table');
  return talk;
}

/** Sends a form as a browser does. */
async function post(act: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { POST } = await import('@/app/games/[gameId]/talk/[act]/route');
  const request = new Request(`http://praga.test/games/${table.gameId}/talk/${act}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
  return POST(request, { params: Promise.resolve({ gameId: table.gameId, act }) });
}
const cookieOf = (n: number) => ({ cookie: `${seatCookieName(table.gameId)}=${table.seats[n]?.token}` });

test('chat messages reach everyone, in order, with their author', async () => {
  await postMessage(table.gameId, seat(0), { id: uuid(), text: 'Hello\r\nthere' }, clockAt(1));
  await postMessage(table.gameId, seat(1), { id: uuid(), text: 'Good evening' }, clockAt(2));
  const { lines, maySpeak } = await talkAs({});
  expect(maySpeak).toBe(false);
  expect(lines.map(({ name, text, seat: who, isMine }) => [name, text, who, isMine])).toEqual([
    ['Anna', 'Hello\nthere', 0, false],
    ['Bohumil', 'Good evening', 1, false],
  ]);
  expect((await talkAs(seat(1))).lines.map(({ isMine }) => isMine)).toEqual([false, true]);
});

test('a form that is sent twice says it once', async () => {
  const id = uuid();
  for (let i = 0; i < 2; i += 1) await postMessage(table.gameId, seat(0), { id, text: 'Once, @Bohumil' });
  expect((await talkAs({})).lines).toHaveLength(1);
  expect(await db().outbox.count({ where: { gameId: table.gameId, kind: 'mention' } })).toBe(1);
});

test('a mentioned player is notified, with the message; mentioning oneself has no effect', async () => {
  await postMessage(table.gameId, seat(0), { id: uuid(), text: '@bohumil, @Anna: well played' });
  const told = await db().outbox.findMany({ where: { gameId: table.gameId, kind: 'mention' } });
  expect(told.map(({ seat: who, payload }) => [who, payload])).toEqual([
    [1, { name: 'Anna', text: '@bohumil, @Anna: well played' }],
  ]);
  expect((await talkAs(seat(1))).lines[0]?.callsMe).toBe(true);
  expect((await talkAs(seat(0))).lines[0]?.callsMe).toBe(false);
});

test.each([
  ['nothing but blanks', '  \n ', 'empty'],
  ['characters that cannot be shown', '\u0000\u202e', 'empty'],
  ['too much', 'x'.repeat(MAX_LETTERS + 1), 'too-long'],
])('refuses %s', async (_what, text, why) => {
  expect(await postMessage(table.gameId, seat(0), { id: uuid(), text })).toBe(why);
});

test('spectators can chat under a name, if the table allows spectators', async () => {
  expect(await postMessage(table.gameId, {}, { id: uuid(), text: 'psst' })).toBe('not-here');
  const cecilie = await somebody('Cecilie');
  await postMessage(table.gameId, cecilie, { id: uuid(), text: 'Nice' });
  const [line] = (await talkAs(cecilie)).lines;
  expect(line).toMatchObject({ name: 'Cecilie', isMine: true });
  expect(line?.seat).toBeUndefined();
  await db().game.update({ where: { id: table.gameId }, data: { watchers: 'players' } });
  expect(await loadTalk(table.gameId, cecilie)).toBeUndefined();
  expect(await postMessage(table.gameId, cecilie, { id: uuid(), text: 'Nice' })).toBe('unknown-table');
});

test("spectators cannot chat under a player's name or notify players", async () => {
  for (const name of ['Anna', ' ANNA ', 'Änna', 'A.n.n.a'])
    expect(
      await postMessage(table.gameId, await somebody(name), { id: uuid(), text: 'It is me' }),
      name,
    ).toBe('name-taken');
  const cecilie = await somebody('Cecilie');
  await postMessage(table.gameId, cecilie, { id: uuid(), text: '@Bohumil, look' });
  const told = await db().outbox.findMany({ where: { gameId: table.gameId, seat: 1 } });
  expect(told.map(({ kind }) => kind).filter((kind) => kind.includes('mention'))).toEqual([
    'watcher-mention',
  ]);
});

test('only its author, the host or an admin can remove a message', async () => {
  const [host, admin, other] = [await somebody('Host'), await somebody('Admin'), await somebody('Other')];
  await db().game.update({ where: { id: table.gameId }, data: { hostId: host.userId } });
  await db().user.update({ where: { id: admin.userId }, data: { isAdmin: true } });
  for (const [who, mayRemove] of [
    [seat(0), true],
    [host, true],
    [admin, true],
    [seat(1), false],
    [other, false],
    [{}, false],
  ] as const) {
    const id = uuid();
    await postMessage(table.gameId, seat(0), { id, text: 'Oops' });
    const lineFor = async () => (await talkAs(who)).lines.find((line) => line.id === id);
    expect((await lineFor())?.mayRemove).toBe(mayRemove);
    expect(await removeMessage(table.gameId, who, id)).toBe(mayRemove ? undefined : 'not-yours');
    expect((await lineFor())?.text).toBe(mayRemove ? undefined : 'Oops');
    const stored = await db().chatMessage.findUnique({ where: { id } });
    expect(stored?.text).toBe(mayRemove ? '' : 'Oops');
  }
});

test('a report is shown only to the host', async () => {
  const host = await somebody('Host');
  await db().game.update({ where: { id: table.gameId }, data: { hostId: host.userId } });
  const id = uuid();
  await postMessage(table.gameId, seat(0), { id, text: 'Rude' });
  const response = await post('report', { id }, cookieOf(1));
  expect(response.headers.get('location')).toBe(`/games/${table.gameId}/talk`);
  expect((await talkAs(host)).lines[0]?.reports).toBe(1);
  expect((await talkAs(seat(1))).lines[0]?.reports).toBeUndefined();
});

test('each person reports a message once, however often and in whatever way they do', async () => {
  const host = await somebody('Host');
  await db().game.update({ where: { id: table.gameId }, data: { hostId: host.userId } });
  const [id, second] = [uuid(), uuid()];
  for (const word of [id, second]) await postMessage(table.gameId, seat(0), { id: word, text: 'Rude' });
  await Promise.all(Array.from({ length: 9 }, () => reportMessage(table.gameId, seat(1), id)));
  const watcher = await somebody('Dana');
  for (let n = 0; n < 3; n += 1) await reportMessage(table.gameId, watcher, id);
  const shown = async (who: Visitor) =>
    (await talkAs(who)).lines.map((line) => line.reports ?? line.mayReport);
  expect(await shown(host)).toEqual([2, true]);
  expect(await shown(watcher)).toEqual([false, true]);
  expect(await shown(seat(1))).toEqual([false, true]);
});

test('the forms: said, refused from another site, refused when too large or too often, unknown', async () => {
  const said = await post('say', { id: uuid(), text: 'Hi @Bohumil' }, cookieOf(0));
  expect([said.status, said.headers.get('location')]).toEqual([303, `/games/${table.gameId}/talk`]);
  await afterResponses();
  const foreign = { ...cookieOf(0), 'sec-fetch-site': 'cross-site' };
  expect((await post('say', { id: uuid(), text: 'Hi' }, foreign)).status).toBe(403);
  expect((await post('say', { id: uuid(), text: 'x'.repeat(70_000) }, cookieOf(0))).status).toBe(413);
  expect((await post('dance', { id: uuid() }, cookieOf(0))).status).toBe(404);
  expect((await post('toString', { id: uuid() }, cookieOf(0))).status).toBe(404);
  const badId = await post('say', { id: 'x', text: 'Hi' }, cookieOf(0));
  expect(badId.headers.get('location')).toContain('problem=unknown-word');
  const far = { ...cookieOf(0), 'x-forwarded-for': '203.0.113.77' };
  const say = () => post('say', { id: uuid(), text: 'Hi' }, far);
  const isRefused = async () => (await say()).headers.get('location')?.startsWith('/too-often?whom=person&');
  let heard = 0;
  // Twice as many, because the counted minute may end among them.
  while (heard <= 2 * LIMITS.chat.most && !(await isRefused())) heard += 1;
  expect(heard).toBeGreaterThanOrEqual(LIMITS.chat.most);
  expect(heard).toBeLessThanOrEqual(2 * LIMITS.chat.most);
});

test('only the session identifies a person', async () => {
  const dana = await somebody('Dana');
  await post('say', { id: uuid(), text: 'Hello' }, await browserOf(dana.userId));
  expect((await talkAs({})).lines[0]?.name).toBe('Dana');
});

const tableFor = async (visitor: Visitor) => {
  const view = await loadTable(table.gameId, visitor, { log: 'none' });
  if (!view) throw new Error('no table');
  return view;
};
const notesOf = async (visitor: Visitor) => loadNotes(await tableFor(visitor), visitor);

test('notes are only for their own seat', async () => {
  await writeNote(table.gameId, seat(0), { id: uuid(), text: 'Mines first', sealed: false });
  expect((await notesOf(seat(0))).own.map(({ text }) => text)).toEqual(['Mines first']);
  for (const who of [seat(1), {}, await somebody('Eva')]) {
    expect(await notesOf(who)).toEqual({ own: [], opened: [], sealed: [] });
    expect(await writeNote(table.gameId, who, { id: uuid(), text: 'x', sealed: false })).toBe(
      who === seat(1) || 'token' in who ? undefined : 'not-here',
    );
  }
});

test('a sealed note is seen by its writer, counted for all, and opened at the end with who wrote it', async () => {
  const id = uuid();
  await writeNote(table.gameId, seat(0), { id, text: 'I shall win by ten', sealed: true });
  expect(await notesOf(seat(1))).toEqual({ own: [], opened: [], sealed: [{ seat: 0, n: 1 }] });
  expect(await removeNote(table.gameId, seat(0), id)).toBe('is-sealed');
  await db().game.update({ where: { id: table.gameId }, data: { status: 'finished' } });
  const { opened } = await notesOf(seat(1));
  expect(opened.map(({ text, holder }) => [text, holder])).toEqual([['I shall win by ten', 'Anna']]);
});

test('a new holder of a seat gets none of the notes of the previous one', async () => {
  const [anna, next] = [await somebody('Anna'), await somebody('Next')];
  const where = { gameId_seat: { gameId: table.gameId, seat: 0 } };
  const sealed = { text: 'by program', sealed: true };
  // A program that sat down by the link holds the seat by it, until a person is known there.
  expect(await writeNote(table.gameId, seat(0), { id: uuid(), ...sealed })).toBeUndefined();
  await db().seat.update({ where, data: { userId: anna.userId } });
  expect(await writeNote(table.gameId, seat(0), { id: uuid(), ...sealed })).toBe('not-holder');
  const open = { text: 'by person', sealed: false };
  expect(await writeNote(table.gameId, anna, { id: uuid(), ...open })).toBeUndefined();
  expect((await notesOf(anna)).own.map(({ text }) => text).sort()).toEqual(['by person', 'by program']);
  await db().seatHolder.create({
    data: { gameId: table.gameId, seat: 0, untilSeq: 1, name: 'Anna', userId: anna.userId },
  });
  await db().seat.update({ where, data: { userId: next.userId, heldFrom: 2, name: 'Next' } });
  expect((await notesOf(next)).own).toEqual([]);
  await writeNote(table.gameId, next, { id: uuid(), text: 'mine', sealed: false });
  expect((await notesOf(next)).own.map(({ text }) => text)).toEqual(['mine']);
  await writeNote(table.gameId, next, { id: uuid(), text: 'by next', sealed: true });
  await db().game.update({ where: { id: table.gameId }, data: { status: 'finished' } });
  const { opened } = await notesOf({});
  expect(opened.map(({ text, holder }) => `${holder}: ${text}`)).toEqual([
    'Anna: by program',
    'Next: by next',
  ]);
  const exported = async () => (await exportGame(table.gameId))?.thoughts?.map(({ text }) => text);
  expect(await exported()).toEqual(['by program', 'by next']);
  // The text of a person goes with them.
  await db().user.delete({ where: { id: next.userId } });
  expect(await exported()).toEqual(['by program']);
});

test('a table counts unread chat messages for each seat separately', async () => {
  const unheard = async (n: number) => (await tableFor(seat(n)))?.unheard;
  expect(await unheard(1)).toBeUndefined();
  await postMessage(table.gameId, seat(0), { id: uuid(), text: 'Hello' });
  await postMessage(table.gameId, seat(0), { id: uuid(), text: 'Anybody?' });
  expect(await unheard(1)).toBe(2);
  // Who only looks on has heard nothing for anybody.
  await hearTalk((await talkAs({})).table, {});
  expect(await unheard(1)).toBe(2);
  await hearTalk((await talkAs(seat(1))).table, seat(1));
  expect(await unheard(1)).toBeUndefined();
  expect(await unheard(0)).toBe(2);
  await postMessage(table.gameId, seat(0), { id: uuid(), text: 'Well then' });
  expect(await unheard(1)).toBe(1);
});

test.each(sampled(REACTIONS, 2))(
  '%s: a player adds it once and takes it back, with who reacted so',
  async (reaction) => {
    const id = uuid();
    await postMessage(table.gameId, seat(0), { id, text: 'Look' });
    const reactions = async (n: number) => (await talkAs(seat(n))).lines[0]?.reactions;
    for (const _twice of [1, 2])
      expect(await reactToMessage(table.gameId, seat(1), { id, reaction, isOn: true })).toBe(undefined);
    await reactToMessage(table.gameId, seat(0), { id, reaction, isOn: true });
    expect(await reactions(1)).toEqual([{ reaction, names: ['Bohumil', 'Anna'], isMine: true }]);
    await reactToMessage(table.gameId, seat(1), { id, reaction, isOn: false });
    expect(await reactions(1)).toEqual([{ reaction, names: ['Anna'], isMine: false }]);
    // The next holder of the seat has not reacted.
    await setSeat(table.gameId, 0, { tenure: { increment: 1 } });
    expect(await reactions(0)).toEqual([{ reaction, names: [''], isMine: false }]);
  },
);

test('a message that was removed has no reactions, and takes none', async () => {
  const id = uuid();
  await postMessage(table.gameId, seat(0), { id, text: 'Look' });
  const asked = { id, reaction: 'heart', isOn: true } as const;
  await reactToMessage(table.gameId, seat(1), asked);
  await removeMessage(table.gameId, seat(0), id);
  expect((await talkAs(seat(1))).lines[0]?.reactions).toEqual([]);
  expect(await reactToMessage(table.gameId, seat(1), asked)).toBe('unknown-word');
});

test('spectators cannot react, not even the host; open pages show a reaction at once', async () => {
  const host = await somebody('Host');
  await db().game.update({ where: { id: table.gameId }, data: { hostId: host.userId } });
  const id = uuid();
  await postMessage(table.gameId, seat(0), { id, text: 'Look' });
  const asked = { id, reaction: 'heart', isOn: true } as const;
  for (const who of [{}, host, await somebody('Cecilie')]) {
    expect((await talkAs(who)).mayReact).toBe(false);
    expect(await reactToMessage(table.gameId, who, asked)).toBe('only-players');
  }
  const before = (await talkAs(seat(1))).table;
  await reactToMessage(table.gameId, seat(1), asked);
  const after = (await talkAs(seat(1))).table;
  expect(after.version).not.toBe(before.version);
  expect(after.unheard).toBe(before.unheard);
});

test('the form of a message: a reaction, its own taken back, an unknown one', async () => {
  const id = uuid();
  await postMessage(table.gameId, seat(0), { id, text: 'Look' });
  const counts = async () =>
    (await talkAs({})).lines[0]?.reactions.map(({ reaction, names }) => `${reaction} ${names.length}`);
  for (const [fields, then] of [
    [{ on: 'wow' }, ['wow 1']],
    [{ on: 'heart' }, ['heart 1', 'wow 1']],
    [{ off: 'wow' }, ['heart 1']],
    [{ on: 'sneer' }, ['heart 1']],
    [{}, ['heart 1']],
  ] as const) {
    await post('react', { id, ...fields }, cookieOf(1));
    expect(await counts()).toEqual(then);
  }
});

test('a message names the tile of a place, and no place that the game lacks', async () => {
  const { rows } = (await talkAs({})).table.view.state;
  const tile = rows.wall.slots[1];
  await postMessage(table.gameId, seat(0), { id: uuid(), text: 'Take [[slot:wall-1 forged]], @Bohumil' });
  expect((await talkAs({})).lines[0]?.text).toBe(`Take [[slot:wall-1 ${tile}]], @Bohumil`);
  const say = (text: string) => postMessage(table.gameId, seat(0), { id: uuid(), text });
  for (const place of ['slot:wall-9', 'row:moon', 'site:x', 'grid:y', 'road:z', 'seal:q'])
    expect(await say(`[[${place}]]`), place).toBe('unknown-place');
  expect(await say('[[goods:0-gold]] [[a link]]')).toEqual({ told: 0 });
});
