import { expect, test } from 'vitest';
import { enterAs } from '@/app/current-person';
import { sessionCookie } from '@/lib/platform/auth/session';
import { inRequest } from '../support/in-request';
import { useService } from '../support/service';
import { guest } from '../support/world';

await useService();

/** The names of the cookies that a browser of `before` gets when `next` signs in. */
async function cookiesFor(before: string | undefined, next: string) {
  const session = before && (await sessionCookie(before));
  const cookies = new Map(session ? [[session.name, session.value]] : []);
  const set: string[] = [];
  await inRequest({ cookies, headers: new Headers() }, () =>
    enterAs({ id: next, locale: 'en' }, { set: (name) => void set.push(name) }),
  );
  return set;
}

test('pages that store positions detect another person on the browser, and nothing else', async () => {
  const [anna, bohumil] = [await guest('Anna'), await guest('Bohumil')];
  expect(await cookiesFor(anna, bohumil)).toContain('train_other');
  expect(await cookiesFor(anna, anna)).not.toContain('train_other');
  expect(await cookiesFor(anna, anna)).not.toContain('train_unsure');
  const withoutSession = await cookiesFor(undefined, anna);
  expect(withoutSession).toContain('train_unsure');
  expect(withoutSession).not.toContain('train_other');
});
