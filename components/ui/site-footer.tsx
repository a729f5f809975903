import type { ReactNode } from 'react';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme';

/** The end of every page that is no table: further ways, language and light. */
export function SiteFooter({ children }: { readonly children?: ReactNode }) {
  return (
    <footer className="flex flex-wrap gap-y-3 gap-x-8 items-end justify-between pt-4 border-t border-line small">
      {children && (
        <nav className="flex flex-wrap gap-x-5 [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center">
          {children}
        </nav>
      )}
      <LanguageSwitch />
      <ThemeSwitch />
    </footer>
  );
}
