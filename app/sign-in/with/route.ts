import { createHash } from 'node:crypto';
import { NextResponse } from 'next/server';
import { offeredServices } from '@/lib/platform/auth/providers';
import { authSecret } from '@/lib/platform/auth/secret';
import { env } from '@/lib/platform/env';
import { readForm } from '@/lib/platform/http/form';

const FORM_TOKEN = /^[\w-]{22}$/;

/**
 * Leads a form of ours on to next-auth, which wants its own token against forms of other sites in a cookie and in the form: a page
 * cannot set a cookie, so it is set here, after our own check. 307 keeps the form as it was posted.
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readForm(request);
  if (!read.ok) return read.response;
  const { form } = read;
  const service = offeredServices().find((offered) => offered === form.get('service'));
  const token = String(form.get('csrfToken'));
  if (!service || !FORM_TOKEN.test(token)) {
    return new NextResponse(null, { status: 303, headers: { location: '/sign-in?error=service' } });
  }
  const location = `/api/auth/signin/${service}`;
  const response = new NextResponse(null, { status: 307, headers: { location } });
  const isSecure = env().APP_URL.startsWith('https:');
  const seal = createHash('sha256').update(`${token}${authSecret()}`).digest('hex');
  response.cookies.set(`${isSecure ? '__Host-' : ''}next-auth.csrf-token`, `${token}|${seal}`, {
    ...{ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
  });
  return response;
}
