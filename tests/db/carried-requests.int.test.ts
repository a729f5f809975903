/**
 * Servers of the version before write requests for new links and offers into their own tables. Each version sees
 * what the other has written (prisma/migrations/20261128130000_requests_of_seats).
 */
import { expect, test } from 'vitest';
import {
  agreeToNewLink,
  askNewLink,
  loadClaims,
  makeNewLink,
  refuseNewLink,
} from '@/lib/features/clocks/claims';
import { findOffer, loadOffers, offerSeat, withdrawOffer } from '@/lib/features/leaving/offers';
import { takeByLink } from '@/lib/features/leaving/take-offer';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { hoursAfter } from '../support/clock';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { seatedTable, seatPeople } from '../support/tables';
import { guest } from '../support/world';

await useService();

async function table() {
  const made = await seatedTable(3, { emails: false });
  const { gameId } = made;
  const who = await seatPeople(made);
  const about = (by: number, seat = 0) => ({ gameId, seat, who: who(by) });
  const claim = () => db().seatClaim.findFirst({ where: { gameId } });
  const offer = () => db().seatOffer.findFirst({ where: { gameId } });
  return { gameId, about, claim, offer };
}

const key = (gameId: string) => ({ gameId_seat: { gameId, seat: 0 } });
const asked = (gameId: string) => ({ gameId, seat: 0, tenure: 1, seq: 1, askedBy: 1, agreed: [] });
const now = () => new Date();
const later = { now: () => hoursAfter(now(), 25) };

test('a request for a new link that an older server wrote is agreed to, refused and made', async () => {
  const { gameId, about } = await table();
  await db().seatClaim.create({ data: { ...asked(gameId), askedAt: now() } });
  expect(await loadClaims(gameId)).toMatchObject([{ seat: 0, askedBy: 1, agreed: [] }]);
  await db().seatClaim.update({ where: key(gameId), data: { agreed: { push: 2 } } });
  expect(await loadClaims(gameId)).toMatchObject([{ agreed: [2] }]);
  expect(await agreeToNewLink(about(2))).toMatchObject({ ok: false });
  await db().seatClaim.update({ where: key(gameId), data: { refusedAt: now() } });
  expect(await loadClaims(gameId)).toEqual([]);
  expect(await makeNewLink(about(1), later)).toMatchObject({ ok: false });
  const again = { ...asked(gameId), askedBy: null, askedAt: now(), refusedAt: null };
  await db().seatClaim.update({ where: key(gameId), data: again });
  expect((await loadClaims(gameId)).map(({ askedBy }) => askedBy)).toEqual([undefined]);
  expect(await makeNewLink(about(1), later)).toMatchObject({ ok: true });
  expect(await db().decision.findMany({ where: { gameId }, orderBy: { at: 'asc' } })).toMatchObject([
    { kind: 'new-link', state: 'taken-back', endedBy: 0 },
    { kind: 'new-link', state: 'done' },
  ]);
});

test('an older server sees a request for a new link, its votes and its refusal', async () => {
  const { gameId, about, claim } = await table();
  await askNewLink(about(1));
  expect(await claim()).toMatchObject({ ...asked(gameId), refusedAt: null });
  await agreeToNewLink(about(2));
  expect(await claim()).toMatchObject({ agreed: [2] });
  await refuseNewLink(about(0));
  expect((await claim())?.refusedAt).toBeInstanceOf(Date);
});

test('an offer that an older server wrote is replaced, withdrawn and taken', async () => {
  const { gameId, about } = await table();
  const tokens = [newToken(), newToken(), newToken()] as const;
  const offered = (token: string) => ({
    ...{ gameId, seat: 0, tenure: 1, by: 0, at: now(), opensAt: now() },
    tokenHash: hashToken(token),
    goodUntil: hoursAfter(now(), 24),
  });
  await db().seatOffer.create({ data: offered(tokens[0]) });
  expect(await findOffer(tokens[0])).toMatchObject({ seat: 0, by: 0, isOpen: true });
  await db().seatOffer.update({ where: key(gameId), data: offered(tokens[1]) });
  expect(await findOffer(tokens[0])).toBeUndefined();
  await db().seatOffer.deleteMany({ where: { gameId } });
  expect(await loadOffers(gameId)).toEqual([]);
  await db().seatOffer.create({ data: offered(tokens[2]) });
  const userId = await guest('Zoe');
  expect(await takeByLink(tokens[2], { userId, name: 'Zoe' })).toMatchObject({ ok: true });
  expect(await withdrawOffer(about(0))).toMatchObject({ ok: false });
});

test('an older server sees an offer until it is withdrawn or taken', async () => {
  const { gameId, about, offer } = await table();
  await offerSeat(about(0));
  expect(await offer()).toMatchObject({ gameId, seat: 0, tenure: 1, by: 0 });
  await withdrawOffer(about(0));
  expect(await offer()).toBeNull();
  const { token: link } = valueOf(await offerSeat(about(0)));
  expect(await offer()).toMatchObject({ tokenHash: hashToken(link) });
  const userId = await guest('Zoe');
  expect(await takeByLink(link, { userId, name: 'Zoe' })).toMatchObject({ ok: true });
  expect(await offer()).toBeNull();
});
