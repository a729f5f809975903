import { createHash } from 'node:crypto';
import { NextResponse } from 'next/server';
import { z } from 'zod';
import { offeredServices } from '@/lib/platform/auth/providers';
import { authSecret } from '@/lib/platform/auth/secret';
import { env } from '@/lib/platform/env';
import { backTo } from '@/lib/platform/http/back-to';
import { field, Text } from '@/lib/platform/http/fields';
import { formRoute, seeOther } from '@/lib/platform/http/form';

const FormToken = z.string().regex(/^[\w-]{22}$/);
const noService = (to?: string) => seeOther(`/sign-in?error=service${to ? `&to=${to}` : ''}`);

/**
 * Forwards a sign-in form to next-auth, which requires its CSRF token in a cookie and in the form. A page
 * cannot set a cookie, so it is set here, after our own check. Status 307 preserves the posted form.
 */
export const POST = formRoute({
  operation: 'sign-in',
  path: {},
  fields: { service: Text, callbackUrl: Text, csrfToken: field(FormToken) },
  unreadable: () => noService(),
  answer: async ({ fields }) => {
    const service = offeredServices().find((offered) => offered === fields.service);
    return service ? toService(service, fields.csrfToken) : noService(backTo(fields.callbackUrl));
  },
});

function toService(service: string, token: string): Response {
  const location = `/api/auth/signin/${service}`;
  const response = new NextResponse(null, {
    status: 307,
    headers: { 'cache-control': 'no-store', location },
  });
  const isSecure = env().APP_URL.startsWith('https:');
  const seal = createHash('sha256').update(`${token}${authSecret()}`).digest('hex');
  response.cookies.set(`${isSecure ? '__Host-' : ''}next-auth.csrf-token`, `${token}|${seal}`, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
  });
  return response;
}
