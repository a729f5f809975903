'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { loadSandboxWords } from '@/components/analysis/sandbox/sandbox-words';
import { untilDone } from '@/components/ui/browser/retry';
import type { Locale } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { WordsContext } from '@/lib/platform/i18n/browser-words';

interface WordsProps {
  readonly locale: Locale;
  /** Shown until the messages have loaded, and without scripts. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children only in the browser, with the messages of the analysis board. */
export function WithWords({ locale, waiting, children }: WordsProps) {
  const [words, setWords] = useState<Wording>();
  useEffect(() => {
    const over = new AbortController();
    void untilDone(() => loadSandboxWords(locale), over.signal).then(
      (loaded) => over.signal.aborted || setWords(loaded),
    );
    return () => over.abort();
  }, [locale]);
  return words ? <WordsContext value={words}>{children}</WordsContext> : waiting;
}
