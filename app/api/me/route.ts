import { endpoint } from '@/app/api/_shared/endpoint';
import { requirePerson } from '@/lib/features/people/person-answer';
import { routes } from '@/lib/platform/http/endpoint';
import { admittedGrant } from '@/lib/platform/auth/access-token';
import { meContract } from '@/lib/features/people/contract';
import { isGuest } from '@/lib/features/people/guests';

const read = endpoint(meContract, async ({ headers }) => {
  const asked = await requirePerson(headers);
  if ('problem' in asked) return asked;
  const { person } = asked;
  const { id, name, timeZone } = person;
  const me = { id, ...(name ? { name } : {}), isGuest: isGuest(person), timeZone };
  const grant = admittedGrant(headers);
  if (!grant) return { ok: true, value: { body: me } };
  const { scope, tableId, expiresAt } = grant;
  const token = {
    name: grant.name,
    scope,
    ...(tableId === undefined ? {} : { table: tableId }),
    expiresAt: expiresAt.toISOString(),
  };
  return { ok: true, value: { body: { ...me, token } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
