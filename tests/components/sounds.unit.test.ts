/** Which change at a table is heard as what, and that a sound is soft, short and made only of tones. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  beginSounds,
  createSpeaker,
  TONES,
  CUES,
  cueOf,
  type AudibleState,
} from '@/components/live/sounds/begin';

const SILENT: AudibleState = {
  pieces: new Set(['0 #i-cube 1 1 ']),
  numbers: new Map([['goods:0-gold', 2]]),
  isAsked: false,
};

test.each([
  ['my turn before all else', { isAsked: true, numbers: new Map([['goods:0-gold', 5]]) }, 'turn'],
  ['what was completed before gold', { isJoy: true, numbers: new Map([['goods:0-gold', 5]]) }, 'bells'],
  ['gold that somebody gains', { numbers: new Map([['goods:0-gold', 3]]) }, 'coins'],
  ['a piece that was not there', { pieces: new Set(['0 #i-cube 1 1 ', '0 #i-cube 9 1 ']) }, 'place'],
  ['nothing of gold that is paid', { numbers: new Map([['goods:0-gold', 0]]) }, undefined],
  ['nothing of stone', { numbers: new Map([...SILENT.numbers, ['goods:0-stone', 4]]) }, undefined],
  ['nothing where nothing has changed', {}, undefined],
] as const)('is heard: %s', (_name, change, cue) => {
  expect(cueOf(SILENT, { ...SILENT, ...change })).toBe(cue);
});

test('a player who is already to move hears one sound', () => {
  expect(cueOf({ ...SILENT, isAsked: true }, { ...SILENT, isAsked: true })).toBeUndefined();
});

const made: { loudest: number; ends: number }[] = [];

beforeEach(() => {
  made.length = 0;
  class Gain {
    gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: (loud: number) => void made.push({ loudest: loud, ends: 0 }),
      exponentialRampToValueAtTime: () => undefined,
    };
    connect = () => undefined;
  }
  class Oscillator {
    connect = (to: Gain) => to;
    start = () => undefined;
    stop = (at: number) => void Object.assign(made.at(-1) ?? {}, { ends: at });
  }
  vi.stubGlobal('GainNode', Gain);
  vi.stubGlobal('OscillatorNode', Oscillator);
  const AudioContext = class {
    currentTime = 0;
    state = 'running';
  };
  vi.stubGlobal('AudioContext', AudioContext);
});
afterEach(() => vi.unstubAllGlobals());

test.each(CUES)('the sound of %s is soft and over within a second', (cue) => {
  createSpeaker()(cue);
  expect(made).toHaveLength(TONES[cue].length);
  for (const { loudest, ends } of made) {
    expect(loudest).toBeGreaterThan(0);
    expect(loudest).toBeLessThan(0.2);
    expect(ends).toBeLessThan(1);
  }
});

test('a turn is heard in a page that is hidden, which has no frames', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { hidden: true, querySelectorAll: () => [] });
  const { listen, end } = beginSounds(false);
  listen(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made).toHaveLength(TONES.turn.length);
  end();
  vi.useRealTimers();
});
