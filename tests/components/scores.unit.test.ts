import { expect, test } from 'vitest';
import { PlayerHeading } from '@/components/board/player-panel';
import { panelProps } from '@/components/table/all-boards';
import { Scores } from '@/components/table/ending/scores';
import { describeScore } from '@/components/table/inspect/inspect';
import type { InspectContext } from '@/components/table/inspect/inspection';
import type { GameStatus, TableView } from '@/lib/features/table/load/table-view';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { PACK, table } from '../support/engine/table';

const words = wordingOf('en');

/** A table for two with eight points to come, now or at an earlier moment. */
function shownAs(status: GameStatus, seq = 40): TableView {
  const { state } = table({ players: 2 });
  const shown: Partial<TableView> = {
    status,
    seq,
    latestSeq: 40,
    pack: PACK,
    seats: ['Anna', 'Bohumil'].map((name, seat) => ({ seat, name, seated: true })),
    waitingFor: [],
    scores: [
      {
        seat: 0,
        total: 12,
        bySource: {},
        forecast: { lines: [{ source: 'cathedral', points: 8 }], total: 20 },
      },
    ],
    view: { state, offers: [] },
  };
  return shown as TableView;
}

function headsOf(status: GameStatus): (string | undefined)[] {
  const markup = htmlOf(Scores, { table: shownAs(status) });
  return [...markup.matchAll(/<th scope="col">(.*?)<\/th>/g)].slice(0, 3).map(([, text]) => text);
}

test('only a running game could end now; one that was given up has no final scoring', () => {
  expect(headsOf('running')).toEqual(['Points', 'Now', 'Projected']);
  expect(headsOf('ended')).toEqual(['Points', 'Now', 'With final scoring']);
  expect(headsOf('finished').slice(0, 2)).toEqual(['Points', 'Final']);
});

function headingOf(shown: TableView): string {
  const props = panelProps(words, shown, 0);
  if (!props) throw new Error('nobody sits there');
  return htmlOf(PlayerHeading, props);
}

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
  const context: Partial<InspectContext> = { table: shownAs(status), words };
  expect(describeScore(context as InspectContext, 0).at(-1)).toBe(sum);
});
