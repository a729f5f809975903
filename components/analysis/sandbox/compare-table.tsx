import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import type { SeatId } from '@/lib/game/engine/commands';
import { isAutomatic } from '@/lib/game/engine/setup';
import { seatName } from '@/lib/game/wording/names';
import { sourceName, sourceTitle } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { seatsFrom, sourceRows, type Column } from './compare';

interface TableProps {
  readonly columns: readonly Column[];
  readonly start: SandboxStart;
  /** The seat whose rows come first. */
  readonly first: SeatId;
  readonly words: Wording;
}

/** Every seat and source as rows, every line as a column. */
export function CompareTable({ columns, start, first, words }: TableProps) {
  const { t } = words;
  const seats = seatsFrom(start.seats, first).filter(
    ({ seat }) => !isAutomatic(start.known.view.state.setup, seat),
  );
  return (
    <div className="overflow-x-auto" role="region" aria-label={t('sandbox.perSeat')} tabIndex={0}>
      <table className="scores [&_td]:text-right">
        <thead>
          <tr>
            <th scope="col">{t('sandbox.perSeat')}</th>
            {columns.map(({ id, name }) => (
              <th key={id} className="min-w-22 wrap-anywhere" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {seats.map(({ seat }) => (
          <SeatRows key={seat} seat={seat} columns={columns} start={start} words={words} />
        ))}
      </table>
    </div>
  );
}

function SeatRows({ seat, columns, start, words }: Omit<TableProps, 'first'> & { readonly seat: number }) {
  const { t } = words;
  const scores = columns.map((column) => column.scores.find((entry) => entry.seat === seat));
  return (
    <tbody>
      <tr>
        <th className="pt-3 text-left font-bold" scope="rowgroup" colSpan={columns.length + 1}>
          {seatName(words, start.seats, seat)}
        </th>
      </tr>
      <Row
        columns={columns}
        title={t('sandbox.forecast')}
        values={scores.map((entry) => entry?.forecast.total ?? 0)}
        strong
      />
      <Row columns={columns} title={t('sandbox.points')} values={scores.map((entry) => entry?.total ?? 0)} />
      {sourceRows(columns, seat).map(({ source, coming, points }) => (
        <Row
          key={`${source} ${coming}`}
          columns={columns}
          title={
            coming ? t('table.atTheEnd', { source: sourceName(words, source) }) : sourceTitle(words, source)
          }
          values={points}
        />
      ))}
    </tbody>
  );
}

interface RowProps extends Pick<TableProps, 'columns'> {
  readonly title: string;
  readonly values: readonly number[];
  readonly strong?: boolean;
}

/** A row of values. Values that differ between lines are highlighted. */
function Row({ columns, title, values, strong = false }: RowProps) {
  const differs = new Set(values).size > 1;
  return (
    <tr
      className={
        [
          strong ? 'leads' : '',
          differs ? '*:not-first:font-bold *:not-first:underline *:not-first:decoration-dotted' : '',
        ]
          .join(' ')
          .trim() || undefined
      }
    >
      <th scope="row">{title}</th>
      {columns.map(({ id }, i) => (
        <td key={id}>{values[i]}</td>
      ))}
    </tr>
  );
}
