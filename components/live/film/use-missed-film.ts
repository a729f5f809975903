import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { beatOf } from '@/components/history/replay/document';
import { useReplay, type Replay } from '@/components/history/replay/use-replay';
import { type ReplayFrame, framesOf } from '@/components/live/past';
import { useLive, useLiveActs, type Live } from '@/components/move/live-context';
import { hasAll } from '@/components/ui/browser/payload';
import { useLatest } from '@/components/ui/browser/use-latest';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Film } from '@/lib/game/recap/film';
import { useShowFrame } from './film-stage';
import { tellSeen } from './seen-rows';
import { usePressElsewhere, useSight } from './use-sight';

/** Milliseconds that the board is shown before the first step. */
const LEFT_MS = 700;
/** Maximum milliseconds a step waits for scrolling. */
const COMING_MS = 280;

interface RunningMissedFilm {
  readonly frames: readonly ReplayFrame[];
  /** The table when the replay began. Any change of it ends the replay. */
  readonly live: Live | undefined;
  readonly isNew: boolean;
}

export interface MissedFilm extends Replay {
  /** The table is live in this page, so a replay can be shown. */
  readonly isHere: boolean;
  readonly live: () => Live | undefined;
  /** A frame is shown in place of the table. */
  readonly isOn: boolean;
  /** The turn that is playing, and the fraction of it shown so far, 0 to 1. */
  readonly turn: number | undefined;
  readonly done: number;
  /** Resumes, or starts with the unseen turns. Settles when playback starts, or there is nothing to play. */
  readonly play: (isSeen?: (row: number) => boolean) => Promise<void>;
  /** Ends the replay and shows the table. */
  readonly skip: () => void;
}

interface FilmOptions {
  readonly gameId: string;
  /** The last row of each turn in the strip. */
  readonly turns: readonly number[];
  /** The reader has not dismissed the strip yet. */
  readonly isNew: boolean;
}

const NOTHING: RunningMissedFilm = { frames: [], live: undefined, isNew: false };

/** The replay of missed turns on the board. Any press or key outside the strip ends it. */
export function useMissedFilm({ gameId, turns, isNew }: FilmOptions): MissedFilm {
  const live = useLive();
  const acts = useLiveActs();
  const latest = useLatest(live);
  const [begun, setBegun] = useState(NOTHING);
  const { frames } = begun;
  const replay = useReplay({
    course: { first: 0, last: 0, turns: [] },
    at: 0,
    msAt: (at) => (at === 0 ? LEFT_MS : beatOf(stepsOf(frames, at), isFirst(frames, at) ? LEFT_MS : 0)),
  });
  const isOurs = begun.live === live && begun.isNew === isNew;
  const frame = isOurs ? frames[replay.at] : undefined;
  const hasEnded = isOurs && frames.length > 0 && !frame;
  const isOn = frame !== undefined;
  const stay = useShown(frame, replay);
  const skip = () => replay.give({ type: 'go', where: 'last' });
  usePressElsewhere(isOn, () => {
    stay();
    skip();
  });
  const end = useEffectEvent(() => {
    acts?.redraw();
    if (isNew) tellSeen(gameId, turns.at(-1) ?? 0);
  });
  useLayoutEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  const play = async (isSeen = (_row: number) => false) => {
    if (isOn) return replay.give({ type: 'play' });
    const before = latest.current;
    const loaded = before ? await loadFrames(before.table, isSeen) : [];
    const now = latest.current;
    // The table may have changed meanwhile.
    if (loaded.length === 0 || !now || now.seq !== before?.seq) return;
    setBegun({ frames: loaded, live: now, isNew });
    const course = { first: 0, last: loaded.length, turns: [] };
    replay.give({ type: 'open', course, at: 0, isPlaying: true });
  };
  return {
    ...replay,
    isHere: live !== undefined,
    live: () => latest.current,
    isOn,
    turn: frame?.turn,
    done: doneAt(frames, replay.at),
    play,
    skip,
  };
}

/**
 * Shows a frame on the board after scrolling its place into view. The returned function keeps the page there.
 */
function useShown(frame: ReplayFrame | undefined, { at, ms }: Replay): () => void {
  const showFrame = useShowFrame();
  const isOn = frame !== undefined;
  const { bring, stay } = useSight(isOn);
  useLayoutEffect(() => (isOn ? () => showFrame(undefined) : undefined), [isOn, showFrame]);
  const show = useEffectEvent((shown: ReplayFrame) => showFrame({ frame: shown, ms }));
  const come = useEffectEvent((shown: ReplayFrame) =>
    bring(shown) && at > 0 ? Math.min(COMING_MS, (ms ?? Infinity) / 3) : 0,
  );
  useLayoutEffect(() => {
    if (!frame) return;
    const wait = come(frame);
    if (wait === 0) return show(frame);
    const timer = setTimeout(() => show(frame), wait);
    return () => clearTimeout(timer);
  }, [frame]);
  return stay;
}

const isFirst = (frames: readonly ReplayFrame[], at: number): boolean => frames[at]?.turn === frames[0]?.turn;

/** Number of steps in a frame's turn, not counting the initial board. */
const stepsOf = (frames: readonly ReplayFrame[], at: number): number =>
  frames.filter(({ turn }) => turn === frames[at]?.turn).length - (isFirst(frames, at) ? 1 : 0);

function doneAt(frames: readonly ReplayFrame[], at: number): number {
  const turn = frames.filter((frame) => frame.turn === frames[at]?.turn);
  return frames[at] ? turn.indexOf(frames[at]) / Math.max(1, turn.length - 1) : 0;
}

/** The frames of all unseen turns, after one of the board before them. Empty if they cannot be loaded. */
async function loadFrames(
  table: TableView,
  isSeen: (row: number) => boolean,
): Promise<readonly ReplayFrame[]> {
  const response = await fetch(`/games/${table.gameId}/live?film`).catch(() => undefined);
  const answer: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return hasAll<Film>(answer, ['base', 'turns']) ? unseen(framesOf(table, answer), isSeen) : [];
}

function unseen(frames: readonly ReplayFrame[], isSeen: (row: number) => boolean): readonly ReplayFrame[] {
  const [, ...steps] = frames;
  const ends = new Map(steps.map(({ turn, seq }) => [turn, seq]));
  const isNew = ({ turn }: ReplayFrame) => !isSeen(ends.get(turn) ?? 0);
  const first = steps.findIndex(isNew);
  const [left, next] = [frames[first], steps[first]];
  return left && next ? [{ ...left, turn: next.turn, rings: '' }, ...steps.filter(isNew)] : [];
}
