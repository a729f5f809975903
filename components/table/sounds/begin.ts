/** Sounds of a table: fetched only where somebody has switched them on. */
import { lying } from '@/components/history/replay/arrive';
import { liveNow, onLive } from '@/components/live/live-now';
import { cueOf, type Heard } from './cues';
import { sound } from './synth';

/** Listens to the table; gives the way to be silent again. */
export function beginSounds(): () => void {
  let before = heardNow();
  let waiting = 0;
  const listen = () => {
    // The table is drawn by then; several changes at once are one. A page that is hidden has no frames.
    clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      const now = heardNow();
      const cue = before && now && cueOf(before, now);
      before = now;
      if (cue) sound(cue);
    });
  };
  const end = onLive(listen);
  return () => {
    clearTimeout(waiting);
    end();
  };
}

/** Nothing is heard before the table is drawn in the page. */
function heardNow(): Heard | undefined {
  const live = liveNow();
  return live && { ...lying(), isAsked: live.isAsked };
}
