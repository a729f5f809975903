'use client';

import { useSyncExternalStore } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { Locale } from '@/lib/i18n/locales';
import de from '@/messages/de/broken.json';
import en from '@/messages/en/broken.json';
import pt from '@/messages/pt-BR/broken.json';

const WORDS: Readonly<Record<Locale, typeof en>> = { en, de, 'pt-BR': pt };

/** Something broke on our side; what was entered so far is safe, because only accepted steps are kept. */
export default function ErrorPage({ reset }: { readonly reset: () => void }) {
  const words = useBrokenWords();
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

/** This page is drawn in the browser, where the server's words are out of reach; the document still says its language. */
function useBrokenWords(): typeof en {
  const lang = useSyncExternalStore(
    () => () => {},
    () => document.documentElement.lang,
    () => 'en',
  );
  return Object.hasOwn(WORDS, lang) ? WORDS[lang as Locale] : en;
}
