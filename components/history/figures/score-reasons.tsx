import { Fold } from '@/components/ui/fold';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import type { EarnedPoints } from '@/lib/game/recap/figures';
import { describeRow } from '@/lib/game/wording/events';
import { partsOf } from '@/lib/game/wording/log-lines';
import { seatName } from '@/lib/game/wording/names';
import { whyScored } from '@/lib/game/wording/score-lines';
import { actorsAt } from '@/lib/game/wording/seat-names';
import { sourceTitle } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { FiguresProps } from './figures-props';

/** For each player and source, the steps that earned the points. */
export function ScoreReasons(props: FiguresProps) {
  const words = useWords();
  const { table, figures } = props;
  return figures.seats.map((seat) => (
    <Fold
      key={seat}
      open={seat === table.me}
      title={words.t('figures.explained', { name: seatName(words, table.seats, seat) })}
    >
      <dl className="columns-[24rem] gap-x-8 text-sm">
        {(figures.sources[seat] ?? []).map(({ source, points, earned }) => (
          <div key={source} className="mb-3 [&_dd]:mt-0.75 [&_dd]:break-inside-avoid">
            <dt className="break-after-avoid font-bold">
              {sourceTitle(words, source)}: {words.t('terms.points', { n: points })}
            </dt>
            {earned.map((each, i) => (
              <dd key={i}>
                <a href={`/games/${table.gameId}/at/${each.seq}`}>
                  {words.t('table.step', { step: each.seq })}
                </a>{' '}
                <strong>{signed(each.points)}</strong> <Why {...props} {...{ seat, source, each }} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Fold>
  ));
}

interface WhyProps extends FiguresProps {
  readonly seat: number;
  readonly source: SourceKind;
  readonly each: EarnedPoints;
}

/** The step behind some points; for final scoring, the count of its line. */
function Why({ table, figures, rows, seat, source, each: { seq, id } }: WhyProps) {
  const words = useWords();
  const { pack, view } = table;
  const row = rows[seq - 1];
  if (!row) return null;
  if (figures.scoredAt !== undefined && seq >= figures.scoredAt)
    return whyScored({ words, pack, state: view.state }, seat, source, id);
  const tell = { words, pack, seats: actorsAt(table, seq), side: view.state.setup.variant.actionSide };
  return partsOf(tell, describeRow(tell, row))[0] ?? '';
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
