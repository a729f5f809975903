/**
 * The sender of an invitation link still has it: they may play by it, but read and decide nothing, and the holder
 * sees both.
 */
import { expect, test } from 'vitest';
import { loadClaims } from '@/lib/features/clocks/claims';
import { agreeToPause, answerLate } from '@/lib/features/clocks/table-acts';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { loadPlans } from '@/lib/features/plans/load-plans';
import { keepLine, openSandbox } from '@/lib/features/sandbox/sandbox';
import { requestAddress } from '@/lib/features/seats/address-change';
import { entriesOf } from '@/lib/features/seats/entry-store';
import { joinTable } from '@/lib/features/seats/free-seats';
import { sentLink } from '@/lib/features/seats/fresh-link';
import { loadMySeat, renewOwnLink, signOutBrowser, trustBrowser } from '@/lib/features/seats/own-seat';
import { sitDown, visitorOfRequest } from '@/lib/features/seats/seats';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import { removeNote, writeNote, loadNotes } from '@/lib/features/talk/notes';
import { seatCookieName } from '@/lib/platform/auth/seat-proof';
import { db } from '@/lib/platform/db/db';
import { call, callJson, problemOf } from '../support/api';
import { newAddress } from '../support/guest-mail';
import { lateTable } from '../support/late-table';
import { mailTo } from '../support/notifications';
import { refused, valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { emptyTable, sitDownKey } from '../support/tables';
import { guest, browserOf } from '../support/world';
import { threeGuests } from './three-guests';

await useService();

/**
 * Anna sat down by her link, as a guest or as nobody known, and has noted things; the host knows the link.
 */
async function table(isKnown = true) {
  const made = await emptyTable({ seats: [{ name: 'Anna' }, { name: 'Bohumil' }] });
  const { gameId } = made;
  const link = made.seats[0]?.token ?? '';
  const userId = isKnown ? await guest('Anna') : undefined;
  const email = newAddress();
  const token = await sitDownKey({ token: link, userId, email, label: 'Firefox, Linux' });
  const anna: Visitor = { userId, token };
  const line = { base: 1, key: '0'.repeat(64), name: 'my line', steps: [] };
  await writeNote(gameId, anna, { id: crypto.randomUUID(), text: 'mine', sealed: false });
  await writeNote(gameId, anna, { id: crypto.randomUUID(), text: 'sealed', sealed: true });
  expect(await keepLine(gameId, anna, line)).toMatchObject({ ok: true });
  expect(await seenBy(gameId, anna)).toEqual({
    me: 0,
    notes: ['mine', 'sealed'],
    lines: ['my line'],
    plans: true,
  });
  return { made, gameId, link, email, anna, line };
}

async function seenBy(gameId: string, who: Visitor) {
  const seen = await loadTable(gameId, who);
  const opened = await openSandbox(gameId, who);
  return {
    me: seen?.me,
    notes: seen ? (await loadNotes(seen, who)).own.map(({ text }) => text) : [],
    lines: opened.ok ? opened.value.lines.map(({ name }) => name) : [],
    plans: (await loadPlans(gameId, who)).ok,
  };
}
const NOTHING = { me: 0, notes: [], lines: [], plans: false };
const kindsOf = async (gameId: string) => (await entriesOf(gameId, 50)).map(({ kind }) => kind).reverse();
const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });

test.each([
  ['a guest', true],
  ['nobody known', false],
])('the link of %s plays, and reads and changes nothing private', async (_who, isKnown) => {
  const { gameId, link, anna, line } = await table(isKnown);
  const friend = await sitDownKey({ token: link, label: 'Chrome, Android' });
  const thieves = [
    { token: link },
    { token: link, userId: await guest('Host') },
    // Having said "I am Anna" in another browser is no proof either.
    { token: friend },
  ];
  const note = await db().note.findFirstOrThrow({ where: { gameId, text: 'mine' } });
  for (const thief of thieves) {
    expect(await seenBy(gameId, thief)).toEqual(NOTHING);
    expect(await writeNote(gameId, thief, { id: crypto.randomUUID(), text: 'x', sealed: true })).toBe(
      'not-holder',
    );
    expect(await removeNote(gameId, thief, note.id)).toBe('not-holder');
  }
  expect(await keepLine(gameId, { token: link }, line)).toMatchObject(refused('seat-held'));
  const { body } = await callJson({ path: `/api/games/${gameId}/sandbox`, token: link });
  expect(body.lines).toEqual([]);
  await problemOf({ path: `/api/games/${gameId}/plans`, token: link }, 409, 'seat-held');
  expect(await seenBy(gameId, anna)).toMatchObject({ notes: ['mine', 'sealed'], lines: ['my line'] });
});

