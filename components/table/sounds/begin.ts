/** Sounds of a table: fetched only where somebody has switched them on. */
import { readTableContents } from '@/components/history/replay/arrive';
import { cueOf, type AudibleState } from './cues';
import { createSpeaker } from './synth';

interface Listening {
  /** The table is drawn again. */
  readonly listen: (isAsked: boolean) => void;
  /** Something was completed: bells ring as the next sound. */
  readonly rejoice: () => void;
  readonly end: () => void;
}

/** Listens to the table from now on. */
export function beginSounds(isAsked: boolean): Listening {
  let before: AudibleState = { ...readTableContents(), isAsked };
  const sound = createSpeaker();
  let waiting = 0;
  let isJoy = false;
  const listen = (isAskedNow: boolean) => {
    // Several changes at once are one. A page that is hidden has no frames.
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
