import { UNLISTED, pageMeta } from '@/app/page-meta';
import { BoardIsland } from '@/components/analysis/train/board-island';
import { SiteMenu } from '@/components/site/site-menu';
import { SkipLink } from '@/components/ui/skip-link';
import { getWords } from '@/lib/platform/i18n/request-words';
import '@/components/styles/table-page.css';
import '@/components/analysis/sandbox/sandbox.css';

export const generateMetadata = pageMeta('train.title', UNLISTED);

/** The analysis board for a position stored in this browser. The page is the same for everyone. */
export default async function BoardPage() {
  const { t, locale } = await getWords();
  return (
    <>
      <SkipLink to="#tabletop">{t('board.toBoard')}</SkipLink>
      <BoardIsland
        locale={locale}
        menu={<SiteMenu here="offline" />}
        waiting={
          <main className="page">
            <h1 className="initial">{t('train.title')}</h1>
            <noscript>
              <p className="notice">{t('train.noScript')}</p>
            </noscript>
            <p className="noscript:hidden" role="status">
              {t('train.loading')}
            </p>
          </main>
        }
      />
      <p id="news" className="sr-only" aria-live="polite" />
    </>
  );
}
