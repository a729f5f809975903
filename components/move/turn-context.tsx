'use client';

import { createContext, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Command } from '@/lib/game/engine/commands';
import type { Amount } from '@/lib/game/turn/amounts';
import type { Choice } from './browser/choice';

/** What a step would change of the seat's goods, points and tracks. */
export type Change = Readonly<Partial<Record<Amount, number>>>;

/** What the bar beside a chosen place is about. */
export interface BarContent {
  readonly choice: Exclude<Choice, { kind: 'nothing' }>;
  /** What it is called, where its commands do not say so. */
  readonly title?: string | undefined;
  readonly reveals: boolean;
  /** The last cube of a tile has another use. */
  readonly choosesCube: boolean;
  /** The tile lies there already, and can only be turned. */
  readonly isPlaced: boolean;
  /** What is put on the place can be turned. */
  readonly turns: boolean;
}

/** What is chosen or pointed at, as the bar and the balance show it. */
export interface TurnShown {
  readonly bar?: BarContent | undefined;
  readonly change?: Change | undefined;
  /** How high the balance stood before it showed a change: it keeps that height. */
  readonly height?: number | undefined;
}

/** A step that was given on the drawings. */
export interface GivenStep {
  readonly command: Command;
  /** What is done right after it with the same press. */
  readonly then?: Command | undefined;
  /** It may still be made otherwise. */
  readonly isHeld?: boolean;
  /** What the end of the turn loses was seen before. */
  readonly isSure?: boolean;
}

export interface TurnActs {
  /** Shows something else; what is not named stays. */
  readonly show: (shown: TurnShown) => void;
  readonly give: (step: GivenStep) => void;
}

export const TurnShownContext = createContext<TurnShown>({});
export const TurnActsContext = createContext<TurnActs | undefined>(undefined);

interface ProviderProps {
  readonly onGive: (step: GivenStep) => void;
  readonly children: ReactNode;
}

/** A turn that is made on the drawings, shared by the panel of moves, the bar and the balance. */
export function TurnProvider({ onGive, children }: ProviderProps) {
  const [shown, setShown] = useState<TurnShown>({});
  const latest = useRef(onGive);
  useLayoutEffect(() => {
    latest.current = onGive;
  }, [onGive]);
  const acts = useMemo<TurnActs>(
    () => ({
      show: (next) => setShown((now) => (isShown(now, next) ? now : { ...now, ...next })),
      give: (step) => latest.current(step),
    }),
    [],
  );
  return (
    <TurnActsContext value={acts}>
      <TurnShownContext value={shown}>{children}</TurnShownContext>
    </TurnActsContext>
  );
}

const isShown = (now: TurnShown, next: TurnShown): boolean =>
  (Object.keys(next) as (keyof TurnShown)[]).every((what) => now[what] === next[what]);
