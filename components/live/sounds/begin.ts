/** Sounds of a table, loaded only if the reader has switched them on. */
import { readTableContents } from '@/components/history/replay/animate-arrivals';
import { cueOf, type AudibleState } from './cues';
import { createSpeaker } from './synth';

interface Listening {
  /** The table has been rendered again. */
  readonly listen: (isAsked: boolean) => void;
  /** Something was completed: the next sound is bells. */
  readonly rejoice: () => void;
  readonly end: () => void;
}

/** Starts to play sounds for the table. */
export function beginSounds(isAsked: boolean): Listening {
  let before: AudibleState = { ...readTableContents(), isAsked };
  const sound = createSpeaker();
  let waiting = 0;
  let isJoy = false;
  const listen = (isAskedNow: boolean) => {
    // Several changes at once count as one. Hidden pages have no animation frames, so a timer is used.
    clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      const now = { ...readTableContents(), isAsked: isAskedNow, isJoy };
      isJoy = false;
      const cue = cueOf(before, now);
      before = now;
      if (cue) sound(cue);
    });
  };
  return { listen, rejoice: () => (isJoy = true), end: () => clearTimeout(waiting) };
}
