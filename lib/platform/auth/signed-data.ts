import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { authSecret } from '@/lib/platform/auth/secret';

/** The purpose of a signed link; it is not valid for any other. */
export type LinkPurpose =
  | 'former'
  | 'unsubscribe'
  | 'picture'
  | 'prove-mail'
  | 'seat'
  | 'seat-address'
  | 'seat-mail'
  | 'free-seat'
  | 'given-back'
  | 'message'
  | 'circle'
  | 'calendar'
  | 'box'
  | 'player'
  | 'rated';

const MAC_BYTES = 18;
const TOKEN_BYTES = 16;
const MAX_LENGTH = 1000;

function macOf(purpose: LinkPurpose, text: string): Buffer {
  const key = createHmac('sha256', authSecret()).update(`praga link ${purpose}`).digest();
  return createHmac('sha256', key).update(text).digest().subarray(0, MAC_BYTES);
}

/** Signs the readable data of a link; nothing is stored for it. */
export function signData(purpose: LinkPurpose, data: Readonly<Record<string, string | number>>): string {
  const text = Buffer.from(JSON.stringify(data)).toString('base64url');
  return `${text}.${macOf(purpose, text).toString('base64url')}`;
}

/** Reads signed data; undefined if the signature or the form is wrong. */
export function readSigned<S extends z.ZodType>(
  purpose: LinkPurpose,
  token: string,
  schema: S,
): z.output<S> | undefined {
  const [text = '', mac = '', ...more] = token.length > MAX_LENGTH ? [] : token.split('.');
  const given = Buffer.from(mac, 'base64url');
  // Other encodings of the same bytes are refused, so a token has only one form.
  if (more.length > 0 || given.length !== MAC_BYTES || given.toString('base64url') !== mac) return undefined;
  if (!timingSafeEqual(given, macOf(purpose, text))) return undefined;
  const parsed = schema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return parsed.success ? parsed.data : undefined;
}

/** A token derived from a text and the service's secret, so that it can be shown again. */
export function derivedToken(purpose: LinkPurpose, text: string): string {
  return macOf(purpose, text).subarray(0, TOKEN_BYTES).toString('base64url');
}

const HEX = 16;

/** 64 hex digits derived from a text and the service's secret: the same in every process. */
export function derivedSeed(purpose: LinkPurpose, text: string): string {
  const half = (n: number) => macOf(purpose, `${text} seed ${n}`).subarray(0, HEX).toString('hex');
  return half(1) + half(2);
}

/** A table id derived from a text and the service's secret: the same in every process. */
export function derivedGameId(purpose: LinkPurpose, text: string): string {
  return macOf(purpose, `${text} id`).subarray(0, TOKEN_BYTES).toString('hex');
}
