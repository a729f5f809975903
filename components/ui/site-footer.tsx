import type { ReactNode } from 'react';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme';

/** The end of every page that is no table: further ways, language and light. */
export function SiteFooter({ children }: { readonly children?: ReactNode }) {
  return (
    <footer className="site-footer small">
      {children && <nav>{children}</nav>}
      <LanguageSwitch />
      <ThemeSwitch />
    </footer>
  );
}
