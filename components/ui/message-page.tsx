import type { ReactNode } from 'react';
import { TextLink } from './text-link';

/** A whole page with one message: nothing found, nothing here yet, something went wrong. */
export function MessagePage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="page">
      <p>
        <TextLink href="/">Praga by Post</TextLink>
      </p>
      <section className="panel stack">
        <h1 className="initial">{title}</h1>
        {children}
      </section>
    </main>
  );
}
