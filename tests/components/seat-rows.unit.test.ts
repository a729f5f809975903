/** The rows of seats: the page has every link once, and each seat has its badge. */
import { expect, test } from 'vitest';
import { mainLinkOf, SeatLinks } from '@/components/seats/seat-links';
import { type HostedSeat, type SeatLink, SeatRows } from '@/components/seats/seat-rows';
import type { SeatInfo } from '@/lib/features/table/load/table-view';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf, textOf } from '../support/components/html';

const act = async () => {};
const actions = { sit: act, renew: act, revoke: act, free: act, send: act, askLink: act };
const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'Dobromila'];
const seats = NAMES.map((name, seat): SeatInfo => ({ seat, name, seated: seat === 0 }));
const linkOf = (kind: SeatLink['kind'], to: string): SeatLink => ({
  kind,
  link: `http://x/seat/${to}`,
  qr: '',
});
const hosted = [1, 2, 3].map((seat): HostedSeat => ({
  ...{ seat, name: NAMES[seat] ?? '', seated: false, isNameless: false },
  ...{ isHeld: seat === 3, sentTo: undefined },
}));
const links = new Map([
  [0, linkOf('own', 'mine')],
  [1, linkOf('invitation', 'bohumil')],
  [2, linkOf('invitation', 'cecilie')],
]);
const table = { gameId: 'g', seats, isHost: true as const, status: 'running' as const };
const shared = { table, hosted, links, losable: [], hasFree: false, me: 0, timeZone: 'UTC', actions };
const linksIn = (html: string) =>
  [...html.matchAll(/<input[^>]*value="([^"]*)"/g)].map(([, link]) => link).sort();

test('each link is on the page once, whether it is sent first or listed in its row', () => {
  const main = mainLinkOf(wordingOf('en'), { hosted, links, joinLink: undefined });
  const card = htmlOf(SeatLinks, {
    ...{ gameId: 'g', people: seats, main, joinLink: undefined, tableLink: '/games/g', renewJoinLink: act },
    invitation: { players: 4, pace: { kind: 'relaxed' } } as never,
  });
  const page = card + htmlOf(SeatRows, { ...shared, above: main?.seat });
  const all = [...links.values()].map(({ link }) => link).sort();
  const shown = linksIn(page).filter((value) => value?.startsWith('http'));
  expect(shown).toEqual(all);
});

test('a seat says whose it is, that nobody has come, or that it is reserved', () => {
  const text = textOf(htmlOf(SeatRows, { ...shared, above: undefined }));
  expect(text).toMatch(/Anna you .*Bohumil not here yet .*Cecilie not here yet .*Dobromila reserved/);
});
