import { Symbol } from '@/components/board/symbol';
import type { TableView } from '@/lib/features/table/load/table-view';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { finalScoring } from '@/lib/game/recap/figures';
import { seatName } from '@/lib/game/wording/names';
import { sourceTitle } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { CountUp } from './count-up-island';

interface CountProps {
  readonly table: TableView;
  /** Whether it counts up, unless the reader prefers reduced motion. */
  readonly counts: boolean;
}

/** Final scoring line by line. Until it has counted up, scripts hide the result everywhere (count-up.css). */
export function FinalCount({ table, counts }: CountProps) {
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
      <tbody>
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
      <tfoot className="font-bold in-data-counts:[&_*]:sticky in-data-counts:[&_*]:bottom-0 in-data-counts:[&_*]:bg-card">
        <Line title={t('table.final')} of={people.map(({ total }) => total)} />
      </tfoot>
      {counts && <CountUp gameId={gameId} />}
    </table>
  );
}

function Line({ title, of, isAdded = false }: { title: string; of: readonly number[]; isAdded?: boolean }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {of.map((n, i) => (
        <td key={i}>{isAdded && n > 0 ? `+${n}` : n}</td>
      ))}
    </tr>
  );
}
