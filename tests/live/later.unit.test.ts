/** What is fetched with the first touch: until then the server's drawing of it stays, then it is drawn. */
import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PARTS, type Part } from '@/components/live/live-now';
import { begin, type LiveTable } from '@/lib/game/live/live-table';
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

const untold = begin(me, { position: { state: mine.view.state, trail: [] }, offers: [], rows: [] });

function drawnBy(drawPart: Draw, part: Part, waitingFor = mine.waitingFor, live: LiveTable = untold) {
  const table = { ...mine, waitingFor };
  const rest = { line: undefined, answer: 0, drawings: 0 };
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
  expect(PARTS.filter((part) => drawn(part) === undefined)).toEqual([]);
  expect(isValidElement(drawn('moves', [1 - me]))).toBe(true);
  // What was empty before is not kept.
  expect(zoneItems(on, 'crane')).toContain('<li>');
  expect(describeRefusal(words, refusal)).not.toBe('');
});

const GENERAL = 'The service did not take this step. The table is as it was before.';
const MOVED_ON = 'Somebody was faster: the table has moved on';

test('a step that the rules refuse waits for its reason, and has a general one where that is missing', async () => {
  const { drawPart, fetchLater, missLater } = await untouched();
  const command = { type: 'EndTurn' } as const;
  const rejection = { code: 'main-action-open', rule: 'TURN-1' } as const;
  const told = (live: Partial<LiveTable>) =>
    renderToStaticMarkup(drawnBy(drawPart, 'moves', mine.waitingFor, { ...untold, ...live }));
  const refused = { refused: { command, rejection } };
  const gone = { gone: { why: 'moved-on', since: 0, commands: [command] } } as const;
  expect(told(refused)).not.toMatch(/Not possible\. |did not take/);

  missLater();
  expect(told(refused)).toContain(GENERAL);
  expect(told({ gone: { ...gone.gone, why: 'refused', code: 'too-many' } })).toContain(GENERAL);
  expect(told(gone)).toContain(MOVED_ON);

  await fetchLater();
  const { describeRefusal } = await import('@/lib/game/wording/refusals');
  expect(told(refused)).not.toContain(GENERAL);
  expect(told(refused)).toContain(`Not possible. ${describeRefusal(words, rejection)}`);
  expect(told(gone).split(MOVED_ON)).toHaveLength(2);
});
