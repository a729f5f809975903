import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isAtOnce, showAsked, takeAsked } from '@/components/move/browser/one-tap';

const select = { value: 'nothing' };
let sent: string[][];
let stored: Map<string, string>;

/** A page; `pending` where the table is played in it. */
function page(dataset: Record<string, string>, chosen: Record<string, string> = {}): void {
  const found = (selector: string) => (selector === 'main' ? { dataset: chosen } : select);
  vi.stubGlobal('document', { documentElement: { dataset }, querySelector: found });
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  sent = [];
  vi.stubGlobal('navigator', { sendBeacon: (...told: unknown[]) => sent.push(told.map(String)) });
  page({ pending: '0' });
});
afterEach(() => vi.unstubAllGlobals());

/** Somebody chooses in the menu. */
function choose(what: string): void {
  select.value = what;
  takeAsked(select as unknown as EventTarget);
}

describe('one tap is enough', () => {
  test('unless something hidden is shown by it', () => {
    expect([isAtOnce(false), isAtOnce(true)]).toEqual([true, false]);
    showAsked();
    expect(select.value).toBe('reveals');
  });

  test('for everything, where somebody wishes so', () => {
    choose('nothing');
    expect([isAtOnce(false), isAtOnce(true)]).toEqual([true, true]);
  });

  test('for nothing, where somebody wishes to be asked', () => {
    choose('all');
    expect([isAtOnce(false), isAtOnce(true)]).toEqual([false, false]);
    showAsked();
    expect(select.value).toBe('all');
  });

  test('as their person has chosen, whatever this browser was told', () => {
    stored.set('ask-before', 'nothing');
    page({ pending: '0' }, { ask: 'all' });
    expect(isAtOnce(false)).toBe(false);
    choose('reveals');
    expect([isAtOnce(false), isAtOnce(true)]).toEqual([true, false]);
    expect(sent).toEqual([['/me/at-table', 'ask=reveals']]);
  });

  test('for nothing where steps are forms', () => {
    page({});
    expect(isAtOnce(false)).toBe(false);
  });

  test('and what is no choice changes nothing', () => {
    choose('always');
    expect(isAtOnce(true)).toBe(false);
    expect(takeAsked(null)).toBe(false);
  });
});