test.each(['bearer', 'cookie'])(
  'the first use of the link itself as %s is notified, logged and listed',
  async (how) => {
    const { gameId, link, email, anna } = await table();
    const cookie = `${seatCookieName(gameId)}=${link}`;
    const headers = how === 'bearer' ? undefined : { cookie };
    const use = () => call({ path: `/api/games/${gameId}`, ...(headers ? { headers } : { token: link }) });
    for (let i = 0; i < 3; i++) expect((await use()).status).toBe(200);
    expect(await kindsOf(gameId)).toEqual(['seated', 'link-used']);
    await deliverDue();
    expect(
      (await mailTo(email)).filter(({ subject }) => /opened in another browser/.test(subject)),
    ).toHaveLength(1);
    const mine = await loadMySeat(gameId, anna);
    const used = mine?.browsers.find(({ isLink }) => isLink);
    expect(used).toMatchObject({ own: false, isHere: false });
    // The link is nobody's browser: it cannot be trusted as your own, but it can be ended.
    expect(await trustBrowser(gameId, anna, used?.id ?? '')).toMatchObject({ ok: false });
    expect(await signOutBrowser(gameId, anna, used?.id ?? '')).toMatchObject({ ok: true });
    expect((await loadTable(gameId, { token: link }))?.me).toBeUndefined();
  },
);

test('a new link ends the access by the old one', async () => {
  const { gameId, link, anna } = await table();
  await visitorOfRequest(gameId, bearer(link));
  expect(await renewOwnLink(gameId, anna)).toMatchObject({ ok: true });
  expect((await loadTable(gameId, { token: link }))?.me).toBeUndefined();
  expect((await loadMySeat(gameId, anna))?.browsers.map(({ isLink }) => isLink)).toEqual([false]);
});

test("an invited player's use of a free seat's link causes no notification", async () => {
  const { gameId, made } = await table();
  const token = made.seats[1]?.token ?? '';
  await visitorOfRequest(gameId, bearer(token));
  expect(await kindsOf(gameId)).toEqual(['seated']);
  await sitDown({ token });
  await visitorOfRequest(gameId, bearer(token));
  expect(await kindsOf(gameId)).toEqual(['seated', 'seated', 'link-used']);
});

test('a program that sat down by the link continues with it, without a notification', async () => {
  const { gameId, made } = await table();
  const token = made.seats[1]?.token ?? '';
  const sat = await call({ method: 'POST', path: `/api/games/${gameId}/sit`, token });
  await call({ path: `/api/games/${gameId}`, token });
  expect(
    await writeNote(gameId, { token }, { id: crypto.randomUUID(), text: 'beep', sealed: false }),
  ).toBeUndefined();
  expect(await kindsOf(gameId)).toEqual(['seated', 'seated']);
  // Its link is no proof of the holder, for somebody else handed it out.
  expect(await requestAddress(gameId, { token }, 'thief@praga.test')).toMatchObject(
    refused('no-own-address'),
  );
  // Its cookie is a key of its own: with that it can have the invitation die.
  const key = /^seat_\w+=([\w-]{22});/.exec(sat.headers.get('set-cookie') ?? '')?.[1] ?? '';
  expect(await renewOwnLink(gameId, { token: key })).toMatchObject({ ok: true });
  expect((await loadTable(gameId, { token }))?.me).toBeUndefined();
  expect(await seenBy(gameId, { token: key })).toMatchObject({ me: 1, notes: ['beep'] });
});

test('another browser reads private data once the holder confirms that it is theirs', async () => {
  const { gameId, link, anna } = await table();
  const there: Visitor = { token: await sitDownKey({ token: link, label: 'Chrome, Android' }) };
  const id = (await loadMySeat(gameId, anna))?.browsers.find(({ own }) => !own)?.id ?? '';
  for (const thief of [there, { token: link }])
    expect(await trustBrowser(gameId, thief, id)).toMatchObject(refused('seat-held'));
  expect(await seenBy(gameId, there)).toEqual(NOTHING);
  expect(await trustBrowser(gameId, anna, id)).toMatchObject({ ok: true });
  expect(await seenBy(gameId, there)).toMatchObject({ notes: ['mine', 'sealed'], lines: ['my line'] });
  expect(await kindsOf(gameId)).toEqual(['seated', 'browser', 'browser-trusted']);
});

test('a link that was sent to the holder proves the holder', async () => {
  const { gameId } = await table();
  const token = sentLink(gameId, 0, 1, new Date()).split('/').at(-1) ?? '';
  const key = await sitDownKey({ token, label: 'New browser' });
  expect(await seenBy(gameId, { token: key })).toMatchObject({ notes: ['mine', 'sealed'] });
  expect(await kindsOf(gameId)).toEqual(['seated', 'browser']);
});

