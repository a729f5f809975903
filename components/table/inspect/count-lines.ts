import type { TableView } from '@/lib/features/table/load/table-view';
import type { SeatScore } from '@/lib/game/engine/score';
import { isSource } from '@/lib/game/wording/is-source';
import { sourceTitle } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import type { InspectContext } from './inspection';

/** A seat's points by source, and the points it would gain if the game ended now. */
export function describeScore({ table, words }: InspectContext, seat: number): string[] {
  const score = table.scores.find((entry) => entry.seat === seat);
  if (!score) return [];
  const sources = Object.keys(score.bySource).filter(isSource);
  const points = (title: string, n: number) => words.t('inspect.source', { source: title, n });
  const coming = score.forecast.lines.filter((line) => line.points > 0);
  return [
    ...sources.map((source) => points(sourceTitle(words, source), score.bySource[source] ?? 0)),
    ...coming.map((line) =>
      points(words.t('table.atTheEnd', { source: sourceTitle(words, line.source) }), line.points),
    ),
    sum(words, table, score),
  ];
}

/** The forecast's text differs after a game without final scoring, and is absent after final scoring. */
function sum({ t }: Wording, { status, seq, latestSeq }: TableView, { total, forecast }: SeatScore): string {
  const facts = { n: total, forecast: forecast.total };
  if (status === 'running' || seq !== latestSeq) return t('inspect.total', facts);
  return t(status === 'finished' ? 'inspect.totalFinal' : 'inspect.totalScored', facts);
}
