import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/ui/site-footer';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { SiteNav, type SiteNavProps } from './site-nav';

interface SitePageProps {
  readonly nav: SiteNavProps;
  readonly title: string;
  /** Whether a desk's whole width is composed, for lists and tables rather than running text. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page around the tables: the ways on top, its title, its panels. */
export function SitePage({ nav, title, isWide = false, children }: SitePageProps) {
  const { t } = useWords();
  return (
    <>
      <SiteNav {...nav} />
      <main className={`page ${isWide ? 'max-w-328' : ''}`}>
        <h1 className="initial">{title}</h1>
        {children}
        <SiteFooter>
          <TextLink href="/rules">{t('site.rules')}</TextLink>
          <TextLink href="/learn">{t('site.learn')}</TextLink>
          <TextLink href="/puzzles">{t('puzzles.title')}</TextLink>
          <TextLink href="/accessibility">{t('accessibility.title')}</TextLink>
          <TextLink href="/status">{t('operator.status.title')}</TextLink>
        </SiteFooter>
      </main>
    </>
  );
}
