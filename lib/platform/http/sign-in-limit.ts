import 'server-only';
import { countedAddress } from '@/lib/platform/auth/address';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import { refuseTooManyOf, type TooMany } from '@/lib/platform/http/count-requests';

export interface SignInMailRequest {
  /** Where the link is to go. */
  readonly email: string;
  readonly headers: Headers;
  /** Whose open session asks. */
  readonly person: { readonly id: string; readonly email?: string } | undefined;
}

/**
 * Why no sign-in link is mailed once more just now. Strangers use up what their own network may ask for an
 * address and what all strangers may, never what its owner may: they are known by an open session, or are of
 * a network that has not asked.
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
