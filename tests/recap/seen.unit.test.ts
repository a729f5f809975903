/** Rows seen in a film, or as they came, are not played again; rows that came behind a hidden page are. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notePlayed, noteWhatIsDrawn, seenAt, tellSeen } from '@/components/live/film/seen-rows';
import { stubStore } from '../support/components/store';

const page = Object.assign(new EventTarget(), {
  hidden: false,
  getElementById: () => ({}),
  querySelector: () => null,
});
const windows = new EventTarget();

beforeEach(() => {
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', windows.addEventListener.bind(windows));
  stubStore();
});
afterEach(() => vi.unstubAllGlobals());

function hide(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('rows drawn on a visible page were seen', () => {
  const over = new AbortController();
  const { drawn: drawTo } = noteWhatIsDrawn('g', 50, over.signal);
  // The tracker loads a moment after the first turn.
  drawTo(54);
  expect(seenAt('g')).toEqual({ played: 0, from: 50, to: 54 });
  notePlayed('g', 50);
  drawTo(58);
  expect(seenAt('g')).toEqual({ played: 50, from: 50, to: 58 });
  over.abort();
  drawTo(60);
  expect(seenAt('g')?.to).toBe(58);
});

test('rows during a hidden page were not seen, and later ones were', () => {
  const over = new AbortController();
  const { heard, drawn: drawTo } = noteWhatIsDrawn('g', 50, over.signal);
  drawTo(50);
  hide(true);
  hide(false);
  drawTo(54);
  drawTo(58);
  expect(seenAt('g')).toMatchObject({ from: 54, to: 58 });
  hide(true);
  hide(false);
  // Nothing was missed.
  heard(58);
  drawTo(62);
  expect(seenAt('g')).toMatchObject({ from: 54, to: 62 });
  over.abort();
});

test('each row is reported once, so leaving a table aborts one request at most', () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    asked.push([url, JSON.parse(body)]);
    return Promise.reject(new TypeError('the page was left'));
  });
  for (const seq of [8, 8, 5, 8, 12, 12]) tellSeen('told', seq);
  tellSeen('other', 3);
  expect(asked).toEqual([
    ['/api/games/told/recap', { seq: 8 }],
    ['/api/games/told/recap', { seq: 12 }],
    ['/api/games/other/recap', { seq: 3 }],
  ]);
});
