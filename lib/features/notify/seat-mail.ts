import 'server-only';
import { sendConsentLetter } from '@/lib/features/notify/letters/letters';
import { addressesLeft } from '@/lib/features/notify/preference-store';
import { leftFor, mayWriteTo, type MailsLeft } from '@/lib/features/notify/unconfirmed-mail';
import { addressNow } from '@/lib/features/seats/address-store';
import { consentLink } from '@/lib/features/seats/mail-consent';
import { ownSeat } from '@/lib/features/seats/own-store';
import type { SeatOutcome } from '@/lib/features/seats/refusals';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import type { MyTable } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Locale } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { addressMark } from '@/lib/platform/outbox/address-hash';
import { confirmationOf } from '@/lib/platform/outbox/confirmed-address-store';
import type { DueDelivery } from '@/lib/platform/outbox/delivery-store';
import type { WordedMessage } from '@/lib/platform/outbox/worded-message';

/** The mark of a delivery's address, if that is the address of the seat. */
export function seatMarkOf({ channel }: Pick<DueDelivery, 'channel'>): string | undefined {
  return channel.kind === 'seat' && !channel.isOther ? addressMark(channel.email) : undefined;
}

/** The request to confirm an unconfirmed address, for its reader. */
export async function confirmPartOf(
  { t }: Wording,
  { channel, message }: DueDelivery,
  now: Date,
): Promise<WordedMessage['confirm']> {
  if (channel.kind !== 'seat' || channel.isOther || message.kind === 'invited') return undefined;
  const { gameId, seat, email } = channel;
  const [held, confirmation] = await Promise.all([addressNow(gameId, seat), confirmationOf(channel, email)]);
  if (!held || confirmation !== 'none') return undefined;
  const { turns } = await leftFor(email, gameId, now);
  const url = consentLink({ gameId, seat, tenure: held.tenure, mark: addressMark(email) });
  const lead = `${t('mail.confirm.left', { n: turns })} ${t('mail.confirm.how')}`;
  return { lead, link: { label: t('mail.confirm.yes'), url } };
}

/** An unconfirmed address of the reader's own seat. */
export interface UnconfirmedSeat extends MailsLeft {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly email: string;
}

/**
 * The unconfirmed address of a seat, with the number of emails it can still get; undefined if there is none.
 */
export async function unconfirmedSeat(
  gameId: string,
  seat: SeatId,
  clock: Clock = systemClock,
): Promise<UnconfirmedSeat | undefined> {
  const held = await addressNow(gameId, seat);
  if (!held || held.email === null || held.isStopped) return undefined;
  const { email } = held;
  const [confirmation, left] = await Promise.all([
    confirmationOf({ gameId, seat }, email),
    leftFor(email, gameId, clock.now()),
  ]);
  return confirmation === 'none' ? { gameId, seat, email, ...left } : undefined;
}

/** The unconfirmed addresses of a person's seats at running tables, in the order of the tables. */
export async function unconfirmedSeats(
  tables: readonly Pick<MyTable, 'gameId' | 'name' | 'seat' | 'seated' | 'status'>[],
  clock: Clock = systemClock,
): Promise<readonly (UnconfirmedSeat & { readonly table: string })[]> {
  const running = tables.filter(({ status, seated }) => status === 'running' && seated);
  const left = await addressesLeft(running.map(({ gameId }) => gameId));
  const found = await Promise.all(
    running.map(async ({ gameId, seat, name }) => {
      const isLeft = seat !== undefined && left.has(`${gameId} ${seat}`);
      const open = isLeft ? await unconfirmedSeat(gameId, seat, clock) : undefined;
      return open && { ...open, table: name };
    }),
  );
  return found.filter((each) => each !== undefined);
}

/**
 * Sends another email that asks to confirm the address of a seat. Refused for anyone but its holder,
 * and when the limit of emails is reached.
 */
export async function sendConsentAgain(
  gameId: string,
  who: Visitor,
  locale: Locale,
  clock: Clock = systemClock,
): Promise<SeatOutcome<undefined>> {
  const mine = await ownSeat(gameId, keysOf(who));
  if (!mine) return refused({ kind: 'token-wrong' });
  if (!mine.isHolder) return refused({ kind: 'seat-held' });
  const [open, held] = await Promise.all([
    unconfirmedSeat(gameId, mine.seat, clock),
    addressNow(gameId, mine.seat),
  ]);
  if (!open || !held) return refused({ kind: 'no-own-address' });
  const now = clock.now();
  if (!(await mayWriteTo(open.email, now, gameId)))
    return refused({ kind: 'too-many', whom: 'mailbox', retryAfterS: DAY_S });
  const { seat, email } = open;
  const url = consentLink({ gameId, seat, tenure: mine.tenure, mark: addressMark(email) });
  const about = { gameId, seat, email, name: held.name, table: held.gameName, url };
  const isSent = await sendConsentLetter(wordingOf(locale), about, now);
  return isSent ? { ok: true, value: undefined } : refused({ kind: 'no-own-address' });
}

const DAY_S = 86_400;
