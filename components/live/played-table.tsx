'use client';

import { use, type ReactNode } from 'react';
import { packIn } from '@/components/history/replay/pack-in';
import { LiveActsContext, LiveContext } from '@/components/move/live-context';
import { TurnProvider } from '@/components/move/turn/turn-provider';
import { fetchWords } from '@/components/ui/browser/words-in';
import type { PackSource } from '@/lib/game/box/box';
import type { Locale } from '@/lib/game/wording/language/locales';
import { WordsContext } from '@/lib/platform/i18n/browser-words';
import type { LiveData } from './live-data';
import { useSession } from './use-session';

interface PlayedProps {
  /** The table as the server knows it. */
  readonly initial: LiveData;
  readonly pack: PackSource;
  readonly locale: Locale;
  readonly children?: ReactNode;
}

/**
 * A live table. The server renders it first. The browser re-renders the parts that a step changes
 * (`LivePart`), and the server's response becomes the new `initial`.
 */
export function PlayedTable({ initial, pack: which, locale, children }: PlayedProps) {
  // Starts both loads before waiting for either.
  const [coming, packComing] = [fetchWords(locale), packIn(which)];
  const words = use(coming);
  const { live, acts } = useSession({ pack: use(packComing), data: initial, words });
  return (
    <WordsContext value={words}>
      <LiveActsContext value={acts}>
        <LiveContext value={live}>
          <TurnProvider onGive={acts.give}>{children}</TurnProvider>
        </LiveContext>
      </LiveActsContext>
    </WordsContext>
  );
}
