/** What is fetched with the first touch: until then the server's drawing of it stays, then it is drawn. */
import { isValidElement } from 'react';
import { expect, test, vi } from 'vitest';
import { PARTS, type Part } from '@/components/live/live-now';
import { begin } from '@/lib/game/live/live-table';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';

const words = wordingOf('en');
const mine = goldenTable('2-players-first-game', 47);
const [me = 0] = mine.waitingFor;

/** As a page has it that nobody has touched: other tests may have fetched it. */
async function untouched() {
  vi.resetModules();
  const { drawPart } = await import('@/components/live/drawing');
  return { drawPart, ...(await import('@/components/live/later')) };
}

type Draw = Awaited<ReturnType<typeof untouched>>['drawPart'];

function drawnBy(drawPart: Draw, part: Part, waitingFor = mine.waitingFor) {
  const table = { ...mine, waitingFor };
  const live = begin(me, { position: { state: table.view.state, trail: [] }, offers: [], rows: [] });
  const rest = { isCut: false, answer: 0, drawings: 0, told: table.seq, take: async () => {} };
  return drawPart({ table, live, ...rest }, part, { isAsked: waitingFor === mine.waitingFor });
}

test('before it has come the server’s drawing stays wherever only it could draw', async () => {
  const { drawPart, describeRefusal, fetchLater, later, zoneItems } = await untouched();
  const drawn = (part: Part, waitingFor = mine.waitingFor) => drawnBy(drawPart, part, waitingFor);
  const on = { words, pack: mine.pack, state: mine.view.state };
  const refusal = { code: 'game-finished', rule: 'CLOCK-9' } as const;
  expect(later()).toBeUndefined();
  const still = PARTS.filter((part) => drawn(part) === undefined);
  expect(still).toEqual(['top', 'scores', 'log', 'nav']);
  expect(drawn('moves', [1 - me])).toBeUndefined();
  expect([zoneItems(on, 'crane'), describeRefusal(words, refusal)]).toEqual(['', '']);

  await fetchLater();
  expect(PARTS.every((part) => isValidElement(drawn(part)))).toBe(true);
  expect(isValidElement(drawn('moves', [1 - me]))).toBe(true);
  // What was empty before is not kept.
  expect(zoneItems(on, 'crane')).toContain('<li>');
  expect(describeRefusal(words, refusal)).not.toBe('');
});
