import type { SourceKind } from '@/lib/engine/state';
import type { TableView } from '@/lib/service/table-view';
import { seatIcon } from '@/components/board/svg/seat-marks';
import { Symbol } from '@/components/board/symbol';
import { seatName } from '@/lib/wording/names';
import { sourceTitle } from '@/lib/wording/players';

/** Points so far by source and what final scoring would add now, for everybody. */
export function Scores({ table }: { readonly table: TableView }) {
  const { scores, seats, status } = table;
  const paid = sourcesOf(scores.map((score) => Object.keys(score.bySource) as SourceKind[]));
  const coming = sourcesOf(
    scores.map((score) => score.forecast.lines.filter((line) => line.points > 0).map((line) => line.source)),
  );
  const finished = status === 'finished';
  return (
    <section id="scores" className="panel zone" aria-label="Scores">
      <h2>Points</h2>
      <table className="scores">
        <thead>
          <tr>
            <th scope="col">Source</th>
            {scores.map(({ seat }) => (
              <th key={seat} scope="col">
                <Symbol name={seatIcon(seat)} /> {seatName(seats, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ScoreRow
            label={finished ? 'Final score' : 'Now'}
            values={scores.map(({ total }) => total)}
            strong
          />
          {!finished && (
            <ScoreRow
              label="If the game ended now"
              values={scores.map(({ forecast }) => forecast.total)}
              strong
            />
          )}
        </tbody>
      </table>
      <details>
        <summary>Points by source</summary>
        <table className="scores">
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
    </section>
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
  readonly strong?: boolean;
}

function ScoreRow({ label, values, strong }: ScoreRowProps) {
  return (
    <tr className={strong ? 'strong' : undefined}>
      <th scope="row">{label}</th>
      {values.map((value, seat) => (
        <td key={seat}>{value}</td>
      ))}
    </tr>
  );
}
