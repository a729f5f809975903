import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { enterAs } from '@/app/current-person';
import { insertPerson } from '@/lib/features/people/person-store';
import { sessionCookie } from '@/lib/platform/auth/session';
import { inRequest } from '../support/in-request';
import { useService } from '../support/service';

await useService();

async function person() {
  const id = crypto.randomUUID();
  await insertPerson({ id, name: undefined, locale: 'en' });
  return { id, locale: 'en' as const };
}

/** The names of the cookies that a browser of `before` gets when `next` signs in. */
async function cookiesFor(before: string | undefined, next: Awaited<ReturnType<typeof person>>) {
  const session = before && (await sessionCookie(before));
  const cookies = new Map(session ? [[session.name, session.value]] : []);
  const set: string[] = [];
  await inRequest({ cookies, headers: new Headers() }, () =>
    enterAs(next, { set: (name) => void set.push(name) }),
  );
  return set;
}

test('pages that store positions detect another person on the browser, and nothing else', async () => {
  const [anna, bohumil] = [await person(), await person()];
  expect(await cookiesFor(anna.id, bohumil)).toContain('train_other');
  expect(await cookiesFor(anna.id, anna)).not.toContain('train_other');
  expect(await cookiesFor(undefined, anna)).not.toContain('train_other');
});
