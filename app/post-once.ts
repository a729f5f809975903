import 'server-only';
import type { Route } from 'next';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { NextResponse } from 'next/server';
import { returnPath } from '@/app/return-path';
import { cookiesOf } from '@/lib/platform/auth/seat-proof';
import { currentUserId, userIdOf } from '@/lib/platform/auth/session';
import { formIn, readBytes } from '@/lib/platform/http/body';
import { seeOther } from '@/lib/platform/http/form';
import { postOnce, type AnswerJar, type PostResult } from '@/lib/platform/http/post-once';

/** The cookies of the request, and those set on the response. */
export interface ActionJar extends AnswerJar {
  get(name: string): { readonly value: string } | undefined;
}

/**
 * Runs an action once per rendered form (`FormKey`), sets the cookies and redirects. `make` redirects to
 * refuse, and the same form may then be posted again.
 */
export async function makeOnce<To extends string>(
  name: string,
  form: FormData,
  make: (jar: ActionJar) => Promise<PostResult<Route<To>>>,
): Promise<never> {
  const jar = await cookies();
  const answer = await postOnce({ name, form, by: await currentUserId() }, (answered) =>
    make(jarOver(jar, answered)),
  );
  if (!answer) redirect(unsurePath(await headers()));
  for (const { name: cookie, value, options } of answer.cookies) jar.set(cookie, value, options);
  redirect(answer.to as Route);
}

/** Like `makeOnce`, but used by routes that a plain form posts to. */
export async function routeOnce(
  name: string,
  request: Request,
  make: (jar: ActionJar) => Promise<PostResult>,
): Promise<NextResponse> {
  const read = await readBytes(request);
  const form = (read.ok ? await formIn(read.value, request.headers) : undefined) ?? new FormData();
  const post = { name: `${name} ${new URL(request.url).pathname}`, form, by: await userIdOf(request) };
  const answer = await postOnce(post, (answered) => make(jarOver(cookiesOf(request.headers), answered)));
  const response = new NextResponse(null, seeOther(answer?.to ?? unsurePath(request.headers)));
  for (const { name: cookie, value, options } of answer?.cookies ?? [])
    response.cookies.set(cookie, value, options);
  return response;
}

/**
 * Where a form goes if its action may have run without a response: an explanation with a link back to a new
 * form.
 */
const unsurePath = (sent: Headers) => `/unsure?from=${encodeURIComponent(returnPath(sent))}` as const;

/** The browser's cookies as they will be after the response. */
function jarOver(sent: Pick<ActionJar, 'get'>, answered: AnswerJar): ActionJar {
  const given = new Map<string, string>();
  return {
    get: (name) => {
      const value = given.get(name);
      return value === undefined ? sent.get(name) : { value };
    },
    set: (name, value, options) => {
      given.set(name, value);
      return answered.set(name, value, options);
    },
  };
}
