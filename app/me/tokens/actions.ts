'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { IdField } from '@/app/form-fields';
import { makeOnce } from '@/app/post-once';
import { makeAccessToken, revokeAccessToken, TOKEN_DAYS } from '@/lib/features/people/access-tokens';
import { GameId, Name } from '@/lib/features/table/contract-shapes';
import { ACCESS_SCOPES } from '@/lib/platform/auth/access-token';
import { field, oneOf, optionalField, readFields } from '@/lib/platform/http/fields';
import { accountPerson } from '../../current-person';
import { keepSecret } from '../shown-once';

const Days = z.string().transform(Number).pipe(z.literal(TOKEN_DAYS));
const WANTED = {
  name: field(Name),
  scope: oneOf(ACCESS_SCOPES),
  tableId: optionalField(GameId),
  days: field(Days),
};

/** Creates an access token for the person's program. The page shows it once. */
export async function makeToken(form: FormData): Promise<void> {
  const person = await accountPerson();
  const { name, days, scope, tableId } = readFields(form, WANTED) ?? {};
  if (!name || !days || !scope || (scope === 'table' && !tableId)) redirect('/me/tokens?problem=form');
  await makeOnce('makeToken', form, async (jar) => {
    await turnBackIfTooMany('channel', person.id);
    const token = await makeAccessToken(person.id, { name, days, scope, tableId });
    if (!token) redirect('/me/tokens?problem=many');
    keepSecret(jar, 'accessToken', token);
    return { to: '/me/tokens?done=made' };
  });
}

/** Revokes one of the person's access tokens. */
export async function revokeToken(form: FormData): Promise<void> {
  const person = await accountPerson();
  const fields = readFields(form, { id: IdField });
  if (fields) await revokeAccessToken(person.id, fields.id);
  redirect('/me/tokens?done=revoked');
}
