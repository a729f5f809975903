/** The choice of confirmations, kept with the reader's account or in their browser. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAskBefore, setPreference } from '@/components/move/preferences';
import { isAtOnce } from '@/components/move/turn/next-turn';
import { stubStore } from '../support/components/store';

let sent: string[][];
let stored: Map<string, string>;

/** A page with the choice of the account. */
function page(chosen: Record<string, string>): void {
  vi.stubGlobal('document', { querySelector: () => ({ dataset: chosen }) });
}

beforeEach(() => {
  stored = stubStore();
  sent = [];
  vi.stubGlobal('navigator', { sendBeacon: (...told: unknown[]) => sent.push(told.map(String)) });
  page({});
});
afterEach(() => vi.unstubAllGlobals());

/** Whether a step is given at once, and one that shows something hidden. */
const atOnce = () => {
  const hands = { ask: readAskBefore(), isPhone: false, isByThumb: false };
  return [isAtOnce(hands, false), isAtOnce(hands, true)];
};

describe('one tap is enough', () => {
  test('unless something hidden is shown by it', () => {
    expect(atOnce()).toEqual([true, false]);
  });

  test.each([
    ['for everything, where somebody wishes so', 'nothing', true],
    ['for nothing, where somebody wishes to be asked', 'all', false],
  ])('%s', (_how, wish, isEnough) => {
    setPreference('ask', wish);
    expect(atOnce()).toEqual([isEnough, isEnough]);
  });

  test('as their person has chosen, whatever this browser was told', () => {
    stored.set('ask-before', 'nothing');
    page({ ask: 'all' });
    expect(atOnce()).toEqual([false, false]);
    setPreference('ask', 'reveals');
    expect(atOnce()).toEqual([true, false]);
    expect(sent).toEqual([['/me/at-table', 'ask=reveals']]);
  });

  test('and what is no choice changes nothing', () => {
    page({ ask: 'always' });
    expect(atOnce()).toEqual([true, false]);
  });
});
