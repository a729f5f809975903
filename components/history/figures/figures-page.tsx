import type { ReactNode } from 'react';
import { Symbol } from '@/components/board/symbol';
import { PictureToShare } from '@/components/table/ending/picture-to-share';
import { TableHeader } from '@/components/table/table-header';
import { Fold } from '@/components/ui/fold';
import { Markup } from '@/components/ui/markup';
import { WideTable } from '@/components/ui/wide';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { HELD, type HeldGood, type TurnFigures } from '@/lib/game/recap/figures';
import { capitalize, type Wording } from '@/lib/game/wording/wording';
import { measureName } from '@/lib/game/wording/measures';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import { actorsAt } from '@/lib/game/wording/seat-names';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { FiguresProps } from './figures-props';
import { FinalTable } from './final-table';
import { plot } from './plot';
import { ScoreReasons, ActionTable, TimeTable, TurningPoints } from './tables';
import { SourceCharts, Stores } from './stores';
import { TurnReader } from './turn-reader';

const MEASURES = ['points', 'forecast', ...HELD] as const;
type MeasureName = 'points' | 'forecast' | HeldGood;

/**
 * Statistics of a game on one desktop screen: final table, points by turn, stores, turning points; below them
 * the details.
 */
export function FiguresPage(props: FiguresProps) {
  const { t } = useWords();
  const { table, elsewhere, timeZone, times } = props;
  const isOver = table.status === 'finished';
  return (
    <>
      <TableHeader {...{ table, elsewhere, timeZone }} />
      <main className="page max-w-368 gap-4 pt-3">
        <h2 className="sr-only">{t('history.figures')}</h2>
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]">
          <Part title={t(isOver ? 'figures.final' : 'figures.soFar')}>
            <FinalTable {...props} />
          </Part>
          <div className="grid min-w-0 gap-4">
            <Part title={t('figures.curve')} note={t('figures.curveNote')}>
              <Curve {...props} />
            </Part>
            <Part title={t('figures.stores')}>
              <Stores {...props} />
            </Part>
            {isOver && (
              <div className="panel">
                <PictureToShare {...props} title={t('table.poster.link')} />
              </div>
            )}
          </div>
        </div>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Part title={t('figures.turning')}>
            <TurningPoints {...props} />
          </Part>
          <Part title={t('figures.actions')}>
            <ActionTable {...props} />
          </Part>
          {times.length > 0 && (
            <Part title={t('figures.times')}>
              <TimeTable {...props} />
            </Part>
          )}
        </div>
        <Part title={t('figures.earned')}>
          <ScoreReasons {...props} />
          <Fold title={t('figures.sources')}>
            <SourceCharts {...props} />
          </Fold>
        </Part>
        <Part title={t('figures.numbers')}>
          <div className="grid items-start gap-x-5 md:grid-cols-2 xl:grid-cols-3">
            {MEASURES.map((measure) => (
              <Numbers key={measure} {...props} measure={measure} />
            ))}
          </div>
        </Part>
      </main>
    </>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="panel stack [&_summary]:min-h-11 [&_summary]:py-2.5" aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>{title}</h2>
        {note && <p className="small muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}

function titleOf(words: Wording, measure: MeasureName): string {
  if (measure === 'points' || measure === 'forecast') return words.t(`figures.${measure}`);
  return words.t('figures.held', { what: capitalize(measureName(words, measure)) });
}

function valueOf(turn: TurnFigures, measure: MeasureName, seat: number): number {
  const all =
    measure === 'points' || measure === 'forecast' ? turn[measure][seat] : turn.held[seat]?.[measure];
  return all ?? 0;
}

/** The values of a chart as a table, with a link to each turn. */
function Numbers({ table, figures, measure }: FiguresProps & { readonly measure: MeasureName }) {
  const words = useWords();
  const title = titleOf(words, measure);
  return (
    <Fold title={title}>
      <WideTable label={title} isOfNumbers>
        <thead>
          <tr>
            <th scope="col">{words.t('figures.turn')}</th>
            {figures.seats.map((seat) => (
              <th key={seat} scope="col">
                {seatName(words, table.seats, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.turns.map((turn) => (
            <tr key={turn.turn}>
              <th scope="row">
                <a href={`/games/${table.gameId}/at/${turn.to}`}>{turn.turn}</a>
              </th>
              {figures.seats.map((seat) => (
                <td key={seat}>{valueOf(turn, measure, seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Fold>
  );
}

/** Points and projected scores in one chart. A slider reads out any turn and links to it. */
function Curve(props: FiguresProps) {
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
