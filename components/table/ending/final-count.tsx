import { Symbol } from '@/components/board/symbol';
import type { TableView } from '@/lib/features/table/load/table-view';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { finalScoring } from '@/lib/game/recap/final-scoring';
import { seatName } from '@/lib/game/wording/names';
import { sourceTitle } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { CountUp } from './count-up-island';

/** Final scoring line by line. It counts up once, unless the reader prefers reduced motion. */
export function FinalCount({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { t } = words;
  const { gameId, pack, seats, scores, log } = table;
  const lines = finalScoring(log);
  if (lines.length === 0) return null;
  const added = (seat: number) => lines.reduce((sum, { points }) => sum + (points.get(seat) ?? 0), 0);
  const people = scores.filter(({ seat }) => !seats.some((each) => each.automatic && each.seat === seat));
  return (
    <table id="final-count" className="scores">
      <caption className="text-start text-sm font-semibold">{t('table.finalScoring')}</caption>
      <thead>
        <tr>
          <td />
          {people.map(({ seat }) => (
            <th key={seat} scope="col">
              <Symbol pack={pack} name={seatIcon(seat)} className="symbol-in-line" />
              <span className="sr-only">{seatName(words, seats, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="in-data-counting:[&>:not([data-counted])]:invisible">
        <Line title={t('table.beforeScoring')} of={people.map(({ seat, total }) => total - added(seat))} />
        {lines.map(({ source, points }) => (
          <Line
            key={source}
            title={sourceTitle(words, source)}
            of={people.map(({ seat }) => points.get(seat) ?? 0)}
            isAdded
          />
        ))}
      </tbody>
      {/* The totals so far stay visible, however many lines there are. */}
      <tfoot className="font-bold in-data-counting:[&_*]:sticky in-data-counting:[&_*]:bottom-0 in-data-counting:[&_*]:bg-card">
        <Line title={t('table.final')} of={people.map(({ total }) => total)} />
      </tfoot>
      <CountUp gameId={gameId} />
    </table>
  );
}

interface LineProps {
  readonly title: string;
  readonly of: readonly number[];
  readonly isAdded?: boolean;
}

function Line({ title, of, isAdded = false }: LineProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {of.map((n, i) => (
        <td key={i}>{isAdded && n > 0 ? `+${n}` : n}</td>
      ))}
    </tr>
  );
}
