import { WideChart } from '@/components/ui/wide';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import { seatName } from '@/lib/game/wording/names';
import { sourceTitle } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { FiguresProps } from './figures-props';
import { layerChart } from './line-chart';

/** Number of sources with their own layer; the others share one. */
const OWN_LAYERS = 7;

/** For each player, the points by source over time, all on one scale. */
export function SourceCharts({ table, figures }: FiguresProps) {
  const words = useWords();
  const most = Math.max(1, ...figures.turns.flatMap(({ points }) => points));
  return (
    <div className="grid gap-4 grid-cols-1">
      {figures.seats.map((seat) => {
        const name = seatName(words, table.seats, seat);
        const title = words.t('figures.bySource', { name });
        const brought = (sources: readonly SourceKind[]) =>
          figures.turns.map(({ bySource }) =>
            sources.reduce((sum, source) => sum + (bySource[seat]?.[source] ?? 0), 0),
          );
        const paying = (figures.sources[seat] ?? []).filter(({ points }) => points > 0);
        const own = paying.slice(0, OWN_LAYERS);
        const rest = paying.slice(OWN_LAYERS).map(({ source }) => source);
        const layers = own.map(({ source }) => ({
          name: sourceTitle(words, source),
          values: brought([source]),
        }));
        const others =
          rest.length > 0 ? [{ name: words.t('figures.otherSources'), values: brought(rest) }] : [];
        return (
          <figure key={seat} className="stack">
            <figcaption className="font-bold">{name}</figcaption>
            <WideChart title={title} html={layerChart(title, [...layers, ...others], most)} />
          </figure>
        );
      })}
    </div>
  );
}
