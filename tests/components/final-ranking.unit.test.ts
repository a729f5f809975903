import { describe, expect, test } from 'vitest';
import { FinalRanking } from '@/components/table/ending/final-ranking';
import type { TableView } from '@/lib/features/table/load/table-view';
import { rankingOf } from '@/lib/game/engine/phases/scoring';
import { htmlOf } from '../support/components/html';
import { PACK, table } from '../support/engine/table';

const NAMES = ['Anna', 'Bohumil', 'Cecilie'];

/** The result of three players with these points. */
function resultOf(totals: readonly number[]): string {
  const { state } = table({ players: 3 });
  const shown: Partial<TableView> = {
    gameId: 'abcdef',
    log: [],
    pack: PACK,
    seats: NAMES.map((name, seat) => ({ seat, name, seated: true })),
    scores: totals.map((total, seat) => ({ seat, total, bySource: {}, forecast: { lines: [], total } })),
    view: { state: { ...state, phase: 'finished', ranking: rankingOf(totals) }, offers: [] },
  };
  return htmlOf(FinalRanking, { table: shown as TableView });
}

/** The names as they come, first to last. */
const placesIn = (markup: string) => [...markup.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name]) => name);

describe('the result', () => {
  test('SCORE-12 names the later of equals first, and says why', () => {
    const markup = resultOf([70, 70, 64]);
    expect(placesIn(markup)).toEqual(['Bohumil', 'Anna', 'Cecilie']);
    expect(markup).toContain('70 : 70, Bohumil was later in turn order');
    expect(markup).toContain('href="/rules#SCORE-12"');
  });

  test('says nothing of that where nobody has as many points as another', () => {
    const markup = resultOf([70, 71, 64]);
    expect(placesIn(markup)).toEqual(['Bohumil', 'Anna', 'Cecilie']);
    expect(markup).not.toContain('turn order');
  });
});
