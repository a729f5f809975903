import { LogList } from '@/components/log/log-list';
import { Symbol } from '@/components/board/symbol';
import { seatIcon } from '@/components/board/svg/seat-marks';
import { useWords } from '@/lib/i18n/here';
import { filtered, type TimedTurn } from '@/lib/recap/timeline';
import { seatName } from '@/lib/wording/names';
import { seatsAt } from '@/lib/wording/tenures';
import { HistoryFilter, type HistoryProps } from './history-panel';
import { filterQuery, isNarrow } from './query';

/** So many steps a filter shows around the moment. */
const AROUND = 40;

/** All turns in their order, the one of this moment with its steps; or, filtered, the steps that were asked for. */
export function Timeline(props: HistoryProps) {
  const { table, rows, turns, filter } = props;
  const { t } = useWords();
  const shown = filtered(rows, filter);
  const current = turns.findLast(({ from }) => from <= table.seq);
  return (
    <section id="log" className="panel zone" aria-label={t('history.timeline')}>
      <h2>{t('history.timeline')}</h2>
      <HistoryFilter table={table} filter={filter} />
      {isNarrow(filter) ? (
        <Found {...props} rows={shown} />
      ) : (
        <ol className="timeline">
          {turns.map((turn) => (
            <li key={turn.turn} aria-current={turn === current ? 'step' : undefined}>
              <TurnLink {...props} turn={turn} />
              {turn === current && (
                <LogList
                  table={table}
                  rows={shown.filter(({ seq }) => seq >= turn.from && seq <= turn.to)}
                  current={table.seq}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function TurnLink({ table, filter, turn }: HistoryProps & { readonly turn: TimedTurn }) {
  const words = useWords();
  return (
    <a className="timeline-turn" href={`/games/${table.gameId}/at/${turn.to}${filterQuery(filter)}`}>
      <Symbol pack={table.pack} name={seatIcon(turn.seat)} />{' '}
      {words.t('recap.card', { name: seatName(words, seatsAt(table, turn.to), turn.seat), turn: turn.turn })}
    </a>
  );
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
