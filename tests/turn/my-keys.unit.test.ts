/** The single keys of a table, and where they act (WCAG 2.1.4). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToKeys } from '@/components/move/browser/keys';
import { withKey } from '@/components/move/browser/keys-changed';
import { areKeys, doneBy, USUAL_KEYS } from '@/components/move/browser/my-keys';

describe('keys', () => {
  test('are one for each thing they do, small letters or signs, or none at all', () => {
    expect(['', USUAL_KEYS, 'bpuer   ', 'äpueri:?'].map(areKeys)).toEqual([true, true, true, true]);
    expect(['b', 'bbueri:?', 'Bpueri:?', 'bpueri:?x'].map(areKeys)).toEqual([false, false, false, false]);
  });

  test('are changed one by one; what had the same key before has none', () => {
    expect(withKey(USUAL_KEYS, 'undo', 'Z')).toBe('bpzeri:?');
    expect(withKey(USUAL_KEYS, 'undo', 'b')).toBe(' pberi:?');
    expect(withKey(USUAL_KEYS, 'undo', '')).toBe('bp eri:?');
    expect(areKeys(withKey(USUAL_KEYS, 'undo', ''))).toBe(true);
  });

  test('do with Shift what they do without', () => {
    expect([doneBy(USUAL_KEYS, 'r'), doneBy(USUAL_KEYS, 'R'), doneBy('', 'r')]).toEqual([
      'turn',
      'turn',
      undefined,
    ]);
    expect(doneBy('bp eri:?', ' ')).toBeUndefined();
  });
});

describe('a key acts', () => {
  let keys: string | undefined;
  let press: (event: object) => void;
  const turn = vi.fn();
  class Element {
    constructor(private readonly around: readonly string[]) {}
    closest(selector: string): Element | null {
      return this.around.some((each) => selector.split(', ').includes(each)) ? this : null;
    }
  }

  beforeEach(() => {
    keys = undefined;
    turn.mockClear();
    vi.stubGlobal('Element', Element);
    vi.stubGlobal('document', {
      addEventListener: (_: string, listen: (event: object) => void) => (press = listen),
      querySelector: () => ({ dataset: { keys } }),
    });
    vi.stubGlobal('localStorage', { getItem: () => null });
    listenToKeys({ turn, back: () => false }, new AbortController().signal);
  });
  afterEach(() => vi.unstubAllGlobals());

  const at = (around: readonly string[], more: object = {}) =>
    press({
      key: 'r',
      shiftKey: false,
      target: new Element(around),
      preventDefault: () => undefined,
      ...more,
    });

  test('on the table and in its panel', () => {
    at(['.tabletop']);
    at(['.tabletop'], { key: 'R', shiftKey: true });
    expect(turn.mock.calls).toEqual([[1], [5]]);
  });

  test('nowhere else on the page, nor in a field, nor with another key held', () => {
    at([]);
    at(['.tabletop', 'input']);
    at(['.tabletop'], { ctrlKey: true });
    expect(turn).not.toHaveBeenCalled();
  });

  test('not once they are switched off, and otherwise once they are changed', () => {
    keys = '';
    at(['.tabletop']);
    expect(turn).not.toHaveBeenCalled();
    keys = 'bpueti:?';
    at(['.tabletop'], { key: 't' });
    expect(turn).toHaveBeenCalledTimes(1);
  });
});
