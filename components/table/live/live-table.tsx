'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { liveNow } from '@/components/live/live-now';
import type { Arrow } from '@/components/move/browser/glow';
import { replacement } from '@/components/ui/replacement';
import { untilDone } from '@/components/ui/until-done';

interface LiveProps {
  readonly gameId: string;
  /** What the page shows: `row.talk.people`. */
  readonly version: string;
  /**
   * While the reader is in the middle of a turn only a new row loads the page anew, so that what was begun
   * stays.
   */
  readonly busy: boolean;
}

const AGAIN_MS = 10_000;

const drawer = replacement(() => import('@/components/talk/drawer'));
const walking = replacement(() => import('@/components/move/browser/walk'));

/** Keeps the page up to date, softly: what is open, typed or scrolled stays. */
export function LiveTable({ gameId, version, busy }: LiveProps) {
  const router = useRouter();
  const [isRenewing, renew] = useTransition();
  const newest = useRef('');
  // Only one renewal at a time: behind one that waits for the network others would pile up.
  const state = useRef({ isRenewing, version, busy });
  useEffect(() => {
    const check = () => {
      const { isRenewing: isUnderWay, version: shown, busy: isBusy } = state.current;
      hearRows(newest.current);
      if (document.hidden || isUnderWay || !isNews(shown, newest.current, isBusy)) return;
      state.current = { ...state.current, isRenewing: true };
      renew(() => router.refresh());
    };
    const onVersion = (found: string) => {
      newest.current = found;
      document.dispatchEvent(new CustomEvent('table-version', { detail: found }));
      check();
    };
    const over = new AbortController();
    const { signal } = over;
    let stop = () => {};
    const forget = whenIdle(async () => {
      void drawer.fetch();
      const { beginWatching } = await untilDone(() => import('./watch-table'), signal);
      if (!signal.aborted)
        stop = beginWatching(gameId, { onVersion, onRows: (news) => liveNow()?.take(news) });
    });
    document.addEventListener('click', openDrawer);
    document.addEventListener('keydown', walkDrawing);
    // A renewal may be lost, or have come too early: it is asked for until the page shows the newest.
    const timer = setInterval(check, AGAIN_MS);
    return () => {
      over.abort();
      clearInterval(timer);
      document.removeEventListener('click', openDrawer);
      document.removeEventListener('keydown', walkDrawing);
      forget();
      stop();
    };
  }, [gameId, router]);
  useEffect(() => {
    state.current = { isRenewing, version, busy };
    document.documentElement.dataset.version = version;
  }, [isRenewing, version, busy]);
  return null;
}

const rowOf = (version: string) => Number(version.split('.')[0]);
const peopleOf = (version: string) => version.slice(version.lastIndexOf('.'));

/** Where the table is played in the page itself it asks for rows alone; its own steps are no news to it. */
function hearRows(newest: string): void {
  const live = liveNow();
  if (live && rowOf(newest) > Math.max(live.seq, live.heard)) live.hear(rowOf(newest));
}

/** Whether the page has to be loaded anew. */
function isNews(shown: string, newest: string, busy: boolean): boolean {
  if (!newest || newest === shown) return false;
  const live = liveNow();
  // What was said is counted by the live table.
  if (live) return !live.isAsked && peopleOf(newest) !== peopleOf(shown);
  return !busy || rowOf(newest) > rowOf(shown);
}

/** What is a page of its own without JavaScript opens beside the table. */
function openDrawer(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-drawer]');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const ready = drawer.ready();
  if (!ready) return void drawer.fetch();
  event.preventDefault();
  void ready.openDrawer(link);
}

/** Arrows walk the drawings for whoever looks on; whoever plays has them with all other keys. */
function walkDrawing(event: KeyboardEvent): void {
  const { target } = event;
  if (!isWalked(target) || !isPlainArrow(event)) return;
  const ready = walking.ready();
  if (!ready) return void walking.fetch();
  // A drawing that is larger than its frame is moved by arrows, its places are not.
  if (target.closest('[data-at]') || target.scrollWidth <= target.clientWidth) event.preventDefault();
  ready.walk(event.key, target);
}

const isPlainArrow = (event: KeyboardEvent): event is KeyboardEvent & { readonly key: Arrow } =>
  /^Arrow(Left|Right|Up|Down)$/.test(event.key) &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

const isWalked = (target: EventTarget | null): target is Element =>
  target instanceof Element &&
  target.closest('.drawing, #supply .pieces') !== null &&
  document.getElementById('step') === null;
