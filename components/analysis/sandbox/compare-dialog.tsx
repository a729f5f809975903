import { useEffect, useMemo, useRef } from 'react';
import type { StoredLine, SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import type { SeatId } from '@/lib/game/engine/commands';
import { isAutomatic } from '@/lib/game/engine/setup';
import { seatName } from '@/lib/game/wording/names';
import { sourceName, sourceTitle } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { columnsOf, isSameLine, seatsFrom, sourceRows, type Column, type NamedLine } from './compare';
import { lineOn, type TrialContext, type TrialLine } from './trial-line';

interface CompareProps {
  readonly ground: TrialContext;
  readonly start: SandboxStart;
  readonly lines: readonly StoredLine[];
  readonly line: TrialLine;
  readonly words: Wording;
  readonly close: () => void;
}

/**
 * Compares lines from this position by their final scores: the best for the reader, and the sources of each
 * seat's points.
 */
export function CompareDialog({ ground, start, lines, line, words, close }: CompareProps) {
  const { t } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const seat = seatFor(start);
  const columns = useMemo(
    () => columnsOf(ground.pack, namedLines(ground, start, lines, line, words), seat),
    [ground, start, lines, line, words, seat],
  );
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="w-[min(64rem,calc(100vw_-_1.5rem))] max-h-[calc(100dvh_-_2rem)] m-auto p-4 overflow-y-auto text-ink bg-card border-3 border-dashed border-sandbox rounded-md"
      aria-labelledby="compare-title"
      onClose={close}
    >
      <div className="stack">
        <div className="row justify-between">
          <h2 id="compare-title">{t('sandbox.compareTitle')}</h2>
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            {t('sandbox.close')}
          </button>
        </div>
        <p className="small">{t('sandbox.compareLead', { name: seatName(words, start.seats, seat) })}</p>
        <ol className="words list-decimal text-base">
          {columns.map((column) => (
            <li key={column.id}>{rankWords(words, column)}</li>
          ))}
        </ol>
        <CompareTable columns={columns} start={start} first={seat} words={words} />
      </div>
    </dialog>
  );
}

/** The reader's seat; for spectators, the first seat of a person. */
function seatFor({ me, seats, known }: SandboxStart): SeatId {
  const { setup, turn } = known.view.state;
  if (me !== undefined) return me;
  return isAutomatic(setup, turn.seat) ? (seats[0]?.seat ?? 0) : turn.seat;
}

function namedLines(
  ground: TrialContext,
  { at }: SandboxStart,
  lines: readonly StoredLine[],
  line: TrialLine,
  { t }: Wording,
): readonly NamedLine[] {
  const named = (id: string, name: string, played: TrialLine): NamedLine => {
    const { brokeAt, steps } = played;
    return {
      id,
      line: played,
      name: brokeAt ? t('sandbox.brokenLine', { line: name, step: steps.length }) : name,
    };
  };
  const kept = lines.filter(({ base }) => base === at);
  const isKept = kept.some((one) => isSameLine(one, line));
  return [
    named('start', t('sandbox.asItStands'), lineOn(ground, line.key, [])),
    ...(isKept || line.steps.length === 0 ? [] : [named('here', t('sandbox.thisLine'), line)]),
    ...kept.map(({ id, name, key, steps }) => named(id, name, lineOn(ground, key, steps))),
  ];
}

function rankWords({ t }: Wording, { name, standing: { forecast, lead } }: Column): string {
  const said = { line: name, forecast };
  if (lead === undefined) return t('sandbox.ranked', said);
  if (lead === 0) return t('sandbox.rankedEven', said);
  return lead > 0
    ? t('sandbox.rankedLead', { ...said, lead })
    : t('sandbox.rankedBehind', { ...said, lead: -lead });
}

interface TableProps {
  readonly columns: readonly Column[];
  readonly start: SandboxStart;
  /** The seat whose rows come first. */
  readonly first: SeatId;
  readonly words: Wording;
}

/** Every seat and source as rows, every line as a column. */
function CompareTable({ columns, start, first, words }: TableProps) {
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
