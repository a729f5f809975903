/** Who may ask for how many sign-in links. */
import { expect, test } from 'vitest';
import { LIMITS } from '@/lib/platform/http/limits/limits';
import { refuseSignInMail } from '@/lib/platform/http/limits/sign-in-limit';
import { useService } from '../support/service';

await useService();

const from = (address: string) => new Headers({ 'x-forwarded-for': address });
const ask = (email: string, headers: Headers, person?: { id: string; email: string }) =>
  refuseSignInMail({ email, headers, person });

test('strangers of one network do not lock an address out for others', async () => {
  const email = 'anna@praga.test';
  for (let i = 0; i < LIMITS['sign-in-mail'].most; i += 1)
    expect(await ask(email, from('203.0.113.5'))).toBeUndefined();
  expect(await ask(email, from('203.0.113.5'))).toMatchObject({ kind: 'too-many' });
  expect(await ask(email, from('198.51.100.7'))).toBeUndefined();
});

test('however many networks ask, its owner may: they are known by an open session', async () => {
  const email = 'bohumil@praga.test';
  const owner = { id: 'bohumil-the-owner', email };
  const refused = [];
  for (let i = 0; i < LIMITS['sign-in-mails'].most + 5; i += 1)
    refused.push(await ask(email, from(`198.51.101.${i}`)));
  expect(refused.filter((refusal) => refusal)).toHaveLength(5);
  expect(await ask(email, from('198.51.101.1'), owner)).toBeUndefined();
  expect(await ask(email, from('198.51.101.1'), { ...owner, email: 'other@praga.test' })).toBeDefined();
});
