/** The zone of all times on a page: the person's, else the browser's, else none is known. */
import { expect, test, vi } from 'vitest';
import { currentZone } from '@/app/current-zone';

const visit = vi.hoisted(() => ({ cookie: '', person: undefined as { timeZone: string } | undefined }));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (visit.cookie === '' ? undefined : { value: visit.cookie }) }),
}));
vi.mock('@/app/current-person', () => ({ currentPerson: async () => visit.person }));

test.each([
  ['', undefined, undefined],
  ['Europe/Vienna', undefined, 'Europe/Vienna'],
  ['Europe/Nowhere', undefined, undefined],
  ['Europe/Vienna', 'America/Sao_Paulo', 'America/Sao_Paulo'],
])('cookie %o and person in %o: %o', async (cookie, timeZone, zone) => {
  visit.cookie = cookie;
  visit.person = timeZone === undefined ? undefined : { timeZone };
  expect(await currentZone()).toBe(zone);
});
