import { useEffect, useEffectEvent } from 'react';
import { filterQuery } from '@/components/history/query';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import type { Filter } from '@/lib/game/recap/timeline';
import type { ReplayMoment } from './moment';
import type { Replay } from './use-replay';

interface Place {
  readonly gameId: string;
  readonly filter: Filter;
  readonly replay: Replay;
  readonly moment: ReplayMoment;
}

/** Browsers limit how often a page may change its address. */
const REST_MS = 250;

/**
 * Updates address and title to the current moment after a short delay. Links to other moments, and Back, step
 * without leaving the page. Returns a function that builds a moment's address.
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
    // Links to close-ups and replays of a turn have the same path.
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

/** The step in an address of this game. */
function stepIn(pathname: string, gameId: string): number | undefined {
  const [, id, step] = /^\/games\/([^/]+)\/at\/(\d{1,7})$/.exec(pathname) ?? [];
  return id === gameId && step !== undefined ? Number(step) : undefined;
}

/** The link of a plain left click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const { target } = event;
  return (target instanceof Element && target.closest<HTMLAnchorElement>('main a[href]')) || undefined;
}

/** Replaces the step number in a title. A leading number in brackets counts waiting tables. */
export function titleAt(title: string, step: number): string {
  return title.replace(/^(\(\d+\) )?(\D*)\d+/, `$1$2${step}`);
}
