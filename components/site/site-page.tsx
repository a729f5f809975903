import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/ui/site-footer';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { SiteNav, type SiteNavProps } from './site-nav';

interface SitePageProps {
  readonly nav: SiteNavProps;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page around the tables: the ways on top, its title, its panels. */
export function SitePage({ nav, title, children }: SitePageProps) {
  const { t } = useWords();
  return (
    <>
      <SiteNav {...nav} />
      <main className="page">
        <h1 className="initial">{title}</h1>
        {children}
        <SiteFooter>
          <TextLink href="/rules">{t('site.rules')}</TextLink>
          <TextLink href="/learn">{t('site.learn')}</TextLink>
          <TextLink href="/accessibility">{t('accessibility.title')}</TextLink>
          <TextLink href="/status">{t('operator.status.title')}</TextLink>
        </SiteFooter>
      </main>
    </>
  );
}
