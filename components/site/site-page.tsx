import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader, type SiteNavProps } from './site-header';

interface SitePageProps {
  readonly nav: SiteNavProps;
  readonly title: string;
  /** Whether a desk's whole width is composed, for lists and tables rather than running text. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page around the tables: the header of the site, its title, its panels. */
export function SitePage({ nav, title, isWide = false, children }: SitePageProps) {
  return (
    <SiteFrame nav={nav} className={isWide ? 'max-w-328' : ''}>
      <h1 className="initial">{title}</h1>
      {children}
    </SiteFrame>
  );
}

interface SiteFrameProps extends Pick<SitePageProps, 'nav' | 'children'> {
  /** More looks of the content. */
  readonly className?: string;
  /** The language of the content, where it may differ from the page's. */
  readonly lang?: string;
}

/** The header and footer of the site around content that has a title of its own. */
export function SiteFrame({ nav, className = '', lang, children }: SiteFrameProps) {
  return (
    <>
      <SiteHeader {...nav} />
      <main id="main" tabIndex={-1} lang={lang} className={`page outline-none ${className}`}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
