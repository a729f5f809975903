'use client';

import { useRouter } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { stayInMoves } from '@/components/move/browser/stay-in-moves';
import { expectRules, whenIdle } from '@/components/move/browser/rules-in-browser';
import type { Locale } from '@/lib/game/wording/locales';
import { FirstTime } from '@/components/move/first-time';
import { TurnIsland } from '@/components/move/browser/turn-island';
import { SentOnce } from '@/components/ui/sent-once';
import { untilDone } from '@/components/ui/until-done';
import { readOut } from '@/components/words/heard';
import { sayNothingDrawn } from './drawn-there';
import { liveNow, setLive } from './live-now';
import type { Start } from './start-live';

interface IslandProps {
  readonly gameId: string;
  /** What the page that came from the server shows. */
  readonly version: string;
  /** Whether it came without what is drawn in the page. */
  readonly isBare: boolean;
  readonly packUrl: string;
  readonly wordsUrl: string;
  readonly sheetUrl: string;
  readonly locale: Locale;
}

const SHARED = { parts: { TurnIsland, FirstTime, SentOnce }, setLive, readOut };

/**
 * Has the table played in the browser once the page is idle; until then, and where this never runs, steps
 * are forms. What a bad line has lost is fetched again.
 */
export function LiveIsland({ gameId, version, isBare, packUrl, wordsUrl, sheetUrl, locale }: IslandProps) {
  const router = useRouter();
  const start = useRef<Start>(undefined);
  const shown = useRef(version);
  useLayoutEffect(() => {
    const over = new AbortController();
    const refresh = () => router.refresh();
    const { signal } = over;
    const brought = { gameId, packUrl, wordsUrl, sheetUrl, locale, shared: SHARED, refresh, signal };
    const idle = new Promise<void>((done) => whenIdle(done));
    const begin = async () => {
      const started = idle.then(async () => {
        signal.throwIfAborted();
        const { startLive } = await import('@/lib/generated/live/live.js');
        signal.throwIfAborted();
        return (start.current = startLive(brought));
      });
      expectRules(
        packUrl,
        started.then(({ rules }) => rules),
      );
      await (
        await started
      ).begun;
    };
    void untilDone(begin, signal);
    return () => {
      over.abort();
      start.current = undefined;
      // Before the browser paints: what the server has sent instead is there already.
      stayInMoves();
      setLive(undefined);
    };
  }, [gameId, packUrl, wordsUrl, sheetUrl, locale, router]);
  useLayoutEffect(() => {
    if (shown.current !== version) start.current?.renew(version);
    shown.current = version;
    // It was asked for by a page that is not there any more, or has ended its table: nothing would be seen.
    if (!isBare || liveNow()) return;
    sayNothingDrawn(gameId);
    router.refresh();
  }, [gameId, version, isBare, router]);
  return null;
}
