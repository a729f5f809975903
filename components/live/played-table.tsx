'use client';

import { useRouter } from 'next/navigation';
import { use, useLayoutEffect, useState, type ReactNode } from 'react';
import { TurnProvider } from '@/components/move/turn-context';
import { packFor } from '@/lib/game/rulesets';
import type { Locale } from '@/lib/game/wording/locales';
import { untilDone } from '@/components/ui/until-done';
import type { Wording } from '@/lib/game/wording/wording';
import { loadWords, WordsContext } from '@/lib/platform/i18n/browser-words';
import type { LiveData } from './live-data';
import { FirstDrawing } from './live-part';
import { Session } from './session';

const coming = new Map<Locale, Promise<Wording>>();

/** The words of a language, fetched until they have come. */
function wordsIn(locale: Locale): Promise<Wording> {
  const words = coming.get(locale) ?? untilDone(() => loadWords(locale));
  coming.set(locale, words);
  return words;
}

interface PlayedProps {
  /** The table as the server has it. */
  readonly initial: LiveData;
  readonly pack: { readonly id: string; readonly version: number };
  readonly locale: Locale;
  readonly children?: ReactNode;
}

/**
 * A table that is played, drawn by the server first: below it, what a step changes (`LivePart`) is drawn
 * again by the browser, at once; what the server says then is its new `initial`.
 */
export function PlayedTable({ initial, pack: { id, version }, locale, children }: PlayedProps) {
  const words = use(wordsIn(locale));
  const router = useRouter();
  const [session] = useState(
    () => new Session({ pack: packFor(id, version), data: initial, words, refresh: () => router.refresh() }),
  );
  useLayoutEffect(() => session.start(), [session]);
  useLayoutEffect(() => session.renewTo(initial), [session, initial]);
  return (
    <WordsContext value={words}>
      <FirstDrawing value={session.first}>
        <TurnProvider onGive={session.give}>{children}</TurnProvider>
      </FirstDrawing>
    </WordsContext>
  );
}
