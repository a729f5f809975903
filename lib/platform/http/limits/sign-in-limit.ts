import 'server-only';
import { countedAddress } from '@/lib/platform/auth/address';
import { refuseTooManyOf, type TooMany } from '@/lib/platform/http/limits/count-requests';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';

export interface SignInMailRequest {
  /** The recipient of the link. */
  readonly email: string;
  readonly headers: Headers;
  /** The person whose session asks, if any. */
  readonly person: { readonly id: string; readonly email?: string } | undefined;
}

/**
 * Why no further sign-in email is sent now. Strangers use up the limit of their own network for an
 * address and the limit of all strangers, but never the limit of the address's owner. An owner has a
 * session, or a network that has not asked yet.
 */
export async function refuseSignInMail({
  email,
  headers,
  person,
}: SignInMailRequest): Promise<TooMany | undefined> {
  if (person?.email === email) return refuseTooMany('channel', person.id);
  const network = countedAddress(headers) ?? 'here';
  return (
    (await refuseTooMany('sign-in', headers)) ??
    (await refuseTooManyOf('sign-in-mail', `${email} ${network}`)) ??
    (await refuseTooManyOf('sign-in-mails', email))
  );
}

/**
 * Why no further code is compared now: too many requests of this network, or `codes`: too many for this
 * address. Its link still works.
 */
export async function refuseSignInCode(
  email: string,
  headers: Headers,
): Promise<TooMany | 'codes' | undefined> {
  const tooMany = await refuseTooMany('join', headers);
  if (tooMany) return tooMany;
  return (await refuseTooManyOf('sign-in-code', email)) && 'codes';
}
