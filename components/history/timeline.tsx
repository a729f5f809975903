import { LogList, logItems } from '@/components/history/log-list';
import { namesKey } from '@/lib/game/drawing/names-key';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { sheetUrl } from '@/components/board/sheet-url';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { memoIn } from '@/lib/game/drawing/memo';
import { RawHtmlList } from '@/components/ui/raw-html';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Wording } from '@/lib/game/wording/wording';
import type { LogRow, TableView } from '@/lib/features/table/table-view';
import { filtered, type TimedTurn } from '@/lib/game/recap/timeline';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { seatsAt } from '@/lib/game/wording/tenures';
import { HistoryFilter, type HistoryProps } from './history-panel';
import { filterQuery, isNarrow } from './query';

/** So many steps a filter shows around the moment. */
const AROUND = 40;

/**
 * All turns in their order, the one of this moment with its steps; or, filtered, the steps that were asked
 * for.
 */
export function Timeline(props: HistoryProps) {
  const { table, rows, filter } = props;
  const words = useWords();
  const { t } = words;
  const shown = filtered(rows, filter);
  return (
    <section id="log" className="panel zone turns-of-game" aria-label={t('history.timeline')}>
      <h2>{t('history.timeline')}</h2>
      <HistoryFilter table={table} filter={filter} />
      {isNarrow(filter) ? (
        <Found {...props} rows={shown} />
      ) : (
        <RawHtmlList as="ol" className="timeline" items={turnItems(words, props, shown)} />
      )}
    </section>
  );
}

/**
 * A link for every turn, as markup: there are some sixty, and each is the same on every page of the table.
 */
function turnItems(
  words: Wording,
  { table, rows, turns, filter }: HistoryProps,
  shown: readonly LogRow[],
): readonly string[] {
  const { gameId, seq } = table;
  const current = turns.findLast(({ from }) => from <= seq);
  const query = filterQuery(filter);
  const sheet = sheetUrl(table.pack);
  const linkOf = (turn: TimedTurn, seats: TableView['seats']): string => {
    const round = roundOfTurn(turn.turn, table.seats.length);
    const name = words.t('recap.card', { name: seatName(words, seats, turn.seat), round });
    const sign = `<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><use href="${sheet}#${seatIcon(turn.seat)}"/></svg>`;
    return `<a class="timeline-turn" href="/games/${gameId}/at/${turn.to}${escapeMarkup(query)}">${sign} ${escapeMarkup(name)}</a>`;
  };
  return turns.map((turn) => {
    const row = rows[turn.from - 1];
    const seats = seatsAt(table, turn.to);
    const key = `turn ${turn.turn} ${turn.to} ${query} ${namesKey(seats)}`;
    const link = row ? memoIn(words, row, key, () => linkOf(turn, seats)) : linkOf(turn, seats);
    if (turn !== current) return `<li>${link}</li>`;
    const steps = shown.filter((step) => step.seq >= turn.from && step.seq <= turn.to);
    const items = logItems(words, { table, rows: steps, current: seq });
    return `<li aria-current="step">${link}<ul class="log">${items}</ul></li>`;
  });
}

/** Steps that a filter found, those nearest to the moment if there are many. */
function Found({ table, rows }: HistoryProps) {
  const { t } = useWords();
  const here = rows.findLastIndex(({ seq }) => seq <= table.seq);
  const from = Math.max(0, Math.min(here - AROUND / 2, rows.length - AROUND));
  const near = rows.slice(from, from + AROUND);
  return (
    <>
      <p className="small">{t('history.found', { n: rows.length, shown: near.length })}</p>
      <LogList table={table} rows={near} current={table.seq} />
    </>
  );
}
