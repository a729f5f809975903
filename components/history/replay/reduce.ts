/** The reducer of all replays: steps, jumps, playing, pauses, and the ends. */
import { directionsFrom, type Directions } from '@/lib/game/recap/timeline';

/** The moments of a replay, and where its turns begin. */
export interface ReplayCourse {
  readonly first: number;
  readonly last: number;
  readonly turns: readonly { readonly from: number }[];
  /** Playback pauses here. */
  readonly until?: number | undefined;
}

export interface ReplayState {
  readonly course: ReplayCourse;
  readonly at: number;
  readonly isPlaying: boolean;
  /** A multiple of the default speed. */
  readonly speed: number;
}

export type Direction = keyof Directions;
/** A moment, or a direction from the current one. */
export type ReplayTarget = number | Direction;

export type ReplayAct =
  /** A manual step or jump, which pauses. */
  | { readonly type: 'go'; readonly where: ReplayTarget }
  /** Starts with an immediate step; at the end it restarts from the first moment. */
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  /** The display time of the current moment is over. */
  | { readonly type: 'tick' }
  | { readonly type: 'speed'; readonly speed: number }
  /** The course has changed, or another one is played. */
  | {
      readonly type: 'open';
      readonly course: ReplayCourse;
      readonly at?: number;
      readonly isPlaying?: boolean;
    };

/** The state after an action. */
export function reduceReplay(state: ReplayState, act: ReplayAct): ReplayState {
  switch (act.type) {
    case 'go':
      return { ...state, at: targetMomentOf(state, act.where), isPlaying: false };
    case 'play':
      return state.at >= state.course.last
        ? { ...state, at: state.course.first, isPlaying: true }
        : stepOn({ ...state, isPlaying: true });
    case 'pause':
      return { ...state, isPlaying: false };
    case 'tick':
      return state.isPlaying ? stepOn(state) : state;
    case 'speed':
      return { ...state, speed: act.speed };
    case 'open':
      return {
        ...state,
        course: act.course,
        at: act.at ?? state.at,
        isPlaying: act.isPlaying ?? state.isPlaying,
      };
  }
}

/** The target of a direction; at an end, the current moment. */
export function targetMomentOf(
  { course, at }: Pick<ReplayState, 'course' | 'at'>,
  where: ReplayTarget,
): number {
  const { first, last } = course;
  const to = typeof where === 'number' ? where : (directionsOf(course, at)[where] ?? at);
  return Math.min(last, Math.max(first, to));
}

export const directionsOf = ({ turns, first, last }: ReplayCourse, at: number): Directions =>
  directionsFrom(turns, at, last, first);

function stepOn(state: ReplayState): ReplayState {
  const { last, until } = state.course;
  const at = Math.min(last, state.at + 1);
  return { ...state, at, isPlaying: at < last && at !== until };
}
