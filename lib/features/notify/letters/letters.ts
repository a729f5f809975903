import 'server-only';
import { randomUUID } from 'node:crypto';
import { leaveAtOnce, leavePage, leaveToken, proofToken } from '@/lib/features/notify/links';
import { mayWriteTo } from '@/lib/features/notify/unconfirmed-mail';
import { handOver } from '@/lib/features/people/hand-over';
import type { Person } from '@/lib/features/people/person-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { localeOf, type Locale } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { env } from '@/lib/platform/env';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { ChannelError, isTheirs } from '@/lib/platform/outbox/channel-error';
import type { Channel } from '@/lib/platform/outbox/channel-store';
import { sendMail } from '@/lib/platform/outbox/channels/mail';
import { sendOn } from '@/lib/platform/outbox/channels/send';
import { markFailed, markSent } from '@/lib/platform/outbox/delivery-outcome-store';
import { type DeliveryChannel } from '@/lib/platform/outbox/delivery-store';
import { letterOf } from '@/lib/platform/outbox/templates/letter';
import type { Parcel } from '@/lib/platform/outbox/worded-message';

interface Reader {
  readonly name?: string | undefined;
  readonly locale: Locale;
}

/** A person as the reader of an email. */
export const letterTo = ({ name, locale }: Pick<Person, 'name' | 'locale'>): Reader => ({
  name,
  locale: localeOf(locale) ?? 'en',
});

/** Sends the email that proves an address to its reader. Returns whether it was sent. */
export async function sendProof(
  reader: Reader,
  channelId: string,
  address: string,
  now: Date,
): Promise<boolean> {
  if (!(await mayWriteTo(address, now))) return false;
  const url = `${env().APP_URL}/me/prompts/prove/${proofToken(channelId, address)}`;
  const parcel = parcelOf(reader, 'prove', url, now);
  return trySend(() => sendMail(letterOf(parcel, address)));
}

/** A seat with an unconfirmed address, and the page to confirm it. */
interface ToConfirm {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly email: string;
  readonly name: string;
  readonly table: string;
  readonly url: string;
}

/** Sends the email that asks to confirm the address of a seat. Returns whether it was sent. */
export async function sendConsentLetter(
  { t, locale }: Wording,
  { gameId, seat, email, name, table, url }: ToConfirm,
  now: Date,
): Promise<boolean> {
  const token = leaveToken({ kind: 'seat', gameId, seat, email });
  const [message] = parcelOf({ name, locale }, 'prove', url, now).messages;
  const parcel = {
    ...parcelOf({ name, locale }, 'prove', url, now),
    subject: t('mail.confirm.subject', { table }),
    messages: message
      ? [
          {
            ...message,
            table,
            lead: t('mail.confirm.lead', { name, table }),
            link: { label: t('mail.confirm.yes'), url },
          },
        ]
      : [],
    leave: { label: t('mail.leave'), url: leavePage(token), oneClick: leaveAtOnce(token) },
  };
  return trySend(() => sendMail(letterOf(parcel, email)));
}

/** Sends a test message. Returns whether it was sent; a failure is stored on the channel. */
export async function sendTest(reader: Reader, channel: Channel, now: Date): Promise<boolean> {
  const on: DeliveryChannel = {
    kind: 'channel',
    channelId: channel.id,
    form: channel.form,
    target: channel.target,
  };
  const token = leaveToken(on);
  const leave = {
    label: wordingOf(reader.locale).t('mail.leave'),
    url: leavePage(token),
    oneClick: leaveAtOnce(token),
  };
  const parcel = { ...testParcel(reader, now), leave };
  const note = (error: ChannelError) =>
    markFailed([], {
      channel: on,
      at: now,
      error: error.message,
      isTheirs: isTheirs(error.fault),
      stop: false,
    });
  const send = async () => void (await sendOn(on, parcel, now));
  if (!(await trySend(send, note))) return false;
  await markSent([], on, now);
  return true;
}

/** The content of a test message. */
export const testParcel = (reader: Reader, now: Date): Parcel =>
  parcelOf(reader, 'test', `${env().APP_URL}/me/prompts`, now);

function parcelOf({ name, locale }: Reader, what: 'prove' | 'test', url: string, now: Date): Parcel {
  const { t } = wordingOf(locale);
  const subject = t(`mail.${what}Subject`);
  const to = name ?? '';
  return {
    id: randomUUID(),
    attempt: 1,
    createdAt: now,
    sentAt: now,
    locale,
    to,
    subject,
    tells: [],
    greeting: name ? t('mail.dear', { name }) : t('mail.hello'),
    messages: [
      {
        kind: what === 'test' ? 'test' : 'address-asked',
        gameId: '',
        table: subject,
        subject,
        lead: t(`mail.${what}Lead`),
        link: { label: t(`mail.${what}Label`), url },
        sections: [],
      },
    ],
    closing: t('mail.closing'),
  };
}

async function trySend(
  send: () => Promise<void>,
  note?: (error: ChannelError) => Promise<void>,
): Promise<boolean> {
  try {
    await handOver(send());
    return true;
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    await note?.(error);
    return false;
  }
}
