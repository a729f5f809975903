/** Soft sounds, synthesised in the browser without audio files. */
import { makeAudio } from '@/components/ui/browser/browser-features';
import type { Cue } from './cues';

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
