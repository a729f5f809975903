/**
 * The number before the title, and on the icon of the app, says at how many tables the reader is waited for.
 * The server writes it with the page; that this table is not among them any more is said within it.
 */
import { useLayoutEffect, useRef } from 'react';
import { setAppBadge } from '@/components/ui/browser/browser-features';

const COUNT = /^\((\d+)\) /;

/** As the server wrote it while the table waited for the reader, and as it is without this table. */
export interface Titles {
  readonly asked: string;
  readonly without: string;
}

/** The titles of a page that counts this table, once it does not any more; nothing where it counts none. */
export function titlesOf(asked: string): Titles | undefined {
  const n = Number(COUNT.exec(asked)?.[1] ?? 0);
  const name = asked.replace(COUNT, '');
  return n > 0 ? { asked, without: n > 1 ? `(${n - 1}) ${name}` : name } : undefined;
}

/** Has the title say whether the table waits for the reader; at first it does. */
export function useTitleCount(isAsked: boolean): void {
  const wasAsked = useRef(isAsked);
  const titles = useRef<Titles>(undefined);
  useLayoutEffect(() => {
    if (wasAsked.current === isAsked) return;
    wasAsked.current = isAsked;
    if (!isAsked) titles.current = titlesOf(document.title);
    // A title the server has written meanwhile wins.
    else if (document.title !== titles.current?.without) return;
    if (!titles.current) return;
    document.title = isAsked ? titles.current.asked : titles.current.without;
    setAppBadge(Number(COUNT.exec(document.title)?.[1] ?? 0));
  }, [isAsked]);
}
