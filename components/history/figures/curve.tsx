import { Symbol } from '@/components/board/symbol';
import { Markup } from '@/components/ui/markup';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import type { TurnFigures } from '@/lib/game/recap/figures';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { actorsAt } from '@/lib/game/wording/tenures';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { FiguresProps } from './figures-props';
import { plot } from './plot';
import { TurnReader } from './turn-reader';

/** Points and projected scores in one chart. A slider reads out any turn and links to it. */
export function Curve(props: FiguresProps) {
  const words = useWords();
  const { t } = words;
  const { table, figures } = props;
  const turns = figures.turns.map((turn) => ({
    title: words.t('history.turnOf', {
      name: seatName(words, actorsAt(table, turn.to, turn.from), turn.seat),
      round: roundOfTurn(turn.turn, table.seats.length),
    }),
    href: `/games/${table.gameId}/at/${turn.to}`,
    values: figures.seats.map((seat) => [turn.points[seat] ?? 0, turn.forecast[seat] ?? 0] as const),
  }));
  return (
    <TurnReader
      label={t('figures.slider')}
      turns={turns}
      names={figures.seats.map((seat) => seatName(words, table.seats, seat))}
      signs={figures.seats.map((seat) => (
        <Symbol key={seat} pack={table.pack} name={seatIcon(seat)} />
      ))}
      words={{ points: t('figures.pointsNow'), projected: t('figures.projected'), look: t('figures.look') }}
    >
      <Chart {...props} />
    </TurnReader>
  );
}

/** Solid lines are points, thin ones the forecast. Labels keep their size at any width. */
function Chart({ table, figures }: FiguresProps) {
  const lines = (of: 'points' | 'forecast') =>
    figures.seats.map((seat) => ({
      seat,
      values: figures.turns.map((turn) => turn[of][seat] ?? 0),
      isThin: of === 'forecast',
    }));
  const { html, at, ticks } = plot([...lines('forecast'), ...lines('points')], 5);
  return (
    <div className="pb-5 text-xs text-muted" aria-hidden="true">
      <div className="relative ml-8 h-48">
        <Markup html={html} className="absolute inset-0 drawing-full" />
        {ticks.map((value) => (
          <span
            key={value}
            className="absolute right-full pr-2 leading-none whitespace-nowrap"
            style={{ top: `calc(${at(value)}% - .4rem)` }}
          >
            {value}
          </span>
        ))}
        {roundsOf(figures.turns, table.seats.length).map(({ round, from }) => (
          <span
            key={round}
            className="absolute top-full -translate-x-1/2 pt-1 whitespace-nowrap max-sm:nth-[even]:hidden"
            style={{ left: `${((from + 0.5) / figures.turns.length) * 100}%` }}
          >
            {round}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The turns where rounds begin. */
function roundsOf(turns: readonly TurnFigures[], seats: number) {
  const rounds = turns.map(({ turn }) => roundOfTurn(turn, seats));
  return rounds.flatMap((round, from) => (round === rounds[from - 1] ? [] : [{ round, from }]));
}
