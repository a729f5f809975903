/** A table that is played is whole before any script: the server renders the parts that a step changes. */
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterAll, expect, test, vi } from 'vitest';
import { constantTableOf } from '@/components/history/replay/document';
import { PARTS, type LivePartName } from '@/components/move/live-context';
import { goldenTable } from '../support/components/golden-table';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));

// A file before this one in the same process may have loaded them with Next's own router.
vi.resetModules();
afterAll(() => vi.resetModules());
const { firstSnapshot } = await import('@/components/live/table-of');
const { LivePart } = await import('@/components/live/live-part');
const { PlayedTable } = await import('@/components/live/played-table');

const mine = goldenTable('2-players-first-game', 47);
const initial = {
  table: constantTableOf(mine),
  base: mine.view.state,
  rows: mine.log,
  offers: mine.view.offers,
};
const stamp = { gameId: mine.gameId, expectedSeq: mine.seq, commandId: 'stamped' };

async function drawn(part: LivePartName): Promise<string> {
  const inner = createElement(LivePart, { part, stamp, isAsked: true });
  const { prelude } = await prerenderToNodeStream(
    createElement(PlayedTable, { initial, pack: mine.pack, locale: 'en' }, inner),
  );
  return text(prelude);
}

const SHOWN: Readonly<Record<LivePartName, readonly string[]>> = {
  top: ['Era', 'round'],
  moves: ['id="step"', 'value="stamped"', 'data-what="gold"', 'id="turn-bar"'],
  board: ['id="crane-zone"', '<svg'],
  boards: ['id="mine"', '<svg'],
  scores: ['id="scores"'],
  log: ['id="log"', 'id="log-open"'],
  nav: ['zones-nav'],
};

test.each(PARTS)('the server renders %s', async (part) => {
  const html = await drawn(part);
  for (const piece of SHOWN[part]) expect(html).toContain(piece);
  // Content in a boundary of its own would be shown only by a script.
  expect(html).not.toMatch(/<template|<!--\$/);
});

test('another request for the same position finds what was drawn of it', () => {
  const again = JSON.parse(JSON.stringify(initial)) as typeof initial;
  expect(firstSnapshot(again)).toBe(firstSnapshot(initial));
  const other = { ...again, table: { ...again.table, me: 1 - (mine.me ?? 0) } };
  expect(firstSnapshot(other)).not.toBe(firstSnapshot(initial));
});
