import type { ReactNode } from 'react';
import { BesideVignette, type VignetteSubject } from '@/components/board/vignette';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { PLACES, tabOf } from './places';
import { SiteFooter } from './site-footer';
import { SiteHeader, type SiteNavProps } from './site-header';

interface SitePageProps {
  readonly nav: SiteNavProps;
  readonly title: string;
  /** Whether to use a desktop's full width, for lists and tables rather than running text. */
  readonly isWide?: boolean;
  /** A scene next to the content. */
  readonly scene?: VignetteSubject;
  /** Content below the scene. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A page outside tables: the site's header, a title and panels. */
export function SitePage({ nav, title, isWide = false, scene, below, children }: SitePageProps) {
  return (
    <SiteFrame nav={nav} className={isWide ? 'max-w-328' : ''}>
      <h1 className="initial">{title}</h1>
      {scene ? <BesideVignette {...{ subject: scene, below, children }} /> : children}
    </SiteFrame>
  );
}

interface SiteFrameProps extends Pick<SitePageProps, 'nav' | 'children'> {
  /** Additional classes of the content. */
  readonly className?: string;
  /** The language of the content, if it may differ from the page's. */
  readonly lang?: string;
}

/** The site's header and footer around content with its own title. */
export function SiteFrame({ nav, className = '', lang, children }: SiteFrameProps) {
  return (
    <>
      <SiteHeader {...nav} />
      <SubPlaces {...nav} />
      <main id="main" tabIndex={-1} lang={lang} className={`page outline-none ${className}`}>
        {children}
      </main>
      <SiteFooter timeZone={nav.timeZone} />
    </>
  );
}

interface MessagePageProps extends Pick<SitePageProps, 'nav' | 'title' | 'children'> {
  readonly scene: VignetteSubject;
}

/** A page with one message: nothing found, nothing here yet, something went wrong. */
export function MessagePage({ nav, title, scene, children }: MessagePageProps) {
  return (
    <SiteFrame nav={nav}>
      <BesideVignette subject={scene}>
        <section className="panel stack">
          <h1 className="initial">{title}</h1>
          {children}
        </section>
      </BesideVignette>
    </SiteFrame>
  );
}

/** The other pages of the current section. */
function SubPlaces({ here, hasFigures }: SiteNavProps) {
  const { t } = useWords();
  const tab = tabOf(here);
  if (!tab) return null;
  const [name, all] = tab;
  const places = all.filter((place) => place !== 'insights' || hasFigures || here === place);
  return (
    <nav
      className="small mx-auto flex max-w-328 flex-wrap gap-x-5 px-4 pt-1 print:hidden links-tall"
      aria-label={t(`site.places.tab.${name}`)}
    >
      {places.map((place) => (
        <TextLink
          key={place}
          href={PLACES[place].href}
          className="text-ink no-underline hover:underline current:font-semibold current:text-red"
          current={place === here ? 'page' : undefined}
        >
          {t(PLACES[place].name)}
        </TextLink>
      ))}
    </nav>
  );
}
