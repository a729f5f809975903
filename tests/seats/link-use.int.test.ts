/**
 * The sender of an invitation link still has it: they may play by it, but read nothing private, and the
 * holder sees both.
 */
import { expect, test } from 'vitest';
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
import { mailTo } from '../support/notifications';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { emptyTable, sitDownKey } from '../support/tables';
import { guest } from '../support/world';

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
  expect(await keepLine(gameId, { token: link }, line)).toMatchObject({ error: { kind: 'seat-held' } });
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
  expect(await requestAddress(gameId, { token }, 'thief@praga.test')).toMatchObject({
    error: { kind: 'no-own-address' },
  });
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
    expect(await trustBrowser(gameId, thief, id)).toMatchObject({ error: { kind: 'seat-held' } });
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
