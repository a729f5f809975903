import fs from 'node:fs';
import path from 'node:path';
import { encode } from 'next-auth/jwt';
import { expect, test } from 'vitest';
import { authSecret } from '@/lib/auth/secret';
import { sessionCookie, sessionCookieName, userIdOf } from '@/lib/auth/session';
import { newUserId } from '@/lib/auth/tokens';
import { useService } from '../support/service';

const { dataDir } = await useService();

const withCookie = (value: string) => ({
  headers: new Headers({ cookie: `lang=de; ${sessionCookieName()}=${value}` }),
});

test('a session says whose it is', async () => {
  const id = newUserId();
  const { value, httpOnly, sameSite, path: where } = await sessionCookie(id);
  expect(await userIdOf(withCookie(value))).toBe(id);
  // Asked again it is remembered.
  expect(await userIdOf(withCookie(value))).toBe(id);
  expect({ httpOnly, sameSite, where }).toEqual({ httpOnly: true, sameSite: 'lax', where: '/' });
});

test('what was changed, made up, sealed otherwise or has run out is no session', async () => {
  const id = newUserId();
  const { value } = await sessionCookie(id);
  const secret = authSecret();
  const middle = Math.floor(value.length * 0.6);
  const changed = value.slice(0, middle) + (value[middle] === 'A' ? 'B' : 'A') + value.slice(middle + 1);
  const others = [
    '',
    'x',
    id,
    changed,
    value.repeat(10),
    await encode({ token: { sub: id }, secret: 'another secret of sufficient length' }),
    await encode({ token: { sub: id }, secret, maxAge: -60 }),
    await encode({ token: { sub: "' or true --" }, secret }),
    await encode({ token: {}, secret }),
  ];
  for (const other of others) expect(await userIdOf(withCookie(other)), other).toBeUndefined();
  expect(await userIdOf({ headers: new Headers() })).toBeUndefined();
});

test('the secret is drawn once, kept beside the data, and readable by nobody else', () => {
  const file = path.join(dataDir, 'auth-secret');
  expect(authSecret()).toBe(fs.readFileSync(file, 'utf8'));
  expect(authSecret()).toMatch(/^[\w-]{43}$/);
  expect(fs.statSync(file).mode & 0o077).toBe(0);
});
