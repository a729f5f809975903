import type { SitePlace } from '@/components/site/places';
import { SiteMenu } from '@/components/site/site-menu';
import { TopBar } from '@/components/table/top-bar';
import { SkipLink } from '@/components/ui/skip-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import './sandbox.css';

interface TopProps {
  readonly title: string;
  readonly note?: string;
  readonly back: { readonly href: string; readonly name: string };
  readonly here?: SitePlace;
  /** Where the skip link leads. */
  readonly board?: `#${string}`;
}

/** The top of a page for trying and studying, marked as not a real game. */
export function StudyTop({ title, note, back, here, board = '#tabletop' }: TopProps) {
  const { t } = useWords();
  return (
    <>
      <SkipLink to={board}>{t('board.toBoard')}</SkipLink>
      <TopBar isSandbox title={title}>
        {note && <p className="top-note">{note}</p>}
        <a className="btn ml-auto" href={back.href}>
          {back.name}
        </a>
        <SiteMenu here={here} />
      </TopBar>
    </>
  );
}
