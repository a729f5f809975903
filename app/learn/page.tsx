import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { StepList } from '@/components/ui/step-list';
import { Lead } from '@/components/ui/lead';
import { TextLink } from '@/components/ui/text-link';
import { Notice } from '@/components/ui/notice';
import { SiteFooter } from '@/components/ui/site-footer';
import { tokenFromCookies } from '@/lib/platform/auth/seat-proof';
import { getWords } from '@/lib/platform/i18n/request-words';
import { STEPS } from '@/lib/game/learning/learning';
import { startLesson } from './actions';
import { readProgress } from './lesson-cookie';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('learn.title'), description: t('learn.lead') };
}

/** What the guided first game shows, and the way into it, or back to the one that was begun. */
export default async function LearnPage({ searchParams }: PageProps<'/learn'>) {
  const [{ t }, jar, { problem }] = await Promise.all([getWords(), cookies(), searchParams]);
  const begun = readProgress(jar);
  const mayGoOn = begun !== undefined && tokenFromCookies(begun.gameId, jar) !== undefined;
  return (
    <main className="page">
      <p>
        <TextLink href="/">{t('site.title')}</TextLink>
      </p>
      <h1 className="initial">{t('learn.title')}</h1>
      <Lead>{t('learn.lead')}</Lead>
      {problem === 'many' && <Notice bad>{t('tables.problem.many')}</Notice>}
      <div className="row">
        {mayGoOn && (
          <a className="btn btn-main" href={`/games/${begun.gameId}`}>
            {t('learn.continue')}
          </a>
        )}
        <form action={startLesson}>
          <button className={mayGoOn ? 'btn' : 'btn btn-main'}>
            {t(mayGoOn ? 'learn.startAgain' : 'learn.start')}
          </button>
        </form>
      </div>
      <section className="panel stack" aria-labelledby="steps-title">
        <h2 id="steps-title">{t('learn.contents')}</h2>
        <StepList steps={STEPS.map((step) => [step, t(`learn.step.${step}.title`)] as const)} />
      </section>
      <SiteFooter>
        <TextLink href="/reference">{t('site.reference')}</TextLink>
        <TextLink href="/rules">{t('site.rules')}</TextLink>
      </SiteFooter>
    </main>
  );
}
