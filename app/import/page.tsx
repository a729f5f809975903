import type { Metadata } from 'next';
import { Notice } from '@/components/ui/notice';
import { SiteFooter } from '@/components/ui/site-footer';
import { TextLink } from '@/components/ui/text-link';
import { IMPORT_LIMIT } from '@/lib/http/contracts/imports';
import { getWords } from '@/lib/i18n/here';
import { importProblem } from './problem';

const MEGABYTE = 1024 * 1024;

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('archive.importTitle'), robots: { index: false } };
}

/** A game from a file: to keep, or to study. */
export default async function Page({ searchParams }: PageProps<'/import'>) {
  const [query, words] = await Promise.all([searchParams, getWords()]);
  const { t } = words;
  const problem = importProblem(words, query);
  return (
    <main className="page">
      <section className="panel stack" aria-label={t('archive.importTitle')}>
        <h1 className="initial">{t('archive.importTitle')}</h1>
        {problem && <Notice bad>{problem}</Notice>}
        <p>{t('archive.importLead')}</p>
        <form action="/import/file" method="post" encType="multipart/form-data" className="stack">
          <label>
            {t('archive.importFile')}{' '}
            <input
              type="file"
              name="file"
              accept="application/json,.json"
              required
              aria-describedby="file-hint"
            />
          </label>
          <p id="file-hint" className="small muted">
            {t('archive.importFileHint', { mb: IMPORT_LIMIT / MEGABYTE })}
          </p>
          <fieldset className="stack">
            <legend>{t('archive.importAs')}</legend>
            <label>
              <input type="radio" name="as" value="finished" defaultChecked /> {t('archive.importFinished')}
            </label>
            <label>
              <input type="radio" name="as" value="study" /> {t('archive.importStudy')}
            </label>
          </fieldset>
          <div>
            <button className="btn btn-main">{t('archive.importDo')}</button>
          </div>
        </form>
      </section>
      <SiteFooter>
        <TextLink href="/">{t('site.title')}</TextLink>
      </SiteFooter>
    </main>
  );
}
