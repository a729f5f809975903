/** Where a replay is, and what comes of what is done to it: steps, jumps, playing, and its end. */
import { directionsFrom, type Directions } from '@/lib/game/recap/timeline';

/** What is played: moments from the first to the last, and the moments in which turns begin. */
export interface Course {
  readonly first: number;
  readonly last: number;
  readonly turns: readonly { readonly from: number }[];
  /** Playing pauses here. */
  readonly until?: number | undefined;
}

export interface ReplayState {
  readonly course: Course;
  readonly at: number;
  readonly isPlaying: boolean;
  /** How many times as fast as it plays by itself. */
  readonly speed: number;
}

export type Direction = keyof Directions;
/** A moment, or a direction from the one that is shown. */
export type Where = number | Direction;

export type ReplayAct =
  /** By hand: it does not play on. */
  | { readonly type: 'go'; readonly where: Where }
  /** Begins with the next moment at once; from the first where the last is shown. */
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  /** The moment has been shown for as long as it should. */
  | { readonly type: 'tick' }
  | { readonly type: 'speed'; readonly speed: number }
  /** More is known of what is played, or another game is. */
  | {
      readonly type: 'open';
      readonly course: Course;
      readonly at?: number;
      readonly isPlaying?: boolean;
    };

/** The state of a replay after something was done. */
export function reduceReplay(state: ReplayState, act: ReplayAct): ReplayState {
  switch (act.type) {
    case 'go':
      return { ...state, at: momentOf(state, act.where), isPlaying: false };
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

/** The moment that a direction leads to; the one that is shown where it leads no further. */
export function momentOf({ course, at }: Pick<ReplayState, 'course' | 'at'>, where: Where): number {
  const { first, last } = course;
  const to = typeof where === 'number' ? where : (directionsOf(course, at)[where] ?? at);
  return Math.min(last, Math.max(first, to));
}

/** Where to go from a moment. */
export const directionsOf = ({ turns, first, last }: Course, at: number): Directions =>
  directionsFrom(turns, at, last, first);

function stepOn(state: ReplayState): ReplayState {
  const { last, until } = state.course;
  const at = Math.min(last, state.at + 1);
  return { ...state, at, isPlaying: at < last && at !== until };
}
