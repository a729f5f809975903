'use client';

import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { bringTypedAgain, watchTyping } from '@/components/ui/typed-again';
import { Notice } from '@/components/ui/notice';

type Typed = Readonly<Record<string, string>>;

const TypedContext = createContext<Typed | undefined>(undefined);

/** What was typed into the field of this name before the service was renewed. */
export const useTyped = (name: string | undefined): string | undefined => {
  const typed = useContext(TypedContext);
  return name === undefined ? undefined : typed?.[name];
};

interface TypedProviderProps {
  readonly typed: Typed | undefined;
  /** Says that what was typed is here again. */
  readonly renewed: string;
  readonly children: ReactNode;
}

/**
 * Around every page: a form that was sent to a version of the service that does not know it any more comes
 * again with what was typed, without JavaScript by way of `typed`, with it after the page has loaded itself
 * anew.
 */
export function TypedProvider({ typed, renewed, children }: TypedProviderProps) {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const stop = bringTypedAgain(() => setIsBack(true));
    const forget = watchTyping(() => setIsBack(false));
    return () => {
      stop();
      forget();
    };
  }, []);
  return (
    <TypedContext value={typed}>
      {(typed !== undefined || isBack) && <Notice>{renewed}</Notice>}
      {children}
    </TypedContext>
  );
}
