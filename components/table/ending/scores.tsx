import { Symbol } from '@/components/board/symbol';
import { Fold } from '@/components/ui/fold';
import type { TableView } from '@/lib/features/table/load/table-view';
import { escapeMarkup, slimQuotes } from '@/lib/game/drawing/escape';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import { isSource } from '@/lib/game/wording/log-lines';
import { seatName } from '@/lib/game/wording/names';
import { sourceName, sourceTitle } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Current points, the points of final scoring if it were now, and both by source. */
export function Scores({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { seats, status, pack } = table;
  const scores = scoresOfPeople(table);
  const finished = status === 'finished';
  const isOver = status !== 'running';
  const most = Math.max(...scores.map(({ forecast }) => forecast.total));
  return (
    <section id="scores" className="panel zone scores-zone" aria-label={words.t('table.points')}>
      <table className="scores">
        <thead>
          <tr className="wrap-normal">
            <th scope="col">{words.t('table.points')}</th>
            <th scope="col">{words.t(finished ? 'table.final' : 'table.now')}</th>
            {/* An abandoned game ended without final scoring. */}
            {!finished && <th scope="col">{words.t(isOver ? 'table.ifScored' : 'table.ifEnded')}</th>}
          </tr>
        </thead>
        <tbody>
          {scores.map(({ seat, total, forecast }) => (
            <tr key={seat} className={forecast.total === most ? 'leads' : undefined}>
              <th scope="row">
                <Symbol pack={pack} name={seatIcon(seat)} className="symbol-in-line align-[-0.28em]" />{' '}
                {seatName(words, seats, seat)}
              </th>
              <td>{total}</td>
              {!finished && <td>{forecast.total}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <BySource table={table} />
    </section>
  );
}

/** Symbols are the column headings, because four names would not fit on a phone. */
function BySource({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { seats, pack } = table;
  const scores = scoresOfPeople(table);
  const paid = sourcesOf(scores.map((score) => Object.keys(score.bySource).filter(isSource)));
  const coming = sourcesOf(
    scores.map(({ forecast }) =>
      forecast.lines.filter(({ points }) => points > 0).map(({ source }) => source),
    ),
  );
  if (paid.length + coming.length === 0) return null;
  const rows = [
    ...paid.map((source) =>
      scoreRow(
        sourceTitle(words, source),
        scores.map(({ bySource }) => bySource[source] ?? 0),
      ),
    ),
    ...coming.map((source) =>
      scoreRow(
        words.t('table.atTheEnd', { source: sourceName(words, source) }),
        scores.map((score) => forecastOf(score, source)),
      ),
    ),
  ];
  return (
    <Fold title={words.t('table.bySource')}>
      <table className="scores">
        <thead>
          <tr>
            <th scope="col">{words.t('table.source')}</th>
            {scores.map(({ seat }) => (
              <th key={seat} scope="col">
                <Symbol pack={pack} name={seatIcon(seat)} className="symbol-in-line align-[-0.28em]" />
                <span className="sr-only">{seatName(words, seats, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody dangerouslySetInnerHTML={{ __html: slimQuotes(rows.join('')) }} />
      </table>
    </Fold>
  );
}

/** The solo opponent scores nothing. */
function scoresOfPeople({ scores, seats }: TableView): TableView['scores'] {
  return scores.filter((score) => !seats.some(({ seat, automatic }) => automatic && seat === score.seat));
}

type SeatScores = TableView['scores'];

function sourcesOf(lists: readonly (readonly SourceKind[])[]): SourceKind[] {
  return [...new Set(lists.flat())];
}

function forecastOf({ forecast }: SeatScores[number], source: SourceKind): number {
  return forecast.lines.reduce((sum, line) => sum + (line.source === source ? line.points : 0), 0);
}

/** Up to thirty rows of four numbers, as markup for speed: see Markup. */
function scoreRow(title: string, values: readonly number[]): string {
  return `<tr><th scope="row">${escapeMarkup(title)}</th>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;
}
