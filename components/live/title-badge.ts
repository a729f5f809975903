/**
 * The number in the title and on the app icon is the number of tables waiting for the reader. The server
 * renders it; the page updates it when this table no longer waits.
 */
import { useLayoutEffect, useRef } from 'react';
import { setAppBadge } from '@/components/ui/browser/browser-features';

const COUNT = /^\((\d+)\) /;

/** The title while the table waits for the reader, and the title without this table. */
export interface Titles {
  readonly asked: string;
  readonly without: string;
}

/** Both titles of a page that counts this table; undefined if the title has no count. */
export function titlesOf(asked: string): Titles | undefined {
  const n = Number(COUNT.exec(asked)?.[1] ?? 0);
  const name = asked.replace(COUNT, '');
  return n > 0 ? { asked, without: n > 1 ? `(${n - 1}) ${name}` : name } : undefined;
}

/** Keeps the title's count current; initially the table is counted. */
export function useTitleCount(isAsked: boolean): void {
  const wasAsked = useRef(isAsked);
  const titles = useRef<Titles>(undefined);
  useLayoutEffect(() => {
    if (wasAsked.current === isAsked) return;
    wasAsked.current = isAsked;
    if (!isAsked) titles.current = titlesOf(document.title);
    // If the server has set another title meanwhile, keep it.
    else if (document.title !== titles.current?.without) return;
    if (!titles.current) return;
    document.title = isAsked ? titles.current.asked : titles.current.without;
    setAppBadge(Number(COUNT.exec(document.title)?.[1] ?? 0));
  }, [isAsked]);
}
