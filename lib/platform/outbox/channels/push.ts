import 'server-only';
import webPush from 'web-push';
import { env } from '@/lib/platform/env';
import { clipText } from '@/lib/platform/outbox/channels/chat-text';
import { PushTargetSchema } from '@/lib/platform/outbox/channels/targets';
import { vapidKeys } from '@/lib/platform/outbox/channels/vapid';
import { guardedPost } from '@/lib/platform/outbox/guarded-post';
import { refuseUnlessTaken } from '@/lib/platform/outbox/requested-pause';
import type { Parcel } from '@/lib/platform/outbox/worded-message';

/** A push that is not delivered within a day is obsolete: emails and the digest replace it. */
const TTL_S = 24 * 60 * 60;
/** Push services accept about 3 kB; a notification shows far less. */
const MAX_BODY = 400;

/** The payload that public/sw.js shows. */
export interface PushPayload {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A newer notification replaces an older one with the same tag. */
  readonly tag: string;
  readonly lang: string;
  readonly image?: string;
}

/** The text of a notification: the newest message of the parcel. */
export function pushPayload({ id, subject, locale, messages }: Parcel): PushPayload {
  const worded = messages.at(-1);
  // A lock screen has room for one line per heading, but not for addresses.
  const { sections: news = [], opening } = worded ?? {};
  const sections = [...news, ...(opening ? [opening] : [])].map(({ title, lines: told }) => {
    return { title, told: told.map((line) => line.replace(/ · https?:\/\/\S+$/, '')) };
  });
  const lines = sections
    .filter(({ told }) => !told.some((line) => /https?:\/\/\S+$/.test(line)))
    .map(({ title, told }) => `${title}: ${told.join('; ')}`);
  return {
    id,
    title: subject,
    lang: locale,
    url: worded?.link.url ?? env().APP_URL,
    body: clipText([...lines, ...(lines.length === 0 && worded ? [worded.lead] : [])].join('\n'), MAX_BODY),
    tag: worded ? `${worded.kind === 'mention' ? 'talk' : 'table'}-${worded.gameId}` : id,
    ...(worded?.picture ? { image: worded.picture.url } : {}),
  };
}

/** Statuses of a subscription that its browser has ended. */
const GONE = [404, 410];

/** Sends a message to a browser, encrypted: its push service cannot read it. */
export async function sendPush(rawTarget: unknown, parcel: Parcel, now: Date): Promise<number | undefined> {
  const target = PushTargetSchema.parse(rawTarget);
  const payload = JSON.stringify(pushPayload(parcel));
  const { publicKey, privateKey } = vapidKeys();
  const details = webPush.generateRequestDetails(target, payload, {
    vapidDetails: { subject: vapidSubject(), publicKey, privateKey },
    TTL: TTL_S,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  });
  const headers = Object.fromEntries(
    Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
  );
  const answer = await guardedPost({ url: details.endpoint, headers, body: details.body ?? '' });
  return refuseUnlessTaken(answer, GONE, now);
}

/** The contact for push services: they accept only https and mailto addresses. */
function vapidSubject(): string {
  const { APP_URL, MAIL_FROM } = env();
  if (APP_URL.startsWith('https:')) return APP_URL;
  return `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
}
