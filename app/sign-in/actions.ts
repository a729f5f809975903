'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { makeOnce } from '@/app/post-once';
import { confirmSignIn, isSignInMailed, plainAddress } from '@/lib/features/people/sign-in';
import { Email } from '@/lib/features/table/contract-shapes';
import { allSeatTokens } from '@/lib/platform/auth/seat-proof';
import { currentUserId } from '@/lib/platform/auth/session';
import { backTo } from '@/lib/platform/http/back-to';
import { field, readFields, textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { refuseSignInMail } from '@/lib/platform/http/limits/sign-in-limit';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { enterAs, currentPerson } from '../current-person';

/** Emails a sign-in link. The response does not reveal whether the address has an account. */
export async function askForLink(form: FormData): Promise<void> {
  const fields = readFields(form, { email: field(Email) });
  const to = backTo(textIn(form, 'to'));
  const again = to ? `&to=${to}` : '';
  if (!fields) redirect(`/sign-in?problem=email${again}`);
  const email = plainAddress(fields.email);
  await makeOnce('askForLink', form, async () => {
    const tooMany = await refuseSignInMail({
      email,
      headers: await headers(),
      person: await currentPerson(),
    });
    if (tooMany) redirect(`/sign-in?problem=many&wait=${tooMany.retryAfterS}${again}`);
    const isMailed = await isSignInMailed({ email, to, locale: await currentLocale() });
    if (!isMailed) redirect(`/sign-in?problem=mail${again}`);
    return { to: `/sign-in?sent${again}` };
  });
}

/** Consumes a sign-in link and signs its reader in. */
export async function confirmLink(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const to = backTo(textIn(form, 'to'));
  await makeOnce('confirmLink', form, async (jar) => {
    const tooMany = await refuseTooMany('join', await headers());
    if (tooMany) redirect(`/sign-in?problem=many&wait=${tooMany.retryAfterS}${to ? `&to=${to}` : ''}`);
    const claimer = {
      userId: await currentUserId(),
      seatTokens: allSeatTokens(await cookies()),
      locale: await currentLocale(),
      timeZone: textIn(form, 'timeZone'),
    };
    const account = await confirmSignIn(token, claimer);
    if (!account) redirect(`/sign-in/${encodeURIComponent(token)}${to ? `?to=${to}` : ''}`);
    await enterAs(account, jar);
    return { to: to ?? '/me', became: account.id };
  });
}
