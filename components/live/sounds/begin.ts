/** Sounds of a table, loaded only if the reader has switched them on. */
import { readTableContents, type TableContents } from '@/components/history/replay/animate-arrivals';
import { makeAudio } from '@/components/ui/browser/browser-features';

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

/** A tone: start time, pitch, duration, volume. */
interface Tone {
  readonly at: number;
  readonly hz: number;
  readonly seconds: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

export const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  // Wood on wood.
  place: [
    { at: 0, hz: 190, seconds: 0.09, loud: 0.16, shape: 'triangle' },
    { at: 0.005, hz: 410, seconds: 0.05, loud: 0.05, shape: 'square' },
  ],
  coins: [
    { at: 0, hz: 2_090, seconds: 0.16, loud: 0.04, shape: 'sine' },
    { at: 0.07, hz: 2_640, seconds: 0.22, loud: 0.035, shape: 'sine' },
  ],
  // Tower bells, one after the other.
  bells: [
    { at: 0, hz: 659, seconds: 0.6, loud: 0.06, shape: 'sine' },
    { at: 0.16, hz: 523, seconds: 0.6, loud: 0.06, shape: 'sine' },
    { at: 0.32, hz: 784, seconds: 0.65, loud: 0.06, shape: 'sine' },
  ],
  // A bell struck twice.
  turn: [
    { at: 0, hz: 523, seconds: 0.5, loud: 0.08, shape: 'sine' },
    { at: 0.16, hz: 784, seconds: 0.7, loud: 0.07, shape: 'sine' },
  ],
};

/** Returns a function that plays cues. Browsers block audio until the first press. */
export function createSpeaker(): (cue: Cue) => void {
  let audio: AudioContext | undefined;
  return (cue) => {
    audio ??= makeAudio();
    if (!audio) return;
    if (audio.state === 'suspended') audio.resume().catch(() => undefined);
    for (const tone of TONES[cue]) ring(audio, tone);
  };
}

function ring(on: AudioContext, { at, hz, seconds, loud, shape }: Tone): void {
  const from = on.currentTime + at;
  const tone = new OscillatorNode(on, { type: shape, frequency: hz });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loud, from + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  tone.connect(volume).connect(on.destination);
  tone.start(from);
  tone.stop(from + seconds);
}

export const CUES = ['turn', 'bells', 'coins', 'place'] as const;
export type Cue = (typeof CUES)[number];

export interface AudibleState extends TableContents {
  /** Whether the table waits for the listener. */
  readonly isAsked: boolean;
  /** Whether something was completed (lib/game/drawing/joys.ts). */
  readonly isJoy?: boolean;
}

/** The most important sound of a change, at most one. */
export function cueOf(before: AudibleState, now: AudibleState): Cue | undefined {
  if (now.isAsked && !before.isAsked) return 'turn';
  if (now.isJoy) return 'bells';
  if (goldOf(now) > goldOf(before)) return 'coins';
  return [...now.pieces].some((piece) => !before.pieces.has(piece)) ? 'place' : undefined;
}

/** All gold on the table, so a coin rings for every player's gain. */
function goldOf({ numbers }: AudibleState): number {
  let all = 0;
  for (const [place, n] of numbers) if (/^goods:\d-gold$/.test(place)) all += n;
  return all;
}
