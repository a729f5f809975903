'use client';

import { unstable_isUnrecognizedActionError as isStaleAction } from 'next/navigation';
import { useEffect, useState } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { reloadWithTyped } from '@/components/ui/typed-again';
import type { Locale } from '@/lib/game/wording/locales';
import en from '@/messages/en/broken.json';

/** Fetched when something broke: every table carries this page, and shows it hardly ever. */
const OTHERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ default: typeof en }>>> = {
  de: () => import('@/messages/de/broken.json'),
  'pt-BR': () => import('@/messages/pt-BR/broken.json'),
};

interface ErrorPageProps {
  readonly error: Error;
  /** Asks for the page anew, and draws it. */
  readonly retry: () => void;
}

/** It is tried again by itself so many times, at first after so long, then after twice as long each time. */
const TRIES = 5;
const FIRST_MS = 3_000;
/** What breaks so much later is something else. */
const APART_MS = 5 * 60_000;

/** Of the last time that something broke; whoever tries again leaves this page and may come back to it. */
const last = { tries: 0, at: -Infinity };

/**
 * Something broke on our side; what was entered so far is safe, because only accepted steps are kept. Whoever
 * left the table open finds it again when that is over.
 */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const words = useBrokenWords();
  useEffect(() => tryAgain(retry), [retry]);
  // The form was one of another version of the service: its page comes again, with what was typed.
  const isStale = isStaleAction(error);
  useEffect(() => {
    if (isStale) reloadWithTyped();
  }, [isStale]);
  if (isStale || !words) return <main className="page" aria-busy="true" />;
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

/** Tries again after a while; ends what it gives back. */
function tryAgain(retry: () => void): () => void {
  const now = performance.now();
  if (now - last.at > APART_MS) last.tries = 0;
  last.at = now;
  if (last.tries === TRIES) return () => undefined;
  const timer = setTimeout(
    () => {
      last.tries += 1;
      retry();
    },
    FIRST_MS * 2 ** last.tries,
  );
  return () => clearTimeout(timer);
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
