'use client';

import {
  createContext,
  useContext,
  useState,
  useSyncExternalStore,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import { OF_THE_PAST } from '@/components/history/recap-style';
import { Motion } from '@/components/history/replay/motion';
import { beatOf } from '@/components/history/replay/document';
import { useReplay } from '@/components/history/replay/use-replay';
import { type ReplayFrame, framesOf, ringsOf } from '@/components/live/past';
import { useLive, useLiveActs, type Live } from '@/components/move/live-context';
import { mayMove } from '@/components/ui/browser/screen';
import { filmSince } from '@/lib/game/recap/film';
import { notePlayed } from './seen-rows';
import { usePressElsewhere, useSight } from './use-sight';

/** A frame and its duration. */
interface TimedFrame {
  readonly frame: ReplayFrame;
  readonly ms: number | undefined;
}

const FrameContext = createContext<ReplayFrame | undefined>(undefined);
const ShowContext = createContext<(shown: TimedFrame | undefined) => void>(() => undefined);

/** The frame that the board shows in place of the table. */
export const useFilmFrame = (): ReplayFrame | undefined => useContext(FrameContext);
/** Returns a function that shows a frame on the board; without a frame, it shows the table again. */
export const useShowFrame = () => useContext(ShowContext);

const never = () => () => {};
/** Whether the page has been hydrated. */
export const useIsOldPage = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Wraps a live table. Its board can show replay frames in place of the table. */
export function FilmStage({ children }: { readonly children: ReactNode }) {
  const [shown, show] = useState<TimedFrame>();
  const live = useLiveFilm();
  const { frame, ms } = shown ?? live;
  const rings = frame?.rings ?? live.rings;
  return (
    <ShowContext value={show}>
      <FrameContext value={frame}>
        {rings && <style>{rings}</style>}
        {frame && <style>{OF_THE_PAST}</style>}
        {children}
        <Motion at={frame} ms={ms} />
      </FrameContext>
    </ShowContext>
  );
}

interface RunningFilm {
  readonly before: Live['before'];
  readonly frames: readonly ReplayFrame[];
  readonly rings: string;
  /** The frames and rings belong to this response; any step ends both. */
  readonly answer: number;
}

const NOTHING: RunningFilm = { before: undefined, frames: [], rings: '', answer: -1 };
/** Twice the speed of missed turns, because the reader is waiting. */
const SPEED = 2;

/** Starts in the same render that brings the turns, so their result never flashes first. */
function useLiveFilm() {
  const live = useLive();
  const acts = useLiveActs();
  const [begun, setBegun] = useState(NOTHING);
  const { frames, rings, answer } = begun;
  const { at, ms, give } = useReplay({
    course: courseOf([]),
    at: 0,
    msAt: () => beatOf(frames.length) / SPEED,
  });
  if (live && live.before !== begun.before) {
    const now = begin(live, begun);
    // News about rows that are already rendered ends nothing.
    setBegun(now ?? { ...begun, before: live.before });
    if (now) give({ type: 'open', course: courseOf(now.frames), at: 0, isPlaying: now.frames.length > 0 });
  }
  const isOurs = answer === live?.answer;
  const frame = isOurs ? frames[at] : undefined;
  const isOn = frame !== undefined;
  const { bring, stay } = useSight(isOn);
  const show = useEffectEvent((shown: ReplayFrame) => void bring(shown));
  useLayoutEffect(() => {
    if (frame) show(frame);
  }, [frame]);
  const { gameId } = live?.table ?? {};
  const last = frames.at(-1)?.seq;
  // The coach marks nothing on an earlier position.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-film', isOn);
    return () => document.documentElement.removeAttribute('data-film');
  }, [isOn]);
  useEffect(() => {
    if (!isOn || gameId === undefined || last === undefined) return;
    notePlayed(gameId, last);
    return () => acts?.redraw();
  }, [isOn, gameId, last, acts]);
  usePressElsewhere(isOn, () => {
    stay();
    give({ type: 'go', where: 'last' });
  });
  return { frame, ms, rings: isOurs && !isOn ? rings : '' };
}

/** The last moment is the table itself. */
const courseOf = ({ length }: readonly ReplayFrame[]) => ({ first: 0, last: length, turns: [] });

/** After turns of several rivals, the changes of all of them stay ringed. */
function begin({ before, table, live, answer }: Live, last: RunningFilm): RunningFilm | undefined {
  const { me, pack, view } = table;
  const film = me === undefined || !before ? undefined : filmSince(table.log, before.position.state, me);
  if (!film) return undefined;
  const rings = (last.answer === answer ? last.rings : '') + ringsOf(pack, view.state, film);
  const isSeen = mayMove() && !document.hidden && live.pending.length === 0;
  return { before, answer, rings, frames: isSeen ? framesOf(table, film) : [] };
}
