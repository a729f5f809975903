import { CurrentPage } from '@/app/current-page';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { openedLetterPicture } from '@/components/board/post-picture';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { TextField } from '@/components/ui/forms/text-field';
import { Tick } from '@/components/ui/forms/tick';
import { Markup } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { IMPORT_LIMIT } from '@/lib/features/archive/refusals';
import { getWords } from '@/lib/platform/i18n/request-words';
import { importProblem } from './problem';

const MEGABYTE = 1024 * 1024;

export const generateMetadata = pageMeta('archive.importTitle', UNLISTED);

/** Import of a game file, to keep or to study. */
export default async function Page({ searchParams }: PageProps<'/import'>) {
  const [query, words] = await Promise.all([searchParams, getWords()]);
  const { t } = words;
  const problem = importProblem(words, query);
  return (
    <CurrentPage here="import" title={t('archive.importTitle')}>
      <section className="panel stack" aria-label={t('archive.importTitle')}>
        {problem && <Notice bad>{problem}</Notice>}
        <div className="grid items-center gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <p>{t('archive.importLead')}</p>
          <Markup html={openedLetterPicture(words, t('archive.importPicture'))} className="drawing-wide" />
        </div>
        <form action="/import/file" method="post" encType="multipart/form-data" className="stack">
          <TextField
            id="file"
            label={t('archive.importFile')}
            type="file"
            accept="application/json,.json"
            required
            aria-describedby="file-hint"
          />
          <p id="file-hint" className="small muted">
            {t('archive.importFileHint', { mb: IMPORT_LIMIT / MEGABYTE })}
          </p>
          <fieldset className="stack">
            <legend className="font-semibold">{t('archive.importAs')}</legend>
            <Tick
              type="radio"
              name="as"
              value="finished"
              defaultChecked
              label={t('archive.importFinished')}
            />
            <Tick type="radio" name="as" value="study" label={t('archive.importStudy')} />
          </fieldset>
          <SubmitRow isMain>{t('archive.importDo')}</SubmitRow>
        </form>
      </section>
    </CurrentPage>
  );
}
