'use client';

import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { untilDone } from '@/components/ui/browser/retry';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { Notice } from '@/components/ui/notice';
import { reloadWith, takeStoredFields } from './reload-with-text';
import { fieldsOf, isTicked, type StoredField } from './typed-fields';

const Reload = createContext<() => void>(() => reloadWith([]));

/** Reloads the page and keeps the text of the last sent form. */
export const useReloadWithText = (): (() => void) => useContext(Reload);

interface KeptTextProps {
  /** Message that the typed text has been restored. */
  readonly renewed: string;
  readonly children: ReactNode;
}

/**
 * Wraps every page. If a form belongs to a version of the service that is gone, the page is loaded again, and
 * the form gets its text back.
 */
export function KeptText({ renewed, children }: KeptTextProps) {
  const [isBack, setIsBack] = useState(false);
  const last = useRef<readonly StoredField[]>([]);
  useWindowEvent(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      last.current = fieldsOf(target).map(keptOf);
      setIsBack(false);
    },
    { capture: true },
  );
  useEffect(() => {
    const fields = takeStoredFields();
    if (!fields) return undefined;
    const over = new AbortController();
    // Loaded on demand, because it is rarely needed.
    void untilDone(() => import('./fill-typed'), over.signal).then(({ fillWhenThere }) => {
      setIsBack(true);
      fillWhenThere(fields, over.signal);
    });
    return () => over.abort();
  }, []);
  const reload = useCallback(() => reloadWith(last.current), []);
  return (
    <Reload value={reload}>
      {isBack && <Notice>{renewed}</Notice>}
      {children}
    </Reload>
  );
}

const keptOf = (field: ReturnType<typeof fieldsOf>[number]): StoredField => ({
  name: field.name,
  value: field.value,
  ...(isTicked(field) ? { isChecked: field.checked } : {}),
});
