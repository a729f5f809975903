'use client';

import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import type { Locale } from '@/lib/game/wording/language/locales';
import { WordsContext } from '@/lib/platform/i18n/browser-words';
import type * as Bundle from './entry';
import type { Prepare } from './plan-form';
import { loadSandboxWords } from './sandbox-words';
import type { Task } from './task-side';

interface IslandProps {
  /** The position, or its address. */
  readonly from: string | SandboxStart;
  /** Stores a turn in the browser instead of creating a plan. */
  readonly prepare?: Prepare;
  readonly packUrl: string;
  readonly locale: Locale;
  readonly task?: Task;
  /** Shown until the sandbox has loaded, or forever without scripts. */
  readonly waiting: ReactNode;
  readonly failed: string;
  readonly again: string;
}

interface Ready {
  readonly Table: typeof Bundle.SandboxTable;
  readonly props: ComponentProps<typeof Bundle.SandboxTable>;
}

/** Loads the reader's position and the engine, then renders the sandbox. */
export function SandboxIsland({ waiting, failed, again, prepare, ...wanted }: IslandProps) {
  const { from, packUrl, locale, task } = wanted;
  const [ready, setReady] = useState<Ready | 'failed'>();
  const [round, setRound] = useState(1);
  useEffect(() => {
    const stop = new AbortController();
    load({ from, packUrl, locale, task }, stop.signal)
      .catch(() => 'failed' as const)
      .then((found) => stop.signal.aborted || setReady(found));
    return () => stop.abort();
  }, [from, packUrl, locale, task, round]);
  if (ready === undefined) return waiting;
  if (ready === 'failed')
    return (
      <main className="page">
        <div className="panel stack" role="alert">
          <p>{failed}</p>
          <p>
            <button type="button" className="btn" onClick={() => setRound(round + 1)}>
              {again}
            </button>
          </p>
        </div>
      </main>
    );
  return (
    <WordsContext value={ready.props.words}>
      <ready.Table {...ready.props} prepare={prepare} />
    </WordsContext>
  );
}

type SandboxKey = Pick<IslandProps, 'from' | 'packUrl' | 'locale' | 'task'>;

async function load({ from, packUrl, locale, task }: SandboxKey, signal: AbortSignal): Promise<Ready> {
  const [bundle, words, start, pack] = await Promise.all([
    import('./entry'),
    loadSandboxWords(locale),
    typeof from === 'string' ? json(from, { signal, cache: 'no-store' }) : from,
    json(packUrl, { signal }),
  ]);
  return { Table: bundle.SandboxTable, props: bundle.setUp({ start, pack, words, task }) };
}

async function json(url: string, init: RequestInit) {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
