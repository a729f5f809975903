'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useRef, useState, useTransition, type RefObject } from 'react';
import { walkByArrow } from '@/components/board/walk';
import { useLive, useLiveActs, type Live } from '@/components/move/live-context';
import { createReplacement } from '@/components/ui/browser/replacement';
import { untilDone } from '@/components/ui/browser/retry';
import { useLatest } from '@/components/ui/browser/use-latest';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { whenIdle } from '@/components/ui/browser/when-idle';
import { isServerLesson } from './server-lesson';
import type { TableHandlers, TableWatch } from './watch-table';

interface LiveProps {
  readonly gameId: string;
  /** The version that the page shows: `row.talk.people`. */
  readonly version: string;
  /**
   * The reader is in the middle of a turn. Only a new row reloads the page then, so the current choice is
   * kept.
   */
  readonly busy: boolean;
}

const AGAIN_MS = 10_000;
/** A refresh that takes longer counts as lost and is repeated. */
const PATIENCE_MS = 30_000;

const drawer = createReplacement(() => import('@/components/talk/drawer'));

/** Keeps the page up to date without a reload: open parts, typed text and scroll positions stay. */
export function LiveTable({ gameId, version, busy }: LiveProps) {
  const router = useRouter();
  const live = useLive();
  const acts = useLiveActs();
  const [isRenewing, renew] = useTransition();
  const askedAt = useRef(0);
  const [newest, setNewest] = useState('');
  const [link, setLink] = useState<HTMLAnchorElement>();
  const check = (isLate = false) => {
    if (!newest) return;
    // A live table requests only rows, and its own steps are not news.
    if (live && rowOf(newest) > Math.max(live.seq, live.heard)) acts?.hear(rowOf(newest));
    // Only one refresh at a time; on a stalled network they would pile up.
    const isUnderWay = isRenewing && Date.now() - askedAt.current < PATIENCE_MS;
    if (document.hidden || isUnderWay || !isNews({ shown: version, newest, busy, live, isLate })) return;
    askedAt.current = Date.now();
    renew(() => router.refresh());
  };
  const latest = useLatest({ live, acts, check, isReading: link !== undefined });
  const handlers = useMemo(
    (): TableHandlers => ({
      onVersion: (found) => {
        latest.current.acts?.said(found, latest.current.isReading);
        setNewest(found);
      },
      onRows: (news) => latest.current.acts?.takeRows(news),
      confirmed: () => latest.current.live?.confirmed,
    }),
    [latest],
  );
  const watching = useWatching(gameId, handlers);
  useEffect(() => watching.current?.drawn(live?.confirmed), [watching, live?.confirmed]);
  useEffect(() => {
    latest.current.check();
    // A refresh may be lost or come too early, so it is repeated until the page shows the newest version.
    const timer = setInterval(() => latest.current.check(true), AGAIN_MS);
    return () => clearInterval(timer);
  }, [newest, latest]);
  useEffect(() => {
    document.documentElement.dataset.version = version;
  }, [version]);
  useWindowEvent('click', (event) => {
    const pressed = pressedLink(event);
    if (!pressed) return;
    event.preventDefault();
    pressed.closest('details')?.removeAttribute('open');
    // Without the script, the link opens the page.
    void drawer.fetch().then((loaded) => (loaded ? setLink(pressed) : location.assign(pressed.href)));
  });
  useWindowEvent('keydown', walkByArrow);
  const ready = link && drawer.ready();
  return ready ? (
    <ready.TalkDrawer
      key={link.href + link.dataset.drawer}
      link={link}
      said={besideRow(newest || version)}
      onRead={acts ? acts.readTalk : () => renew(() => router.refresh())}
      onClose={() => setLink(undefined)}
    />
  ) : null;
}

/** Watches a table for changes, starting when the browser is idle. */
function useWatching(gameId: string, told: TableHandlers): RefObject<TableWatch | undefined> {
  const watching = useRef<TableWatch>(undefined);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const forget = whenIdle(async () => {
      const { beginWatching } = await untilDone(() => import('./watch-table'), signal);
      if (signal.aborted) return;
      watching.current = beginWatching(gameId, told);
    });
    return () => {
      over.abort();
      forget();
      watching.current?.stop();
      watching.current = undefined;
    };
  }, [gameId, told]);
  return watching;
}

const rowOf = (version: string) => Number(version.split('.')[0]);
const besideRow = (version: string) => version.slice(version.indexOf('.'));
const peopleOf = (version: string) => version.slice(version.lastIndexOf('.'));

interface Known {
  readonly shown: string;
  readonly newest: string;
  readonly busy: boolean;
  readonly live: Live | undefined;
  /** Whether the refresh that each step asks for has had its time. */
  readonly isLate: boolean;
}

/** Whether the page must be refreshed. */
function isNews({ shown, newest, busy, live, isLate }: Known): boolean {
  if (newest === shown) return false;
  if (live && isLate && rowOf(shown) < live.confirmed && isServerLesson()) return true;
  // The live table counts chat messages itself.
  if (live) return !isPlaying(live) && peopleOf(newest) !== peopleOf(shown);
  return !busy || rowOf(newest) > rowOf(shown);
}

/** Whether the reader has begun their turn. Before that they may be asked about the turn that ended. */
const isPlaying = ({ isAsked, table: { view } }: Live): boolean =>
  isAsked && view.state.undo.steps.length > 0;

/** The clicked link to a page that opens next to the table when scripts run. */
function pressedLink({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLAnchorElement | undefined {
  if (!(target instanceof Element) || metaKey || ctrlKey || shiftKey) return undefined;
  return target.closest<HTMLAnchorElement>('a[data-drawer]') ?? undefined;
}
