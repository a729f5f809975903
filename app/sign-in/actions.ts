'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { allSeatTokens } from '@/lib/auth/seat-proof';
import { currentUserId } from '@/lib/auth/session';
import { Email } from '@/lib/http/contracts/shapes';
import { refuseTooMany } from '@/lib/http/rate-limit';
import { localeHere } from '@/lib/i18n/here';
import { confirmSignIn, isSignInMailed, plainAddress } from '@/lib/service/people/sign-in';
import { refuseTooManyOf } from '@/lib/service/rate-limit';
import { enterAs } from '../person-here';

/** Mails a sign-in link. The answer is the same whether the address has an account or not. */
export async function askForLink(form: FormData): Promise<void> {
  const parsed = Email.safeParse(String(form.get('email') ?? '').trim());
  if (!parsed.success) redirect('/sign-in?problem=email');
  const email = plainAddress(parsed.data);
  const tooMany =
    (await refuseTooMany('sign-in', await headers())) ?? (await refuseTooManyOf('sign-in-mail', email));
  if (tooMany) redirect(`/sign-in?problem=many&wait=${tooMany.retryAfterS}`);
  redirect(
    (await isSignInMailed({ email, locale: await localeHere() })) ? '/sign-in?sent' : '/sign-in?problem=mail',
  );
}

/** Uses a link from a mail up and signs its reader in. */
export async function confirmLink(form: FormData): Promise<void> {
  const token = String(form.get('token') ?? '');
  const tooMany = await refuseTooMany('join', await headers());
  if (tooMany) redirect(`/sign-in?problem=many&wait=${tooMany.retryAfterS}`);
  const claimer = {
    ...{ userId: await currentUserId(), seatTokens: allSeatTokens(await cookies()) },
    locale: await localeHere(),
  };
  const account = await confirmSignIn(token, claimer);
  if (!account) redirect(`/sign-in/${encodeURIComponent(token)}`);
  await enterAs(account);
  redirect('/me');
}
