import 'server-only';
import { z } from 'zod';
import { freeSeatLink } from '@/lib/features/seats/fresh-link';
import type { SeatId } from '@/lib/game/engine/commands';
import { readSigned, signData } from '@/lib/platform/auth/signed-data';
import { hashToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { env } from '@/lib/platform/env';
import {
  addFormerKey,
  formerSeatAt,
  formerSeatOf,
  type FormerSeat,
  type HeldSeat,
} from './former-seat-store';

/** A seat that the visitor held before, with the link to take it again if it is free. */
export interface FormerSeatLink extends FormerSeat {
  readonly link?: string;
}

const Held = z.object({ g: z.string(), s: z.int(), u: z.int() });

const heldSeat = ({ g, s, u }: z.output<typeof Held>): HeldSeat => ({ gameId: g, seat: s, untilSeq: u });

/** The link that lets a replaced player keep reading, in any browser; signed, and not stored. */
export function readingLink(gameId: string, seat: SeatId, heldUntil: number): string {
  return `${env().APP_URL}/seat/${signData('former', { g: gameId, s: seat, u: heldUntil })}`;
}

/** The former seat that an old link belongs to: it only allows reading. */
export async function findFormerSeat(token: string): Promise<FormerSeatLink | undefined> {
  const former = await formerOf(token);
  if (!former) return undefined;
  const { gameId, seat, freeTenure } = former;
  return freeTenure === null ? former : { ...former, link: freeSeatLink(gameId, seat, freeTenure) };
}

async function formerOf(token: string): Promise<FormerSeat | undefined> {
  if (TOKEN_PATTERN.test(token)) return formerSeatOf(hashToken(token));
  const held = token.includes('.') ? readSigned('former', token, Held) : undefined;
  return held && formerSeatAt(heldSeat(held));
}

/**
 * The key that a browser keeps for reading: the old key itself or, if the link was sent by email, a key
 * derived from the link.
 */
export async function readingKey(token: string): Promise<string> {
  const held = TOKEN_PATTERN.test(token) ? undefined : readSigned('former', token, Held);
  if (!held) return token;
  const key = Buffer.from(hashToken(token), 'hex').subarray(0, 16).toString('base64url');
  await addFormerKey(heldSeat(held), hashToken(key));
  return key;
}
