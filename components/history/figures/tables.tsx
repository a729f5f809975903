import { Symbol } from '@/components/board/symbol';
import { WideTable } from '@/components/ui/wide';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { seatsAt } from '@/lib/game/wording/seat-names';
import { actionShort } from '@/lib/game/wording/terms';
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
