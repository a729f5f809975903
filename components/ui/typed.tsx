'use client';

import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { reloadWith, takeKept } from '@/components/ui/typed-again';
import { fieldsOf, isTicked, type Kept } from '@/components/ui/typed-fields';
import { Notice } from '@/components/ui/notice';
import { untilDone } from '@/components/ui/until-done';
import { useWindowEvent } from '@/components/ui/use-window-event';

type Typed = Readonly<Record<string, string>>;

interface TypedAgain {
  readonly typed: Typed | undefined;
  /** Loads the page again, to come back with what was in the form that was sent last. */
  readonly reload: () => void;
}

const TypedContext = createContext<TypedAgain>({ typed: undefined, reload: () => reloadWith([]) });

/** What was typed into the field of this name before the service was renewed. */
export const useTyped = (name: string | undefined): string | undefined => {
  const { typed } = useContext(TypedContext);
  return name === undefined ? undefined : typed?.[name];
};

export const useReloadWithTyped = (): (() => void) => useContext(TypedContext).reload;

interface TypedProviderProps {
  readonly typed: Typed | undefined;
  /** Says that what was typed is here again. */
  readonly renewed: string;
  readonly children: ReactNode;
}

/**
 * Around every page: a form that was sent to a version of the service that does not know it any more comes
 * again with what was typed, without JavaScript by way of `typed`, with it after the page has reloaded.
 */
export function TypedProvider({ typed, renewed, children }: TypedProviderProps) {
  const [isBack, setIsBack] = useState(false);
  const last = useRef<readonly Kept[]>([]);
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
    const fields = takeKept();
    if (!fields) return undefined;
    const over = new AbortController();
    // Hardly ever needed, so no page carries it.
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

const keptOf = (field: ReturnType<typeof fieldsOf>[number]): Kept => ({
  name: field.name,
  value: field.value,
  ...(isTicked(field) ? { isChecked: field.checked } : {}),
});
