import { CurrentPage } from '@/app/current-page';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { redirect } from 'next/navigation';
import { currentTables } from '@/app/current-tables';
import { Tick } from '@/components/ui/forms/tick';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../../current-person';

export const generateMetadata = pageMeta('people.delete.title', UNLISTED);

/** Consequences of deleting one's account, and the button. */
export default async function DeletePage({ searchParams }: PageProps<'/me/delete'>) {
  const [{ t }, query, person] = await Promise.all([getWords(), searchParams, currentPerson()]);
  if (!person && query.done === undefined) redirect('/me');
  if (!person) {
    return (
      <CurrentPage here="account" title={t('people.delete.title')}>
        <Notice>{t('people.delete.done')}</Notice>
        <p>
          <TextLink href="/">{t('site.toStart')}</TextLink>
        </p>
      </CurrentPage>
    );
  }
  const running = (await currentTables()).filter(({ status }) => status === 'running').length;
  return (
    <CurrentPage here="account" title={t('people.delete.title')}>
      {query.problem !== undefined && <Notice bad>{t('people.delete.notSure')}</Notice>}
      <section className="panel stack" aria-label={t('people.delete.title')}>
        <p>{t('people.delete.lead')}</p>
        <p>{t('people.delete.seats', { n: running })}</p>
        <form action="/me/delete/now" method="post" className="stack">
          <Tick name="sure" required label={t('people.delete.sure')} />
          <div className="row">
            <button className="btn btn-end">{t('people.delete.confirm')}</button>
            <TextLink className="btn" href="/me">
              {t('people.browsers.back')}
            </TextLink>
          </div>
        </form>
      </section>
    </CurrentPage>
  );
}
