import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { CurrentPage } from '@/app/current-page';
import { secretIn } from '@/app/me/shown-once';
import { pageMeta } from '@/app/page-meta';
import { CodeForm } from '@/components/people/code-form';
import { SignInForm } from '@/components/people/sign-in-form';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { seeSignInCode } from '@/lib/features/people/sign-in';
import type { Wording } from '@/lib/game/wording/wording';
import { offeredServices, SERVICES } from '@/lib/platform/auth/providers';
import { returnAddress } from '@/lib/platform/auth/return-address';
import { env } from '@/lib/platform/env';
import { backTo } from '@/lib/platform/http/back-to';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../current-person';
import { askForLink, enterCode } from './actions';

export const generateMetadata = pageMeta('people.signIn.title');

/** The sign-in page. Sign-in is optional, because a seat needs only its link. */
export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const [words, query, person] = await Promise.all([getWords(), searchParams, currentPerson()]);
  const { t } = words;
  const to = backTo(query.to) ?? backTo(pathOf(query.callbackUrl));
  const asked = query.sent === undefined ? undefined : await currentCode();
  const problem = problemWords(words, query.problem ?? (query.error && 'service'));
  return (
    <CurrentPage here="account" title={t('people.signIn.title')}>
      {problem && <Notice bad>{problem}</Notice>}
      {asked && <CodeForm action={enterCode} state={asked} isRefused={query.problem === 'code'} to={to} />}
      <section className="panel stack" aria-label={t('people.signIn.title')}>
        {person?.email ? (
          <p>
            {t('people.signIn.already', { email: person.email })}{' '}
            <TextLink href="/me">{t('people.me.account')}</TextLink>
          </p>
        ) : (
          <p>{t('people.signIn.lead')}</p>
        )}
        <SignInForm
          action={askForLink}
          to={to}
          services={offeredServices().map((id) => [id, SERVICES[id]])}
          formToken={randomBytes(16).toString('base64url')}
        />
      </section>
    </CurrentPage>
  );
}

/** The state of the code that this browser asked for. */
const currentCode = async () => seeSignInCode(secretIn(await cookies(), 'signIn') ?? '');

/** next-auth names the page to return to in this way when a service could not sign the reader in. */
const pathOf = (callbackUrl: unknown) =>
  typeof callbackUrl === 'string' ? new URL(returnAddress(callbackUrl, env().APP_URL)).pathname : undefined;

const PROBLEMS = ['email', 'mail', 'service', 'digits', 'codes'] as const;

function problemWords({ t }: Wording, problem: unknown): string | undefined {
  const known = PROBLEMS.find((name) => name === problem);
  return known && t(`people.signIn.problem.${known}`);
}
