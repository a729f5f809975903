import type { ReactNode } from 'react';
import { currentNav } from '@/app/current-nav';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { Markup } from '@/components/ui/markup';
import { CopyCode } from './copy-code';
import { FindField } from './find-field';
import { GUIDE } from './guide-text';
import { addressOf, apiParts, HOME } from './parts';
import type { DocPart } from './render';
import './api-docs.css';

const PAGES = [
  [`${HOME}#start`, 'Quick start'],
  [`${HOME}#bot`, 'A first bot'],
  ...GUIDE.map(([id, title]) => [`${HOME}#${id}`, title] as const),
  [`${HOME}#problems`, 'Problems'],
  [`${HOME}/webhooks`, 'Webhooks'],
  [`${HOME}/types`, 'Types'],
  [`${HOME}/changes`, 'Changes'],
  [`${HOME}/explorer`, 'Explorer'],
] as const;

interface FrameProps {
  readonly children: ReactNode;
  /** The part that this page is about. */
  readonly part?: DocPart;
  readonly search?: string;
}

/** Layout of the API pages: site header, text, and the list of operations. */
export async function ApiFrame(props: FrameProps) {
  const nav = await currentNav({ here: 'api' });
  return (
    <>
      <SiteHeader {...nav} />
      <ApiBody {...props} />
      <SiteFooter timeZone={nav.timeZone} />
    </>
  );
}

/** The text with the search and the list of operations: next to it, and on phones below it. */
export function ApiBody({ children, part, search = '' }: FrameProps) {
  return (
    <div className="api-docs" lang="en">
      <aside id="contents">
        <form role="search" action="/api-docs" className="field">
          <label htmlFor="find">Search operations, types and problems</label>
          <FindField search={search} />
        </form>
        <nav aria-label="API" className="mt-3">
          <Markup html={contentsHtml(part)} />
        </nav>
      </aside>
      <main id="main" tabIndex={-1} className="outline-none">
        <a className="inline-flex min-h-link items-center lg:hidden" href="#contents">
          Contents and search
        </a>
        {children}
        <CopyCode />
      </main>
    </div>
  );
}

/** The pages, and the operations by group; the group of this page is open. */
function contentsHtml(here: DocPart | undefined): string {
  const pages = PAGES.map(([href, title]) => `<li><a href="${href}">${title}</a></li>`);
  const groups = apiParts().operations.map((part) => {
    const links = part.entries.map(
      (entry) => `<li><a href="${addressOf(part, entry)}">${entry.title}</a></li>`,
    );
    const isOpen = here?.href === part.href ? ' open' : '';
    return `<details${isOpen}><summary>${part.title}</summary><ul>${links.join('')}</ul></details>`;
  });
  return `<ul>${pages.join('')}</ul>${groups.join('')}`;
}

/** A page of one part. */
export function PartPage({ part }: { readonly part: DocPart }) {
  return (
    <ApiFrame part={part}>
      <h1 className="text-2xl leading-compact">{part.title}</h1>
      <Markup html={(part.about ?? '') + part.entries.map(({ html }) => html).join('')} />
    </ApiFrame>
  );
}
