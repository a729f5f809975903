import type { ReactNode } from 'react';
import { useWords } from '@/lib/platform/i18n/current-words';
import { SiteFooter } from './site-footer';
import { TextLink } from './text-link';

/** A whole page with one message: nothing found, nothing here yet, something went wrong. */
export function MessagePage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="page">
      <p>
        <TextLink href="/">{useWords().t('site.title')}</TextLink>
      </p>
      <section className="panel stack">
        <h1 className="initial">{title}</h1>
        {children}
      </section>
      <SiteFooter />
    </main>
  );
}
