import { Symbol } from '@/components/board/symbol';
import { Markup } from '@/components/ui/markup';
import { goodIcon } from '@/lib/game/drawing/glyphs';
import { HELD, type HeldGood } from '@/lib/game/recap/figures';
import { capitalize } from '@/lib/game/wording/wording';
import { measureName } from '@/lib/game/wording/measures';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { FiguresProps } from './figures-props';
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
