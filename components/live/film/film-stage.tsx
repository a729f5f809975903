'use client';

import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ReplayFrame } from '@/components/live/past';
import { OF_THE_PAST } from '@/components/history/recap-style';
import { Motion } from '@/components/history/replay/motion';
import { useLiveFilm } from './use-live-film';

/** A frame and its duration. */
interface TimedFrame {
  readonly frame: ReplayFrame;
  readonly ms: number | undefined;
}

const FrameContext = createContext<ReplayFrame | undefined>(undefined);
const ShowContext = createContext<(shown: TimedFrame | undefined) => void>(() => undefined);
const OldContext = createContext(false);

/** The frame that the board shows in place of the table. */
export const useFilmFrame = (): ReplayFrame | undefined => useContext(FrameContext);
/** Returns a function that shows a frame on the board; without a frame, it shows the table again. */
export const useShowFrame = () => useContext(ShowContext);
/** Whether the page has been hydrated. */
export const useIsOldPage = (): boolean => useContext(OldContext);

const never = () => () => {};

/** Wraps a live table. Its board can show replay frames in place of the table. */
export function FilmStage({ children }: { readonly children: ReactNode }) {
  const [shown, show] = useState<TimedFrame>();
  const isOld = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const live = useLiveFilm();
  const { frame, ms } = shown ?? live;
  const rings = frame?.rings ?? live.rings;
  return (
    <OldContext value={isOld}>
      <ShowContext value={show}>
        <FrameContext value={frame}>
          {rings && <style>{rings}</style>}
          {frame && <style>{OF_THE_PAST}</style>}
          {children}
          <Motion at={frame} ms={ms} />
        </FrameContext>
      </ShowContext>
    </OldContext>
  );
}
