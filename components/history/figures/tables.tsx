import { Symbol } from '@/components/board/symbol';
import { logWordingOf } from '@/components/history/log-wording';
import { Fold } from '@/components/ui/fold';
import { WideTable } from '@/components/ui/wide';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import type { EarnedPoints } from '@/lib/game/recap/figures';
import { describeRow } from '@/lib/game/wording/events';
import { partsOf } from '@/lib/game/wording/log-lines';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { whyScored } from '@/lib/game/wording/score-lines';
import { seatsAt, actorsAt } from '@/lib/game/wording/seat-names';
import { actionShort, sourceTitle } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { FiguresProps } from './figures-props';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** How often each player performed each action. */
export function ActionTable({ table, figures }: FiguresProps) {
  const words = useWords();
  const [first] = figures.actions;
  if (!first) return null;
  const actions = [
    'manage-mines',
    'manage-quarries',
    'upgrade-action',
    'construct-wall',
    'construct-building',
    'kings-road',
  ] as const;
  return (
    <WideTable label={words.t('figures.actions')}>
      <thead>
        <tr>
          <th scope="col">{words.t('history.who')}</th>
          {actions.map((action) => (
            <th key={action} scope="col">
              {actionShort(words, action)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.seats.map((seat) => (
          <tr key={seat}>
            <th scope="row">{seatName(words, table.seats, seat)}</th>
            {actions.map((action) => (
              <td key={action}>{figures.actions[seat]?.[action] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** The turns that changed the forecast most, listed by player. */
export function TurningPoints({ table, figures }: Pick<FiguresProps, 'table' | 'figures'>) {
  const words = useWords();
  const { t } = words;
  const { seats, turningPoints } = figures;
  if (turningPoints.length === 0) return <p>{t('figures.noTurning')}</p>;
  const nameOf = ({ seat, turn }: (typeof turningPoints)[number]) =>
    seatName(words, seatsAt(table, turn.to), seat);
  // A seat that changed hands has a list for each holder.
  const players = seats.flatMap((seat) => {
    const own = turningPoints.filter((each) => each.seat === seat);
    const names = [...new Set(own.map(nameOf))];
    return names.map((name) => ({ seat, name, own: own.filter((each) => nameOf(each) === name) }));
  });
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {players.map(({ seat, name, own }, i) => (
        <section key={`${seat} ${name}`} aria-labelledby={`turning-${i}`}>
          <h3 id={`turning-${i}`} className="flex items-center gap-1.5 text-base">
            <Symbol pack={table.pack} name={seatIcon(seat)} />
            {name}
          </h3>
          <ul className="list-none p-0">
            {own.map(({ turn, by }) => (
              <li key={turn.turn}>
                <a href={`/games/${table.gameId}/at/${turn.to}`}>
                  <span className="sr-only">{name}: </span>
                  {t('figures.ofTurn', { round: roundOfTurn(turn.turn, table.seats.length) })}
                </a>
                : {t('figures.swing', { by: signed(by) })}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Durations of the reader's own turns. */
export function TimeTable({ table, times }: FiguresProps) {
  const { t } = useWords();
  return (
    <ul className="columns-[12rem] p-0 list-none">
      {times.map(({ turn, minutes }) => (
        <li key={turn.turn}>
          <a href={`/games/${table.gameId}/at/${turn.from}`}>
            {t('figures.ofTurn', { round: roundOfTurn(turn.turn, table.seats.length) })}
          </a>
          :{' '}
          {minutes === 0
            ? t('figures.seconds')
            : t('figures.minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
        </li>
      ))}
    </ul>
  );
}

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
  const tell = logWordingOf(words, table, actorsAt(table, seq));
  return partsOf(tell, describeRow(tell, row))[0] ?? '';
}
