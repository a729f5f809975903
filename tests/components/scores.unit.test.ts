/** The points of a table: while it runs, when it was given up, and as its result. */
import { expect, test } from 'vitest';
import { PlayerHeading } from '@/components/board/player-panel';
import { panelProps } from '@/components/table/all-boards';
import { FinalRanking } from '@/components/table/ending/final-ranking';
import { Scores } from '@/components/table/ending/scores';
import { describeScore } from '@/components/table/inspect/inspect';
import type { GameStatus, TableView } from '@/lib/features/table/load/table-view';
import { rankingOf, type SeatScore } from '@/lib/game/engine/phases/scoring';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf, textOf } from '../support/components/html';
import { present } from '../support/present';

const words = wordingOf('en');

/** A table for two where one has twelve points and eight to come, now or at an earlier moment. */
function shownAs(status: GameStatus, seq = 40): TableView {
  const forecast = { lines: [{ source: 'cathedral', points: 8 }], total: 20 } as const;
  const scores = [{ seat: 0, total: 12, bySource: {}, forecast }];
  return { ...goldenTable('2-players-base', 0), status, seq, latestSeq: 40, scores };
}

test('only a running game could end now; one that was given up has no final scoring', () => {
  const headsOf = (status: GameStatus) => {
    const markup = htmlOf(Scores, { table: shownAs(status) });
    return [...markup.matchAll(/<th scope="col">(.*?)<\/th>/g)].slice(0, 3).map(([, text]) => text);
  };
  expect(headsOf('running')).toEqual(['Points', 'Now', 'Projected']);
  expect(headsOf('ended')).toEqual(['Points', 'Now', 'With final scoring']);
  expect(headsOf('finished').slice(0, 2)).toEqual(['Points', 'Final']);
});

const headingOf = (table: TableView) => htmlOf(PlayerHeading, present(panelProps(words, table, 0)));

test('the boards of a player say what they would have if it ended now, unless it has', () => {
  const forecast = /→ 20.*projected/;
  expect(headingOf(shownAs('running'))).toMatch(forecast);
  expect(headingOf(shownAs('ended'))).not.toMatch(/>projected|→/);
  expect(headingOf(shownAs('finished'))).not.toMatch(/>projected|→/);
  expect(headingOf(shownAs('ended', 12))).toMatch(forecast);
});

test.each([
  ['running', 'Total 12; projected 20'],
  ['ended', 'Total 12; with final scoring 20'],
  ['finished', 'Total 12'],
] as const)('seen large, a game that is %s sums them up as: %s', (status, sum) => {
  expect(describeScore({ table: shownAs(status), words }, 0).at(-1)).toBe(sum);
});

/** The result of Anna, Bohumil and Cecilie with these points, and the names from first to last. */
function resultOf(totals: readonly number[], sources: readonly SeatScore['bySource'][] = []) {
  const table = goldenTable('3-players-base', 0);
  const scores = totals.map((total, seat) => ({
    seat,
    total,
    bySource: sources[seat] ?? {},
    forecast: { lines: [], total },
  }));
  const state = { ...table.view.state, phase: 'finished', ranking: rankingOf(totals) } as const;
  const shown = { ...table, status: 'finished' as const, scores, view: { ...table.view, state } };
  const markup = htmlOf(FinalRanking, { table: shown });
  return { markup, names: [...markup.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name]) => name) };
}

test('SCORE-12 the result names the later of equals first, and says why', () => {
  const { markup, names } = resultOf([70, 70, 64]);
  expect(names).toEqual(['Bohumil', 'Anna', 'Cecilie']);
  expect(markup).toContain('70 : 70, Bohumil was later in turn order');
  expect(markup).toContain('href="/rules#SCORE-12"');
});

test('the result says nothing of that where nobody has as many points as another', () => {
  const { markup, names } = resultOf([70, 71, 64]);
  expect(names).toEqual(['Bohumil', 'Anna', 'Cecilie']);
  expect(markup).not.toContain('turn order');
});

test('the result says by how much, from what, and where the difference lies', () => {
  const sources = [
    { plaza: 30, seal: 4, cathedral: 12, crane: 14 },
    { plaza: 12, seal: 20, cathedral: 16, crane: 1 },
  ];
  const text = textOf(resultOf([60, 49], sources).markup);
  expect(text).toContain('You have won by 11 points.');
  expect(text).toContain('Largest sources of Anna: Plaza 30, Crane 14 and Cathedral rows 12.');
  expect(text).toContain('Gained most on the second place: Plaza 18 and Crane 13.');
  expect(text).toContain('Lost most to the second place: Seal 16.');
});
