/** What is fetched with the first touch: who waits for it hears that it has come, or that it is missing. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PART = '@/components/live/later-part';

let touched: Map<string, () => void>;
let pressed: object | null;

beforeEach(() => {
  touched = new Map();
  pressed = null;
  // However long this machine takes to read the part, nobody waits meanwhile.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('addEventListener', (type: string, act: () => void) => touched.set(type, act));
  vi.stubGlobal('document', { querySelector: () => pressed });
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock(PART);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Modules of a page that nobody has touched. */
async function page(over = new AbortController()) {
  const { Brought } = await import('@/components/live/brought');
  const { isLaterMissing, later } = await import('@/components/live/later');
  const onTried = vi.fn();
  return { brought: new Brought(onTried, over.signal), onTried, isLaterMissing, later, over };
}

const noLine = () => {
  throw new Error('no line');
};

test('the first touch fetches it, and then it is drawn', async () => {
  const { brought, onTried, later, isLaterMissing } = await page();
  expect([...touched.keys()]).toEqual(['pointerdown', 'pointermove', 'keydown', 'focusin']);
  touched.get('pointerdown')?.();
  await brought.all();
  expect(onTried).toHaveBeenCalledOnce();
  expect([later() !== undefined, isLaterMissing()]).toEqual([true, false]);
});

test('without a line it is missing, and whoever asks next has it tried again', async () => {
  vi.doMock(PART, noLine);
  const { brought, onTried, later, isLaterMissing } = await page();
  await brought.all();
  expect(onTried).toHaveBeenCalledOnce();
  expect([later(), isLaterMissing()]).toEqual([undefined, true]);
  vi.doUnmock(PART);
  await brought.all();
  expect(onTried).toHaveBeenCalledTimes(2);
  expect([later() !== undefined, isLaterMissing()]).toEqual([true, false]);
});

test('what takes long is missing until it comes', async () => {
  let come = (_part: object) => {};
  vi.doMock(PART, () => new Promise<object>((done) => (come = done)));
  const { brought, onTried, later, isLaterMissing } = await page();
  const all = brought.all();
  await vi.advanceTimersByTimeAsync(3_999);
  expect([onTried.mock.calls.length, isLaterMissing()]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([onTried.mock.calls.length, isLaterMissing()]).toEqual([1, true]);
  come({ describeRefusal: () => '' });
  await all;
  expect([onTried.mock.calls.length, isLaterMissing()]).toEqual([2, false]);
  expect(later()).toBeDefined();
});

test('it is not drawn while something is pressed', async () => {
  const { brought, onTried } = await page();
  pressed = {};
  await brought.all();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onTried).not.toHaveBeenCalled();
  pressed = null;
  await vi.advanceTimersByTimeAsync(50);
  expect(onTried).toHaveBeenCalledOnce();
});

test('a page that was left hears nothing of it', async () => {
  const { brought, onTried, over } = await page();
  const all = brought.all();
  over.abort();
  await all;
  expect(onTried).not.toHaveBeenCalled();
});
