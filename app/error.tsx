'use client';

import { unstable_isUnrecognizedActionError as isStaleAction } from 'next/navigation';
import { useEffect, useState } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { useReloadWithTyped } from '@/components/ui/forms/typed-text';
import type { Locale } from '@/lib/game/wording/locales';
import en from '@/messages/en/broken.json';

/** Fetched when something broke: every table carries this page, and shows it hardly ever. */
const OTHERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ default: typeof en }>>> = {
  de: () => import('@/messages/de/broken.json'),
  'pt-BR': () => import('@/messages/pt-BR/broken.json'),
};

interface ErrorPageProps {
  readonly error: Error;
  /** Requests the page again and draws it. */
  readonly retry: () => void;
}

/** The longest wait before an automatic retry; the first one is three seconds. */
const LONGEST_MS = 60_000;
/**
 * The wait after the last failure, kept outside the component: a retry leaves this page, and may come back to
 * it.
 */
let waitedMs = 1_500;
/** A line that is cut once or twice is no news. */
const BRIEF_MS = 10_000;

/** Whether the answer of a page that renews itself was cut off half-way, as React and the browser say it. */
const isCutOff = (error: Error): boolean =>
  error instanceof TypeError || error.message === 'Connection closed.';

/**
 * Something broke on our side. Nothing is lost, because only accepted steps are stored. A table that is left
 * open recovers when the service does.
 */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const words = useBrokenWords();
  const isCut = isCutOff(error);
  useEffect(() => {
    waitedMs = Math.min(2 * waitedMs, LONGEST_MS);
    const timer = setTimeout(retry, isCut ? waitedMs / 10 : waitedMs);
    return () => clearTimeout(timer);
  }, [retry, isCut]);
  // The form belongs to another version of the service: its page is loaded again, with the typed values.
  const isStale = isStaleAction(error);
  const reload = useReloadWithTyped();
  useEffect(() => {
    if (isStale) reload();
  }, [isStale, reload]);
  const isBrief = isCut && waitedMs < BRIEF_MS;
  if (isStale || isBrief || !words) return <main className="page" aria-busy="true" />;
  return (
    <main className="page">
      <section className="panel stack" role="alert">
        <h1 className="initial">{words.title}</h1>
        <p>{words.text}</p>
        <p className="row">
          <button className="btn btn-main" onClick={retry}>
            {words.again}
          </button>
          <TextLink className="btn" href="/">
            {words.start}
          </TextLink>
        </p>
      </section>
    </main>
  );
}

/**
 * This page is drawn in the browser, where the server's words are out of reach; the document still says its
 * language. Undefined until they are there.
 */
function useBrokenWords(): typeof en | undefined {
  const [words, setWords] = useState<typeof en>();
  useEffect(() => {
    void wordsIn(document.documentElement.lang).then(setWords);
  }, []);
  return words;
}

/** Where they cannot be fetched either: in English. */
async function wordsIn(lang: string): Promise<typeof en> {
  if (!isOther(lang)) return en;
  try {
    return (await OTHERS[lang]()).default;
  } catch {
    return en;
  }
}

const isOther = (lang: string): lang is keyof typeof OTHERS => Object.hasOwn(OTHERS, lang);
