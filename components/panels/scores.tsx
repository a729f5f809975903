import type { SourceKind } from '@/lib/engine/state';
import type { TableView } from '@/lib/service/table-view';
import { seatIcon } from '@/components/board/svg/seat-marks';
import { Symbol } from '@/components/board/symbol';
import { seatName } from '@/lib/wording/names';
import { sourceTitle } from '@/lib/wording/players';
import { isSource } from '@/lib/wording/terms';

/** Points so far and what final scoring would add now, for everybody, and both by source. */
export function Scores({ table }: { readonly table: TableView }) {
  const { scores, seats, status } = table;
  const finished = status === 'finished';
  return (
    <section id="scores" className="panel zone" aria-label="Points">
      <h2>Points</h2>
      <table className="scores">
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">{finished ? 'Final' : 'Now'}</th>
            {!finished && <th scope="col">If it ended now</th>}
          </tr>
        </thead>
        <tbody>
          {scores.map(({ seat, total, forecast }) => (
            <tr key={seat}>
              <th scope="row">
                <Symbol name={seatIcon(seat)} className="sheet-ico" /> {seatName(seats, seat)}
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

/** Symbols head the columns here: four names would not fit on a phone. */
function BySource({ table: { scores, seats } }: { readonly table: TableView }) {
  const paid = sourcesOf(scores.map((score) => Object.keys(score.bySource).filter(isSource)));
  const coming = sourcesOf(
    scores.map(({ forecast }) =>
      forecast.lines.filter(({ points }) => points > 0).map(({ source }) => source),
    ),
  );
  if (paid.length + coming.length === 0) return null;
  return (
    <details>
      <summary>Points by source</summary>
      <table className="scores">
        <thead>
          <tr>
            <th scope="col">Source</th>
            {scores.map(({ seat }) => (
              <th key={seat} scope="col">
                <Symbol name={seatIcon(seat)} className="sheet-ico" />
                <span className="sr-only">{seatName(seats, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paid.map((source) => (
            <ScoreRow
              key={source}
              label={sourceTitle(source)}
              values={scores.map(({ bySource }) => bySource[source] ?? 0)}
            />
          ))}
          {coming.map((source) => (
            <ScoreRow
              key={`end ${source}`}
              label={`At the end: ${sourceTitle(source).toLowerCase()}`}
              values={scores.map((score) => forecastOf(score, source))}
            />
          ))}
        </tbody>
      </table>
    </details>
  );
}

type SeatScores = TableView['scores'];

function sourcesOf(lists: readonly (readonly SourceKind[])[]): SourceKind[] {
  return [...new Set(lists.flat())];
}

function forecastOf({ forecast }: SeatScores[number], source: SourceKind): number {
  return forecast.lines.reduce((sum, line) => sum + (line.source === source ? line.points : 0), 0);
}

interface ScoreRowProps {
  readonly label: string;
  readonly values: readonly number[];
}

function ScoreRow({ label, values }: ScoreRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, seat) => (
        <td key={seat}>{value}</td>
      ))}
    </tr>
  );
}
