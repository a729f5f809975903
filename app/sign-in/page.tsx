import { randomBytes } from 'node:crypto';
import { CurrentPage } from '@/app/current-page';
import { pageMeta } from '@/app/page-meta';
import { SignInForm } from '@/components/people/sign-in-form';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { Wording } from '@/lib/game/wording/wording';
import { offeredServices, SERVICES } from '@/lib/platform/auth/providers';
import { returnAddress } from '@/lib/platform/auth/return-address';
import { env } from '@/lib/platform/env';
import { backTo } from '@/lib/platform/http/back-to';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../current-person';
import { askForLink } from './actions';

export const generateMetadata = pageMeta('people.signIn.title');

/** The sign-in page. Sign-in is optional, because a seat needs only its link. */
export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const [words, query, person] = await Promise.all([getWords(), searchParams, currentPerson()]);
  const { t } = words;
  const problem = problemWords(words, query.problem ?? (query.error && 'service'), query.wait);
  return (
    <CurrentPage here="account" title={t('people.signIn.title')}>
      {problem && <Notice bad>{problem}</Notice>}
      {query.sent !== undefined && <Notice>{t('people.signIn.sent')}</Notice>}
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
          to={backTo(query.to) ?? backTo(pathOf(query.callbackUrl))}
          services={offeredServices().map((id) => [id, SERVICES[id]])}
          formToken={randomBytes(16).toString('base64url')}
        />
      </section>
    </CurrentPage>
  );
}

/** next-auth names the page to return to in this way when a service could not sign the reader in. */
const pathOf = (callbackUrl: unknown) =>
  typeof callbackUrl === 'string' ? new URL(returnAddress(callbackUrl, env().APP_URL)).pathname : undefined;

const PROBLEMS = ['email', 'mail', 'service'] as const;

function problemWords({ t }: Wording, problem: unknown, wait: unknown): string | undefined {
  if (problem === 'many')
    return t('people.signIn.problem.many', { minutes: Math.ceil(Number(wait) / 60) || 1 });
  const known = PROBLEMS.find((name) => name === problem);
  return known && t(`people.signIn.problem.${known}`);
}
