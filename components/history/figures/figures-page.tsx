import type { ReactNode } from 'react';
import { TableHeader } from '@/components/table/table-header';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { TurnFigures } from '@/lib/game/recap/figures';
import type { Wording } from '@/lib/game/wording/wording';
import { capital } from '@/lib/game/wording/grammar';
import { measureName } from '@/lib/game/wording/measures';
import { seatName } from '@/lib/game/wording/names';
import type { FiguresProps } from './figures-props';
import { lineChart } from './line-chart';
import { SourceCharts } from './source-charts';
import { Explained, SourceTable } from './source-table';
import { ActionTable, TimeTable, TurningPoints } from './tables';
import '../history.css';
import { Wide, WideChart } from '@/components/ui/wide';

const CHARTS = ['points', 'forecast', 'gold', 'stone'] as const;
/** What else is held; folded away, for there is little of it. */
const OTHERS = ['egg', 'silver-window', 'gold-window', 'blue-token', 'red-token'] as const;
type ChartName = (typeof CHARTS | typeof OTHERS)[number];

/**
 * A game in numbers: charts with their tables, where points came from, actions, turning points, and the
 * reader's own pace.
 */
export function FiguresPage(props: FiguresProps) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      <TableHeader table={props.table} elsewhere={props.elsewhere} timeZone={props.timeZone} />
      <main className="page">
        <h2 className="sr-only">{t('figures.title')}</h2>
        <Part title={t(props.table.status === 'finished' ? 'figures.final' : 'figures.soFar')}>
          <SourceTable {...props} />
          <h3>{t('figures.earned')}</h3>
          <Explained {...props} />
        </Part>
        {CHARTS.map((chart) => (
          <Part key={chart} title={t(`figures.${chart}`)}>
            <Chart {...props} chart={chart} />
          </Part>
        ))}
        <Part title={t('figures.others')}>
          {OTHERS.map((chart) => (
            <details key={chart}>
              <summary>{titleOf(words, chart)}</summary>
              <Chart {...props} chart={chart} />
            </details>
          ))}
        </Part>
        <Part title={t('figures.sources')}>
          <SourceCharts {...props} />
        </Part>
        <Part title={t('figures.actions')}>
          <ActionTable {...props} />
        </Part>
        <Part title={t('figures.turning')}>
          <TurningPoints {...props} />
        </Part>
        {props.times.length > 0 && (
          <Part title={t('figures.times')}>
            <TimeTable {...props} />
          </Part>
        )}
      </main>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel stack [&_summary]:min-h-11 [&_summary]:py-[.6rem]" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function titleOf(words: Wording, chart: ChartName): string {
  if (chart === 'points' || chart === 'forecast' || chart === 'gold' || chart === 'stone')
    return words.t(`figures.${chart}`);
  return words.t('figures.held', { what: capital(measureName(words, chart)) });
}

function valueOf(turn: TurnFigures, chart: ChartName, seat: number): number {
  const all = chart === 'points' || chart === 'forecast' ? turn[chart][seat] : turn.held[seat]?.[chart];
  return all ?? 0;
}

/** A chart and, folded away, its numbers. */
function Chart({ table, figures, chart }: FiguresProps & { readonly chart: ChartName }) {
  const words = useWords();
  const { t } = words;
  const nameOf = (seat: number) => seatName(words, table.seats, seat);
  const lines = figures.seats.map((seat) => ({
    name: nameOf(seat),
    seat,
    values: figures.turns.map((turn) => valueOf(turn, chart, seat)),
  }));
  const title = titleOf(words, chart);
  return (
    <>
      <WideChart title={title} html={lineChart(title, lines)} />
      <details>
        <summary>{t('figures.numbers')}</summary>
        <Wide label={t('figures.numbers')}>
          <table className="compare-table">
            <thead>
              <tr>
                <th scope="col">{t('figures.turn')}</th>
                {lines.map(({ seat, name }) => (
                  <th key={seat} scope="col">
                    {name}
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
                    <td key={seat}>{valueOf(turn, chart, seat)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      </details>
    </>
  );
}
