import 'server-only';
import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 16;
const GAME_ID_LENGTH = 12;
const SEED_BYTES = 32;
// Without vowels and look-alikes, so that an id contains no words and can be read aloud.
const GAME_ID_LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

/** The format of a seat's token; anything else is not looked up. */
export const TOKEN_PATTERN = /^[A-Za-z0-9_-]{22}$/;

/** A new secret link token: 128 random bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a token. A plain hash is enough for 128 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A new id of a person: not secret, but not guessable. */
export function newUserId(): string {
  return newToken();
}

/** A new game id: short, URL-safe, and not guessable. */
export function newGameId(): string {
  const letter = () => GAME_ID_LETTERS.charAt(randomInt(GAME_ID_LETTERS.length));
  return Array.from({ length: GAME_ID_LENGTH }, letter).join('');
}

/** A new secret seed: 64 hex digits. */
export function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('hex');
}
