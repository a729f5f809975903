'use client';

import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { reloadWith, takeStoredFields } from './reload-with-text';
import { fieldsOf, isTicked, type StoredField } from './typed-fields';
import { Notice } from '@/components/ui/notice';
import { untilDone } from '@/components/ui/browser/retry';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';

type TypedValues = Readonly<Record<string, string>>;

interface TypedAgain {
  readonly typed: TypedValues | undefined;
  /** Reloads the page and keeps the text of the last sent form. */
  readonly reload: () => void;
}

const TypedContext = createContext<TypedAgain>({ typed: undefined, reload: () => reloadWith([]) });

/** The text typed into the field of this name before the service was updated. */
export const useTyped = (name: string | undefined): string | undefined => {
  const { typed } = useContext(TypedContext);
  return name === undefined ? undefined : typed?.[name];
};

export const useReloadWithTyped = (): (() => void) => useContext(TypedContext).reload;

interface TypedProviderProps {
  readonly typed: TypedValues | undefined;
  /** Message that the typed text has been restored. */
  readonly renewed: string;
  readonly children: ReactNode;
}

/**
 * Wraps every page. A form posted to a version of the service that no longer knows it comes back with its
 * text: through `typed` without JavaScript, through a reload with it.
 */
export function TypedProvider({ typed, renewed, children }: TypedProviderProps) {
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
  const again = useMemo(() => ({ typed, reload: () => reloadWith(last.current) }), [typed]);
  return (
    <TypedContext value={again}>
      {(typed !== undefined || isBack) && <Notice>{renewed}</Notice>}
      {children}
    </TypedContext>
  );
}

const keptOf = (field: ReturnType<typeof fieldsOf>[number]): StoredField => ({
  name: field.name,
  value: field.value,
  ...(isTicked(field) ? { isChecked: field.checked } : {}),
});
