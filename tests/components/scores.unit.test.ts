import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Scores } from '@/components/table/scores';
import type { GameStatus, TableView } from '@/lib/features/table/table-view';
import { PACK } from '../support/engine/table';

function headsOf(status: GameStatus): (string | undefined)[] {
  const shown: Partial<TableView> = {
    status,
    pack: PACK,
    seats: [{ seat: 0, name: 'Anna', seated: true }],
    scores: [{ seat: 0, total: 12, bySource: {}, forecast: { lines: [], total: 20 } }],
  };
  const markup = renderToStaticMarkup(createElement(Scores, { table: shown as TableView }));
  return [...markup.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, text]) => text);
}

test('only a game that goes on could end now; one that was given up has no final scoring', () => {
  expect(headsOf('running')).toEqual(['Points', 'Now', 'If it ended now']);
  expect(headsOf('ended')).toEqual(['Points', 'Now', 'Had it been scored']);
  expect(headsOf('finished')).toEqual(['Points', 'Final']);
});
