import type { ReactNode } from 'react';
import type { SiteNavProps } from './site-header';
import { SiteFrame } from './site-page';

interface MessagePageProps {
  readonly nav: SiteNavProps;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page with one message: nothing found, nothing here yet, something went wrong. */
export function MessagePage({ nav, title, children }: MessagePageProps) {
  return (
    <SiteFrame nav={nav}>
      <section className="panel stack">
        <h1 className="initial">{title}</h1>
        {children}
      </section>
    </SiteFrame>
  );
}
