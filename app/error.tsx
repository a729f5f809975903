'use client';

import { unstable_isUnrecognizedActionError as isStaleAction } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useReloadWithText } from '@/components/ui/forms/kept-text';
import { TextLink } from '@/components/ui/text-link';
import { load } from '@/lib/generated/browser/broken-words';
import en from '@/messages/en/broken.json';

interface ErrorPageProps {
  readonly error: Error;
  /** Requests the page again and renders it. */
  readonly retry: () => void;
}

/** Maximum delay before an automatic retry. The first delay is three seconds. */
const MAX_RETRY_MS = 60_000;
/** The last delay. It is outside the component because a retry unmounts this page, and may return to it. */
let waitedMs = 1_500;
/** Shorter connection losses are not reported. */
const BRIEF_MS = 10_000;

/** Whether a streamed response was cut off. The two checks match the browser's and React's errors. */
const isCutOff = (error: Error): boolean =>
  error instanceof TypeError || error.message === 'Connection closed.';

/**
 * Error page for failures of the service. Only accepted steps are stored, so nothing is lost. An open table
 * recovers with the service.
 */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const words = useBrokenWords();
  const isCut = isCutOff(error);
  useEffect(() => {
    waitedMs = Math.min(2 * waitedMs, MAX_RETRY_MS);
    const timer = setTimeout(retry, isCut ? waitedMs / 10 : waitedMs);
    return () => clearTimeout(timer);
  }, [retry, isCut]);
  // The form belongs to another version of the service. Reload the page and keep the typed values.
  const isStale = isStaleAction(error);
  const reload = useReloadWithText();
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
 * Messages for this page. It renders in the browser without the server's messages, so they are loaded by the
 * document's language. Undefined while loading.
 */
function useBrokenWords(): typeof en | undefined {
  const [words, setWords] = useState<typeof en>();
  useEffect(() => {
    void wordsIn(document.documentElement.lang).then(setWords);
  }, []);
  return words;
}

/**
 * Loaded only on an error, because every page includes this component and rarely shows it. English if the
 * messages cannot be loaded.
 */
async function wordsIn(lang: string): Promise<typeof en> {
  if (!isKnown(lang)) return en;
  try {
    return (await load[lang]()).default;
  } catch {
    return en;
  }
}

const isKnown = (lang: string): lang is keyof typeof load => Object.hasOwn(load, lang);
