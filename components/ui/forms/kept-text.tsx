'use client';

import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { untilDone } from '@/components/ui/browser/retry';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { Notice } from '@/components/ui/notice';
import { reloadWith, takeStoredFields } from './reload-with-text';
import { noteSent, textFor } from './signed-out-text';
import { fieldsOf, isTicked, type StoredField } from './typed-fields';

const Reload = createContext<() => void>(() => reloadWith([]));

/** Reloads the page and keeps the text of the last sent form. */
export const useReloadWithText = (): (() => void) => useContext(Reload);

/** Takes the mark of the reader of a page, and its path. */
export const NoteReader = createContext<(who: string | undefined, pathname: string) => void>(() => undefined);

interface KeptTextProps {
  /**
   * Messages: the text is back after an update, is back after signing in, waits on another page; and the label of
   * the link to that page.
   */
  readonly words: Readonly<Record<'renewed' | 'back' | 'waits' | 'toIt', string>>;
  readonly children: ReactNode;
}

type Told = 'renewed' | 'back' | { readonly waitsAt: string };

/**
 * Wraps every page. If a form belongs to a version of the service that is gone, the page is loaded again, and
 * the form gets its text back. If its session had ended, the text is back once the same person is signed in.
 */
export function KeptText({ words, children }: KeptTextProps) {
  const [told, setTold] = useState<Told>();
  const last = useRef<readonly StoredField[]>([]);
  const reader = useRef<string>(undefined);
  useWindowEvent(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      last.current = fieldsOf(target).map(keptOf);
      if (reader.current !== undefined)
        noteSent(reader.current, window.location.pathname, last.current, Date.now());
      setTold(undefined);
    },
    { capture: true },
  );
  useEffect(() => {
    const fields = takeStoredFields();
    return fields && fillIn(fields, () => setTold('renewed'));
  }, []);
  const filling = useRef<() => void>(undefined);
  const noteReader = useCallback((who: string | undefined, pathname: string) => {
    reader.current = who;
    const text = textFor(who, pathname, Date.now());
    filling.current?.();
    filling.current = text?.kind === 'fill' ? fillIn(text.fields, () => setTold('back')) : undefined;
    if (text?.kind === 'elsewhere') setTold({ waitsAt: text.pathname });
  }, []);
  const reload = useCallback(() => reloadWith(last.current), []);
  return (
    <Reload value={reload}>
      <NoteReader value={noteReader}>
        {told && (
          <Notice>{typeof told === 'string' ? words[told] : <WaitsAt words={words} {...told} />}</Notice>
        )}
        {children}
      </NoteReader>
    </Reload>
  );
}

function WaitsAt({ words, waitsAt }: Pick<KeptTextProps, 'words'> & { readonly waitsAt: string }) {
  return (
    <>
      {words.waits} <a href={waitsAt}>{words.toIt}</a>
    </>
  );
}

/** Fills the form with these fields once it is there; `onFound` runs before. Returns how to stop. */
function fillIn(fields: readonly StoredField[], onFound: () => void): () => void {
  const over = new AbortController();
  // Loaded on demand, because it is rarely needed.
  void untilDone(() => import('./fill-typed'), over.signal).then(({ fillWhenThere }) => {
    onFound();
    fillWhenThere(fields, over.signal);
  });
  return () => over.abort();
}

const keptOf = (field: ReturnType<typeof fieldsOf>[number]): StoredField => ({
  name: field.name,
  value: field.value,
  ...(isTicked(field) ? { isChecked: field.checked } : {}),
});
