'use client';

import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Frame } from '@/components/live/past';
import { Motion } from '@/components/history/replay/motion';

/** A frame as it is shown, and how long. */
interface Shown {
  readonly frame: Frame;
  readonly ms: number | undefined;
}

const FrameContext = createContext<Frame | undefined>(undefined);
const ShowContext = createContext<(shown: Shown | undefined) => void>(() => undefined);
const OldContext = createContext(false);

/** The frame that the board shows in place of the table; nothing while no film plays. */
export const useFilmFrame = (): Frame | undefined => useContext(FrameContext);
/** Shows a frame on the board, or the table again. */
export const useShowFrame = () => useContext(ShowContext);
/** Whether the page was there before what is drawn now. */
export const useIsOldPage = (): boolean => useContext(OldContext);

const never = () => () => {};

/** Around a table that is played: its board shows what was missed while a film plays. */
export function FilmStage({ children }: { readonly children: ReactNode }) {
  const [shown, show] = useState<Shown>();
  const isOld = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <OldContext value={isOld}>
      <ShowContext value={show}>
        <FrameContext value={shown?.frame}>
          {children}
          <Motion at={shown?.frame.seq} ms={shown?.ms} />
        </FrameContext>
      </ShowContext>
    </OldContext>
  );
}
