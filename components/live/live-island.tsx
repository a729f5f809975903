'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { stayInMoves } from '@/components/move/browser/stay-in-moves';
import { expectRules, whenIdle, type Rules } from '@/components/move/browser/rules-in-browser';
import type { Locale } from '@/lib/game/wording/locales';
import { FirstTime } from '@/components/move/first-time';
import { TurnIsland } from '@/components/move/browser/turn-island';
import { SentOnce } from '@/components/ui/sent-once';
import { readOut } from '@/components/words/heard';
import { setLive } from './live-now';
import type { Brought, Start } from './start-live';

interface IslandProps {
  readonly gameId: string;
  /** What the page that came from the server shows. */
  readonly version: string;
  readonly packUrl: string;
  readonly wordsUrl: string;
  readonly sheetUrl: string;
  readonly locale: Locale;
}

const SHARED = { parts: { TurnIsland, FirstTime, SentOnce }, setLive, readOut };

/**
 * Has the table played in the browser once the page is idle; until then, and where this never runs, steps
 * are forms.
 */
export function LiveIsland({ gameId, version, packUrl, wordsUrl, sheetUrl, locale }: IslandProps) {
  const router = useRouter();
  const start = useRef<Start>(undefined);
  const shown = useRef(version);
  useLayoutEffect(() => {
    const over = new AbortController();
    const refresh = () => router.refresh();
    const { signal } = over;
    const brought = { gameId, packUrl, wordsUrl, sheetUrl, locale, shared: SHARED, refresh, signal };
    let onFailed: Brought['onFailed'] = () => undefined;
    const begin = (onRules: Brought['onRules']) =>
      whenIdle(() => {
        import('@/lib/generated/live/live.js').then(({ startLive }) => {
          if (!signal.aborted) start.current = startLive({ ...brought, onRules, onFailed });
        }, onFailed);
      });
    let forget = () => {};
    const rules = new Promise<Rules>((done, fail) => {
      onFailed = fail;
      forget = begin(done);
    });
    expectRules(packUrl, rules);
    return () => {
      forget();
      over.abort();
      onFailed(over.signal.reason);
      start.current = undefined;
      // Before the browser paints: what the server has sent instead is there already.
      stayInMoves();
      setLive(undefined);
    };
  }, [gameId, packUrl, wordsUrl, sheetUrl, locale, router]);
  useLayoutEffect(() => {
    if (shown.current !== version) start.current?.renew(version);
    shown.current = version;
  }, [version]);
  return null;
}
