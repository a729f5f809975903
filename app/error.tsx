'use client';

import { unstable_isUnrecognizedActionError as isStaleAction } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { reloadWithTyped } from '@/components/ui/typed-again';
import type { Locale } from '@/lib/game/wording/locales';
import de from '@/messages/de/broken.json';
import en from '@/messages/en/broken.json';
import pt from '@/messages/pt-BR/broken.json';

const WORDS: Readonly<Record<Locale, typeof en>> = { en, de, 'pt-BR': pt };

interface ErrorPageProps {
  readonly error: Error;
  readonly reset: () => void;
}

/** Something broke on our side; what was entered so far is safe, because only accepted steps are kept. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const words = useBrokenWords();
  // The form was one of another version of the service: its page comes again, with what was typed.
  const isStale = isStaleAction(error);
  useEffect(() => {
    if (isStale) reloadWithTyped();
  }, [isStale]);
  if (isStale) return <main className="page" aria-busy="true" />;
  return (
    <main className="page">
      <section className="panel stack" role="alert">
        <h1 className="initial">{words.title}</h1>
        <p>{words.text}</p>
        <p className="row">
          <button className="btn btn-main" onClick={reset}>
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
 * language.
 */
function useBrokenWords(): typeof en {
  const lang = useSyncExternalStore(
    () => () => {},
    () => document.documentElement.lang,
    () => 'en',
  );
  return Object.hasOwn(WORDS, lang) ? WORDS[lang as Locale] : en;
}
