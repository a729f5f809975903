import { useWords } from '@/lib/platform/i18n/current-words';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { seatsAt } from '@/lib/game/wording/tenures';
import { actionShort } from '@/lib/game/wording/terms';
import type { FiguresProps } from './figures-props';
import { WideTable } from '@/components/ui/wide';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** How often each action was performed by whom. */
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

/** The turns that moved the forecast most. */
export function TurningPoints({ table, figures }: Pick<FiguresProps, 'table' | 'figures'>) {
  const words = useWords();
  if (figures.turningPoints.length === 0) return <p>{words.t('figures.noTurning')}</p>;
  return (
    <ol>
      {figures.turningPoints.map(({ turn, seat, by }) => (
        <li key={turn.turn}>
          <a href={`/games/${table.gameId}/at/${turn.to}`}>
            {words.t('recap.card', {
              name: seatName(words, seatsAt(table, turn.to), seat),
              round: roundOfTurn(turn.turn, table.seats.length),
            })}
          </a>
          : {words.t('figures.swing', { by: signed(by) })}
        </li>
      ))}
    </ol>
  );
}

/** How long my own turns took. */
export function TimeTable({ table, times }: FiguresProps) {
  const { t } = useWords();
  return (
    <ul className="columns-[12rem] p-0 list-none">
      {times.map(({ turn, minutes }) => (
        <li key={turn.turn}>
          <a href={`/games/${table.gameId}/at/${turn.from}`}>
            {t('figures.ofTurn', { round: roundOfTurn(turn.turn, table.seats.length) })}
          </a>
          : {t('figures.minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
        </li>
      ))}
    </ul>
  );
}
