import type { ReactNode } from 'react';
import { apiReference } from '@/app/api/_openapi/reference';
import { currentNav } from '@/app/current-nav';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { CopyCode } from './copy-code';
import { addressOf } from './reference-markup';
import { SideList, type SideGroup } from './side-list';
import './api-docs.css';

const HOME = '/api-docs';
const PAGES: SideGroup = {
  title: 'API',
  href: HOME,
  links: [
    [`${HOME}#start`, 'Quick start'],
    [`${HOME}#bot`, 'A first bot'],
    [`${HOME}#concepts`, 'Concepts'],
    [`${HOME}#streams`, 'Streams'],
    [`${HOME}#versions`, 'Versions and limits'],
    [`${HOME}#open`, 'Open to whom'],
    [`${HOME}/webhooks`, 'Webhooks'],
    [`${HOME}/types`, 'Types'],
    [`${HOME}#problems`, 'Problems'],
    [`${HOME}/changes`, 'Changes'],
    [`${HOME}/explorer`, 'Explorer'],
  ],
};

/** Layout of the API pages: site header, operation list and text. */
export async function ApiFrame({ children }: { readonly children: ReactNode }) {
  const nav = await currentNav({ here: 'api' });
  return (
    <>
      <SiteHeader {...nav} />
      <ApiBody>{children}</ApiBody>
      <SiteFooter timeZone={nav.timeZone} />
    </>
  );
}

/** The operation list and the text next to it. */
export function ApiBody({ children }: { readonly children: ReactNode }) {
  const groups = apiReference().groups.map(({ tag, operations }) => ({
    title: tag,
    href: `${HOME}/operations/${tag}`,
    links: operations.map(({ id, method, path }) => [addressOf(tag, id), `${method} ${path}`] as const),
  }));
  return (
    <div className="api-docs" lang="en">
      <aside>
        <details className="lg:hidden">
          <summary>Contents and search</summary>
          <SideList groups={[PAGES, ...groups]} id="find-folded" />
        </details>
        <div className="max-lg:hidden">
          <SideList groups={[PAGES, ...groups]} id="find-beside" />
        </div>
      </aside>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
        <CopyCode />
      </main>
    </div>
  );
}