test('a player who takes a free seat gets a separate key', async () => {
  const { gameId } = await emptyTable({ seats: [{ name: 'Anna' }, {}], joinPolicy: 'open' });
  const userId = await guest('Cecilie');
  const { token } = valueOf(await joinTable({ way: { lobby: gameId }, userId, name: 'Cecilie' }));
  await visitorOfRequest(gameId, bearer(token));
  expect(await seenBy(gameId, { token })).toMatchObject({ me: 1, plans: true });
  expect(await kindsOf(gameId)).toEqual(['seated']);
});

/** Three guests hold their seats; the host sits elsewhere and knows all links. */
async function attacked() {
  const { gameId, host, cecilie, links } = await threeGuests();
  return { gameId, path: `/api/games/${gameId}`, headers: await browserOf(host.userId), cecilie, links };
}

test('neither a host nor links of other seats can take a held seat at once', async () => {
  const { gameId, path, headers, cecilie, links } = await attacked();
  const claim = { method: 'POST', path: `${path}/claims/2` };
  await callJson({ ...claim, headers, json: { act: 'ask' } });
  for (const token of links.slice(0, 2)) {
    const told = await problemOf({ ...claim, token, json: { act: 'agree' } }, 409, 'seat-held');
    expect(told.body.detail).toContain('Sign in, or open the browser that holds the seat.');
  }
  await problemOf({ ...claim, headers, json: { act: 'make' } }, 409, 'not-that-seat');
  expect(await loadClaims(gameId)).toMatchObject([{ seat: 2, agreed: [], isReady: false }]);
  expect((await loadTable(gameId, cecilie))?.me).toBe(2);
});

test('the links of all seats agree to no group holiday and close no recap', async () => {
  const { gameId, path, links } = await attacked();
  const until = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
  for (const token of links) {
    await problemOf({ method: 'POST', path: `${path}/holiday`, token, json: { until } }, 409, 'seat-held');
    await problemOf({ method: 'POST', path: `${path}/recap`, token, json: { seq: 1 } }, 409, 'seat-held');
  }
  expect(await db().vote.count({ where: { gameId } })).toBe(0);
  expect(await db().seat.count({ where: { gameId, seenSeq: { gt: 0 } } })).toBe(0);
});

/** Hands seats to a person: the programs that sat down have only the links from now on. */
async function handTo(gameId: string, seats: readonly number[], userId: string): Promise<void> {
  const where = { gameId, seat: { in: [...seats] } };
  await db().seat.updateMany({ where, data: { userId } });
  await db().seatKey.updateMany({ where, data: { own: false } });
}

test('a link of another seat has no vote about an overdue seat; its holder has', async () => {
  const { gameId, clock, agenda, tokenOf, back } = await lateTable(3);
  const userId = await guest('Bohumil');
  await handTo(gameId, [1, 2], userId);
  const replace = (who: Visitor) => answerLate({ gameId, seat: 0, answer: 'replace', who }, clock);
  for (const seat of [1, 2])
    expect(await replace({ token: tokenOf(seat) })).toMatchObject(refused('seat-held'));
  expect(await replace({ userId })).toMatchObject({ ok: true });
  expect((await agenda())?.late[0]?.votes.find(({ answer }) => answer === 'replace')?.seats).toEqual([1]);
  expect(await back(1)).toMatchObject(refused('seat-held'));
});

test('a person on two seats has one vote, about an overdue seat and a group holiday', async () => {
  const { gameId, clock, agenda, tokenOf } = await lateTable(4);
  const userId = await guest('Bohumil');
  await handTo(gameId, [1, 2], userId);
  const replace = (who: Visitor) => answerLate({ gameId, seat: 0, answer: 'replace', who }, clock);
  // Both Bohumil and the holder of seat 3 must agree, from any of Bohumil’s seats.
  expect(await replace({ userId })).toMatchObject({ value: { done: false, missing: 1 } });
  expect(await replace({ userId })).toMatchObject({ value: { missing: 1 } });
  await db().vote.create({
    data: { gameId, seat: 2, question: 'replace', about: await aboutLate(gameId), at: clock.now() },
  });
  const late = (await agenda())?.late[0];
  expect(late?.missing).toEqual([3]);
  expect(late?.votes.find(({ answer }) => answer === 'replace')).toMatchObject({ seats: [1], needed: 2 });
  const until = new Date(clock.now().getTime() + 3 * 24 * 3_600_000);
  expect(await agreeToPause({ gameId, who: { userId }, until }, clock)).toMatchObject({
    value: { missing: 2 },
  });
  for (const seat of [0, 3]) await agreeToPause({ gameId, who: { token: tokenOf(seat) }, until }, clock);
  expect((await agenda())?.pause?.until).toBe(until.toISOString());
});

const aboutLate = async (gameId: string) => (await db().vote.findFirstOrThrow({ where: { gameId } })).about;
