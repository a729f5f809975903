/** The zone of all times on a page: the person's, else the browser's, else none is known. */
import { expect, test, vi } from 'vitest';
import * as persons from '@/app/current-person';
import { currentZone } from '@/app/current-zone';
import { ZONE_COOKIE } from '@/components/people/zone-cookie-name';
import type { Person } from '@/lib/features/people/guests';
import { inRequest } from '../support/in-request';

test.each([
  ['', undefined, undefined],
  ['Europe/Vienna', undefined, 'Europe/Vienna'],
  ['Europe/Nowhere', undefined, undefined],
  ['Europe/Vienna', 'America/Sao_Paulo', 'America/Sao_Paulo'],
])('cookie %o and person in %o: %o', async (cookie, timeZone, zone) => {
  const person = timeZone === undefined ? undefined : ({ timeZone } as Person);
  vi.spyOn(persons, 'currentPerson').mockResolvedValue(person);
  const cookies = new Map(cookie === '' ? [] : [[ZONE_COOKIE, cookie]]);
  expect(await inRequest({ cookies, headers: new Headers() }, currentZone)).toBe(zone);
});
