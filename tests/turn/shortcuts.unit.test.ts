/** The single keys of a table: on any keyboard, and where they act (WCAG 2.1.4). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onTableKey } from '@/components/move/keys/keys';
import { SHORTCUTS, shortcutOf } from '@/components/move/keys/shortcuts';
import { isEscape, latinKeyOf } from '@/components/ui/browser/keys';

afterEach(() => vi.unstubAllGlobals());

describe('a key acts', () => {
  let keys: string | undefined;
  const turnBy = vi.fn();
  class Element {
    constructor(private readonly around: readonly string[]) {}
    closest(selector: string): Element | null {
      return this.around.some((each) => selector.split(', ').includes(each)) ? this : null;
    }
    matches = () => false;
  }

  beforeEach(() => {
    keys = undefined;
    turnBy.mockClear();
    vi.stubGlobal('Element', Element);
    vi.stubGlobal('document', { querySelector: () => ({ dataset: { keys } }) });
    vi.stubGlobal('localStorage', { getItem: () => null });
  });

  const at = (around: readonly string[], more: object = {}) => {
    const event = { key: 'r', shiftKey: false, target: new Element(around), ...more };
    const preventDefault = () => undefined;
    onTableKey({ ...event, nativeEvent: event, preventDefault } as never, { turnBy } as never);
  };

  test('with Shift the other way round', () => {
    at([]);
    at([], { key: 'R', shiftKey: true });
    expect(turnBy.mock.calls).toEqual([[1], [5]]);
  });

  test('neither in a field nor with another key held', () => {
    at(['input']);
    at([], { ctrlKey: true });
    expect(turnBy).not.toHaveBeenCalled();
  });

  test.each(['off', ''])('not once they are switched off by "%s"', (off) => {
    keys = off;
    at([]);
    expect(turnBy).not.toHaveBeenCalled();
  });
});

const escape = (more: Partial<KeyboardEvent>) =>
  isEscape({ key: 'Escape', keyCode: 27, isComposing: false, ...more } as KeyboardEvent);

test('Escape closes, save while text is composed', () => {
  expect(escape({})).toBe(true);
  expect(escape({ isComposing: true })).toBe(false);
  expect(escape({ keyCode: 229 })).toBe(false);
  expect(escape({ key: 'x' })).toBe(false);
});

test('a letter that is not Latin counts by its place, any other key by its character', () => {
  expect(latinKeyOf({ key: 'и', code: 'KeyB' })).toBe('b');
  expect(latinKeyOf({ key: 'И', code: 'KeyB' })).toBe('b');
  expect(latinKeyOf({ key: 'ε', code: 'KeyE' })).toBe('e');
  expect(latinKeyOf({ key: 'ע', code: 'KeyG' })).toBe('g');
  // Dvorak and QWERTZ: the label of the key counts.
  expect(latinKeyOf({ key: 'x', code: 'KeyB' })).toBe('x');
  expect(latinKeyOf({ key: 'é', code: 'Digit2' })).toBe('é');
  expect(latinKeyOf({ key: ':', code: 'KeyB' })).toBe(':');
  expect(latinKeyOf({ key: 'ж', code: 'Semicolon' })).toBe('ж');
});

/** Keyboards by the letters that they write in the places of a Latin one. */
const LAYOUTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Russian: { b: 'и', p: 'з', u: 'г', e: 'у', r: 'к', i: 'ш' },
  Greek: { b: 'β', p: 'π', u: 'θ', e: 'ε', r: 'ρ', i: 'ι' },
  Hebrew: { b: 'נ', p: 'פ', u: 'ו', e: 'ק', r: 'ר', i: 'ן' },
  Korean: { b: 'ㅠ', p: 'ㅔ', u: 'ㅕ', e: 'ㄷ', r: 'ㄱ', i: 'ㅑ' },
};

test.each(Object.entries(LAYOUTS))(
  'every single key of a letter works on a %s keyboard',
  (_name, letters) => {
    vi.stubGlobal('document', { querySelector: () => null });
    for (const [name, letter] of Object.entries(SHORTCUTS)) {
      const code = /[a-z]/.test(letter) ? `Key${letter.toUpperCase()}` : 'Slash';
      expect(shortcutOf({ key: letters[letter] ?? letter, code })).toBe(name);
    }
  },
);
