'use server';

import { tooOftenPath, turnBackIfTooMany } from '@/app/too-often/too-often';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { dropSecret, keepSecret, secretIn } from '@/app/me/shown-once';
import { makeOnce } from '@/app/post-once';
import {
  confirmSignIn,
  confirmSignInCode,
  isSignInMailed,
  plainAddress,
  seeSignInCode,
  type Claimer,
} from '@/lib/features/people/sign-in';
import { Email } from '@/lib/features/table/contract-shapes';
import { allSeatTokens } from '@/lib/platform/auth/seat-proof';
import { currentUserId } from '@/lib/platform/auth/session';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { backTo } from '@/lib/platform/http/back-to';
import { field, readFields, textIn } from '@/lib/platform/http/fields';
import { refuseSignInCode, refuseSignInMail } from '@/lib/platform/http/limits/sign-in-limit';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { enterAs, currentPerson } from '../current-person';

/** Emails a sign-in link and a code. The response does not reveal whether the address has an account. */
export async function askForLink(form: FormData): Promise<void> {
  const fields = readFields(form, { email: field(Email) });
  const to = backTo(textIn(form, 'to'));
  const again = to ? `&to=${to}` : '';
  if (!fields) redirect(`/sign-in?problem=email${again}`);
  const email = plainAddress(fields.email);
  await makeOnce('askForLink', form, async (jar) => {
    const sent = await headers();
    const tooMany = await refuseSignInMail({ email, headers: sent, person: await currentPerson() });
    if (tooMany) redirect(tooOftenPath(tooMany, sent));
    const secret = newToken();
    const isMailed = await isSignInMailed({ email, to, secret, locale: await currentLocale() });
    if (!isMailed) redirect(`/sign-in?problem=mail${again}`);
    keepSecret(jar, 'signIn', secret);
    return { to: `/sign-in?sent${again}` };
  });
}

/** Consumes a sign-in link and signs its reader in. */
export async function confirmLink(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const to = backTo(textIn(form, 'to'));
  await makeOnce('confirmLink', form, async (jar) => {
    await turnBackIfTooMany('join');
    const account = await confirmSignIn(token, await claimerOf(form));
    if (!account) redirect(`/sign-in/${encodeURIComponent(token)}${to ? `?to=${to}` : ''}`);
    await enterAs(account, jar);
    return { to: to ?? '/me', became: account.id };
  });
}

/** Six digits, also in groups or in full width. */
const SignInCode = z
  .string()
  .transform((text) => text.normalize('NFKC').replace(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^[0-9]{6}$/));

/** Consumes a sign-in code and signs this browser in, which has to be the one that asked for it. */
export async function enterCode(form: FormData): Promise<void> {
  const fields = readFields(form, { code: field(SignInCode) });
  const to = backTo(textIn(form, 'to'));
  const again = to ? `&to=${to}` : '';
  if (!fields) redirect(`/sign-in?sent&problem=digits${again}`);
  const secret = secretIn(await cookies(), 'signIn') ?? '';
  // The same form from another browser is another form, and does not get the answer of this one.
  await makeOnce(`enterCode ${hashToken(secret)}`, form, async (jar) => {
    const asked = await seeSignInCode(secret);
    if (asked.kind !== 'open') redirect(`/sign-in?sent&problem=code${again}`);
    const sent = await headers();
    const tooMany = await refuseSignInCode(asked.of, sent);
    if (tooMany === 'codes') redirect(`/sign-in?sent&problem=codes${again}`);
    if (tooMany) redirect(tooOftenPath(tooMany, sent));
    const entered = await confirmSignInCode({ secret, code: fields.code }, await claimerOf(form));
    if (!entered.ok) redirect(`/sign-in?sent&problem=code${again}`);
    await enterAs(entered.value, jar);
    dropSecret(jar, 'signIn');
    return { to: to ?? '/me', became: entered.value.id };
  });
}

/** The guest and the seats that this browser brings along. */
async function claimerOf(form: FormData): Promise<Claimer> {
  return {
    userId: await currentUserId(),
    seatTokens: allSeatTokens(await cookies()),
    locale: await currentLocale(),
    timeZone: textIn(form, 'timeZone'),
  };
}
