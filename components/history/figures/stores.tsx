import { Symbol } from '@/components/board/symbol';
import { Markup } from '@/components/ui/markup';
import { WideChart } from '@/components/ui/wide';
import { goodIcon } from '@/lib/game/drawing/glyphs';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import { HELD, type HeldGood } from '@/lib/game/recap/figures';
import { measureName } from '@/lib/game/wording/measures';
import { seatName } from '@/lib/game/wording/names';
import { sourceTitle } from '@/lib/game/wording/terms';
import { capitalize } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { FiguresProps } from './figures-props';
import { layerChart } from './line-chart';
import { plot } from './plot';

/** Goods of all players by turn: a small chart for each kind, each on its own scale. */
export function Stores(props: FiguresProps) {
  return (
    <ul className="grid list-none grid-cols-2 items-end gap-x-4 gap-y-3 p-0 sm:grid-cols-4">
      {HELD.map((what) => (
        <Store key={what} {...props} what={what} />
      ))}
    </ul>
  );
}

function Store({ table, figures, what }: FiguresProps & { readonly what: HeldGood }) {
  const words = useWords();
  const lines = figures.seats.map((seat) => ({
    seat,
    values: figures.turns.map(({ held }) => held[seat]?.[what] ?? 0),
  }));
  const most = Math.max(0, ...lines.flatMap(({ values }) => values));
  return (
    <li>
      <p className="flex items-center gap-1 text-sm leading-tight">
        <Symbol pack={table.pack} name={goodIcon(what)} /> {capitalize(measureName(words, what))}
        <span className="ml-auto whitespace-nowrap text-muted">{words.t('figures.atMost', { n: most })}</span>
      </p>
      <Markup html={plot(lines, 2).html} className="h-14 border-b border-l border-line-dark drawing-full" />
    </li>
  );
}

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
