/**
 * A held seat belongs to its holder: the things that a host, a friend with the link, and the next player must
 * not get.
 */
import { expect, test } from 'vitest';
import { makeGuest } from '@/lib/features/people/guests';
import { insertPlan, plansOfSeat } from '@/lib/features/plans/plan-store';
import { keepLine, openSandbox } from '@/lib/features/sandbox/sandbox';
import { removePlayer, renewSeatLink, revokeSeatLink } from '@/lib/features/seats/hosting';
import { findSeatByToken, sitDown } from '@/lib/features/seats/seats';
import { keysOf, loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { NewTable } from '@/lib/features/table/new-table/create-table';
import { writeNote, loadNotes } from '@/lib/features/talk/notes';
import { db } from '@/lib/platform/db/db';
import { call, problemOf } from '../support/api';
import { signInByMail } from '../support/notifications';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { emptyTable, sitDownKey } from '../support/tables';

await useService();

const guest = (name = 'Guest') => makeGuest({ name, locale: 'en' });

async function table(more: Partial<NewTable> = {}) {
  const seats = [{ name: 'Anna' }, { name: 'Bohumil' }, { name: 'Cecilie' }];
  const host = await guest('Host');
  const made = await emptyTable({ name: 'Held', seats, hostId: host.id, ...more });
  const tokenOf = (seat: number) => made.seats[seat]?.token ?? '';
  return { ...made, host: { userId: host.id }, tokenOf };
}

const seatOf = async (gameId: string, who: Visitor) => (await loadTable(gameId, who))?.me;
const holderOf = async (gameId: string, seat: number) =>
  (await db().seat.findFirstOrThrow({ where: { gameId, seat } })).userId;

async function notesSeenBy(gameId: string, who: Visitor) {
  const seen = await loadTable(gameId, who);
  return seen ? (await loadNotes(seen, who)).own.map(({ text }) => text) : [];
}

async function linesSeenBy(gameId: string, who: Visitor) {
  const opened = await openSandbox(gameId, who);
  return opened.ok ? opened.value.lines.map(({ name }) => name) : [];
}

/** A note, a sealed note, a line and a plan of the holder of a seat. */
async function leaveThings(gameId: string, seat: number, who: Visitor) {
  await writeNote(gameId, who, { id: crypto.randomUUID(), text: 'my plan', sealed: false });
  await writeNote(gameId, who, { id: crypto.randomUUID(), text: 'my sealed plan', sealed: true });
  const line = { base: 1, key: '0'.repeat(64), name: 'my line', steps: [] };
  expect(await keepLine(gameId, who, line)).toMatchObject({ ok: true });
  const owner = { gameId, seat, userId: who.userId, keys: keysOf(who) };
  const plan = { id: crypto.randomUUID(), baseSeq: 1, afterTurn: 0, plan: {}, at: new Date() };
  expect(await insertPlan({ ...owner, ...plan }, 3)).toBe(true);
}

test('the host gets no fresh link for a seat that somebody holds, and cannot kill the one there is', async () => {
  const { gameId, host, tokenOf } = await table();
  const anna = await guest('Anna');
  await sitDown({ token: tokenOf(0), userId: anna.id });
  await sitDown({ token: tokenOf(1) });
  for (const seat of [0, 1]) {
    expect(await renewSeatLink({ gameId, seat, host })).toMatchObject({ error: { kind: 'seat-held' } });
    expect(await revokeSeatLink({ gameId, seat, host })).toMatchObject({ error: { kind: 'seat-held' } });
    expect(await findSeatByToken(tokenOf(seat))).toMatchObject({ seat, seated: true });
  }
  // This one has no holder, so its link may be replaced.
  expect(await renewSeatLink({ gameId, seat: 2, host })).toMatchObject({ ok: true });
});

test('a seat that is kept for a known person is theirs: no fresh link is shown for it', async () => {
  const anna = await guest('Anna');
  const { gameId, host } = await table({ seats: [{ name: 'Anna', userId: anna.id }, { name: 'Bohumil' }] });
  expect(await renewSeatLink({ gameId, seat: 0, host })).toMatchObject({ error: { kind: 'seat-held' } });
});

test.each([
  ['a guest', true],
  ['nobody known', false],
])(
  'a visitor with only the link of %s can neither set an address nor own the seat',
  async (_who, isKnown) => {
    const { gameId, tokenOf } = await table();
    const anna = isKnown ? await guest('Anna') : undefined;
    await sitDown({ token: tokenOf(0), userId: anna?.id });
    const thief = `thief${isKnown ? 1 : 2}@praga.test`;
    const path = `/api/games/${gameId}/sit`;
    await problemOf({ method: 'POST', path, token: tokenOf(0), json: { email: thief } }, 409, 'seat-held');
    await problemOf({ method: 'POST', path, json: { token: tokenOf(0), email: thief } }, 409, 'seat-held');
    const account = await signInByMail(thief, { seatTokens: [tokenOf(0)] });
    expect(await holderOf(gameId, 0)).toBe(anna?.id ?? null);
    expect(await seatOf(gameId, { userId: account?.id })).toBeUndefined();
  },
);

test('opening the link of a held seat as somebody else makes the seat nobody else’s', async () => {
  const { gameId, tokenOf } = await table();
  const [anna, friend] = [await guest('Anna'), await guest('Friend')];
  await sitDown({ token: tokenOf(0), userId: anna.id });
  await sitDown({ token: tokenOf(1) });
  for (const seat of [0, 1]) await sitDown({ token: tokenOf(seat), userId: friend.id });
  expect(await holderOf(gameId, 0)).toBe(anna.id);
  expect(await holderOf(gameId, 1)).toBeNull();
  expect(await seatOf(gameId, { userId: friend.id })).toBeUndefined();
});

test('a player with only the link cannot rename the holder', async () => {
  const { gameId, tokenOf } = await table();
  const anna = await guest('Anna');
  await sitDown({ token: tokenOf(0), userId: anna.id });
  const again = await sitDown({ token: tokenOf(0), name: 'Thief' });
  expect(again).toMatchObject({ error: { kind: 'seat-held' } });
  expect((await loadTable(gameId))?.seats[0]?.name).toBe('Anna');
});

test('the holder’s own session changes name and address', async () => {
  const { gameId, tokenOf } = await table();
  const anna = await guest('Anna');
  await sitDown({ token: tokenOf(0), userId: anna.id, email: 'one@praga.test' });
  const changed = await sitDown({
    token: tokenOf(0),
    userId: anna.id,
    name: 'Anka',
    email: 'two@praga.test',
  });
  expect(changed).toMatchObject({ ok: true });
  expect(await db().seat.findFirst({ where: { gameId, seat: 0 } })).toMatchObject({
    name: 'Anka',
    email: 'two@praga.test',
  });
});

test('an address that the holder gave brings the seat back; one that somebody else wrote down does not', async () => {
  const written = 'written-by-host@praga.test';
  const given = 'given-by-holder@praga.test';
  const { gameId, tokenOf } = await table({ seats: [{ name: 'A', email: written }, {}, { email: written }] });
  const [anna, bohumil] = [await guest('Anna'), await guest('Bohumil')];
  await sitDown({ token: tokenOf(0), userId: anna.id });
  await sitDown({ token: tokenOf(1), userId: bohumil.id, email: given });
  const [host, owner] = [await signInByMail(written), await signInByMail(given)];
  expect(await holderOf(gameId, 0)).toBe(anna.id);
  expect(await holderOf(gameId, 1)).toBe(owner?.id);
  // It has no player yet: it is reserved for the invited one.
  expect(await holderOf(gameId, 2)).toBe(host?.id);
});

test.each([
  ['a token', 'a token'],
  ['a token', 'a session'],
  ['a session', 'a token'],
  ['a session', 'a session'],
])('of a holder with %s who is removed, the next, with %s, sees nothing', async (former, next) => {
  const { gameId, host, tokenOf } = await table();
  const person = async (proof: string) => (proof === 'a session' ? (await guest()).id : undefined);
  const userId = await person(former);
  const before: Visitor = { token: await sitDownKey({ token: tokenOf(0), userId }), userId };
  await leaveThings(gameId, 0, before);
  expect(await notesSeenBy(gameId, before)).toHaveLength(2);
  const { token } = valueOf(await removePlayer({ gameId, seat: 0, host }));
  const nextId = await person(next);
  const after: Visitor = { token: await sitDownKey({ token, userId: nextId }), userId: nextId };
  expect(await seatOf(gameId, after)).toBe(0);
  expect(await notesSeenBy(gameId, after)).toEqual([]);
  expect(await linesSeenBy(gameId, after)).toEqual([]);
  expect(await plansOfSeat({ gameId, seat: 0 })).toEqual([]);
  // Nor does the old cookie open anything.
  expect(await seatOf(gameId, before)).toBeUndefined();
  expect(await notesSeenBy(gameId, { token: tokenOf(0) })).toEqual([]);
});

test("a sealed note keeps its author's name", async () => {
  const { gameId, host, tokenOf } = await table();
  await leaveThings(gameId, 0, { token: await sitDownKey({ token: tokenOf(0), name: 'Former' }) });
  const { token } = valueOf(await removePlayer({ gameId, seat: 0, host }));
  await sitDown({ token, name: 'Next' });
  await db().game.update({ where: { id: gameId }, data: { status: 'finished' } });
  const seen = await loadTable(gameId);
  const opened = seen ? (await loadNotes(seen, {})).opened : [];
  expect(opened.map(({ holder, text }) => [holder, text])).toEqual([['Former', 'my sealed plan']]);
});

test('two of the same token who sit down at once: the first is the holder, the other plays', async () => {
  const { gameId, tokenOf } = await table();
  const people = await Promise.all([guest('One'), guest('Two'), guest('Three')]);
  const sat = await Promise.all(people.map(({ id }) => sitDown({ token: tokenOf(0), userId: id })));
  expect(sat.filter((one) => one.ok && one.value.isNew)).toHaveLength(1);
  const holder = await holderOf(gameId, 0);
  expect(people.map(({ id }) => id)).toContain(holder);
  const first = sat.findIndex((one) => one.ok && one.value.isNew);
  expect(people[first]?.id).toBe(holder);
});

test('the cookie of a browser that sat down is a key of its own, and the link still works as Bearer', async () => {
  const { gameId, tokenOf } = await table();
  const path = `/api/games/${gameId}/sit`;
  const sat = await call({ method: 'POST', path, json: { token: tokenOf(0) } });
  const cookie = /^seat_\w+=([\w-]{22});/.exec(sat.headers.get('set-cookie') ?? '')?.[1] ?? '';
  expect(cookie).not.toBe(tokenOf(0));
  expect(await seatOf(gameId, { token: cookie })).toBe(0);
  expect(await seatOf(gameId, { token: tokenOf(0) })).toBe(0);
  // Not a link: it opens no invitation.
  expect(await findSeatByToken(cookie)).toBeUndefined();
});

test('a browser that sat down on its own brings the seat to the account it signs in to; another does not', async () => {
  const { gameId, tokenOf } = await table();
  const own = await sitDownKey({ token: tokenOf(0) });
  const other = await sitDownKey({ token: tokenOf(0) });
  expect(own).not.toBe(other);
  const thief = await signInByMail('thief3@praga.test', { seatTokens: [other, tokenOf(0)] });
  expect(await holderOf(gameId, 0)).toBeNull();
  const anna = await signInByMail('anna3@praga.test', { seatTokens: [own] });
  expect(await holderOf(gameId, 0)).toBe(anna?.id);
  expect(await seatOf(gameId, { userId: thief?.id })).toBeUndefined();
});
