import { useEffect, useEffectEvent } from 'react';
import type { Filter } from '@/lib/game/recap/timeline';
import { filterQuery } from '@/components/history/query';
import type { ReplayMoment } from './moment';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import type { Replay } from './use-replay';

interface Place {
  readonly gameId: string;
  readonly filter: Filter;
  readonly replay: Replay;
  readonly moment: ReplayMoment;
}

/** Browsers limit how often an address may change. */
const REST_MS = 250;

/**
 * Keeps address and title at the current moment, after a short rest. Links to other moments, and Back, step
 * in the page. Returns a function that gives the address of a moment.
 */
export function useAddress({ gameId, filter, replay, moment }: Place): (seq: number) => string {
  const { give } = replay;
  const { seq } = moment.table;
  const pathOf = (to: number) => `/games/${gameId}/at/${to}${filterQuery(filter)}`;
  const settle = () => {
    document.title = titleAt(document.title, seq);
    if (location.pathname + location.search !== pathOf(seq))
      history.replaceState(history.state, '', pathOf(seq));
  };
  const rest = useEffectEvent(settle);
  useWindowEvent('click', (event) => {
    const link = linkOf(event);
    const step = link && stepIn(link.pathname, gameId);
    // Links that enlarge a piece or play a turn have the same path.
    if (step === undefined || /[?&](look|turn)=/.test(link?.search ?? '')) return;
    event.preventDefault();
    if (step !== seq) {
      settle();
      history.pushState(history.state, '', pathOf(step));
    }
    give({ type: 'go', where: step });
  });
  useWindowEvent('popstate', () => {
    const step = stepIn(location.pathname, gameId);
    if (step !== undefined && step !== seq) give({ type: 'go', where: step });
  });
  useEffect(() => {
    document.querySelector('header.top')?.setAttribute('data-seq', String(seq));
    const timer = setTimeout(() => rest(), REST_MS);
    return () => clearTimeout(timer);
  }, [seq]);
  return pathOf;
}

/** The step of an address of this game. */
function stepIn(pathname: string, gameId: string): number | undefined {
  const [, id, step] = /^\/games\/([^/]+)\/at\/(\d{1,7})$/.exec(pathname) ?? [];
  return id === gameId && step !== undefined ? Number(step) : undefined;
}

/** The link of a plain click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const { target } = event;
  return (target instanceof Element && target.closest<HTMLAnchorElement>('main a[href]')) || undefined;
}

/** Puts another step number into a title. A number in brackets before it counts waiting tables. */
export function titleAt(title: string, step: number): string {
  return title.replace(/^(\(\d+\) )?(\D*)\d+/, `$1$2${step}`);
}
