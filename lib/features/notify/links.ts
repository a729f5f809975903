import 'server-only';
import { z } from 'zod';
import { readSigned, signData } from '@/lib/platform/auth/signed-data';
import { env } from '@/lib/platform/env';
import type { DeliveryChannel } from '@/lib/platform/outbox/delivery-store';

/** The channel of an unsubscribe link, with a table that can be muted; letters of circles; or emails about turns. */
const LeaveSchema = z.union([
  z.object({ c: z.uuid(), m: z.string().optional() }),
  z.object({ g: z.string(), s: z.int(), m: z.string().optional() }),
  z.object({ e: z.string(), m: z.string().optional() }),
  z.object({ w: z.string(), m: z.string().optional() }),
  z.object({ t: z.string(), m: z.string().optional() }),
]);
export type LeaveData = z.output<typeof LeaveSchema>;

function dataOf(channel: DeliveryChannel): Record<string, string | number> {
  if (channel.kind === 'channel') return { c: channel.channelId };
  return channel.isOther ? { e: channel.email } : { g: channel.gameId, s: channel.seat };
}

/** The token that stops a channel without signing in; with `gameId` it stops only that table. */
export function leaveToken(channel: DeliveryChannel, gameId?: string): string {
  return signData('unsubscribe', { ...dataOf(channel), ...(gameId ? { m: gameId } : {}) });
}

/** The token that stops the weekly letters of all circles of a person. */
export function lettersToken(userId: string): string {
  return signData('unsubscribe', { w: userId });
}

/** The token that chooses whether a person with several tables gets each turn at once. */
export function turnsToken(userId: string): string {
  return signData('unsubscribe', { t: userId });
}

/** The target of an unsubscribe token. */
export function readLeaveToken(token: string): LeaveData | undefined {
  return readSigned('unsubscribe', token, LeaveSchema);
}

/** The page where a channel or a table is stopped. */
export function leavePage(token: string): string {
  return env().APP_URL + leavePath(token);
}

/** The path of that page. */
export function leavePath(token: string): `/unsubscribe/${string}` {
  return `/unsubscribe/${token}`;
}

/** The one-click unsubscribe address for email apps (RFC 8058). */
export function leaveAtOnce(token: string): string {
  return `${env().APP_URL}/leave/${token}`;
}

const PictureSchema = z.object({ g: z.string(), q: z.int(), f: z.int(), l: z.string(), u: z.int() });
export interface PictureOf {
  readonly gameId: string;
  /** The position after row `seq`, with rings around the changes after row `from`. */
  readonly seq: number;
  readonly from: number;
  readonly locale: string;
}

/** How long a picture link works: push services and chats fetch it soon, or never. */
const PICTURE_DAYS = 14;

/** The address of a picture; it shows the public view, and expires. */
export function pictureLink({ gameId, seq, from, locale }: PictureOf, now: Date): string {
  // Rounded to the day, so that all messages of a day have the same address.
  const until = Math.ceil(now.getTime() / 86_400_000) + PICTURE_DAYS;
  const token = signData('picture', { g: gameId, q: seq, f: from, l: locale, u: until });
  return `${env().APP_URL}/pictures/${token}`;
}

/** The picture that a token gives access to, until it expires. */
export function readPictureToken(token: string, now: Date): PictureOf | undefined {
  const read = readSigned('picture', token, PictureSchema);
  if (!read || read.u * 86_400_000 < now.getTime()) return undefined;
  return { gameId: read.g, seq: read.q, from: read.f, locale: read.l };
}

const ProofSchema = z.object({ c: z.uuid(), a: z.string() });

/** The token that proves an email channel to a reader of its emails. */
export function proofToken(channelId: string, address: string): string {
  return signData('prove-mail', { c: channelId, a: address });
}

/** The channel and address that a token proves. */
export function readProofToken(
  token: string,
): { readonly channelId: string; readonly address: string } | undefined {
  const read = readSigned('prove-mail', token, ProofSchema);
  return read && { channelId: read.c, address: read.a };
}
