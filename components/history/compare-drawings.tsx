import { Drawing } from '@/components/board/drawing';
import { bridgeSvg } from '@/lib/game/drawing/bridge';
import { citySvg } from '@/lib/game/drawing/city';
import { gridSvg, squareRing } from '@/lib/game/drawing/grid';
import { EMPTY_SLOT, tileSvg } from '@/lib/game/drawing/tile-svg';
import { wheelSvg } from '@/lib/game/drawing/wheel';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Wording } from '@/lib/game/wording/wording';
import type { Grid, Row } from '@/lib/game/engine/vocabulary';
import type { TableView } from '@/lib/features/table/table-view';
import { capital } from '@/lib/game/wording/grammar';
import { hexWords } from '@/lib/game/wording/hexes';
import { namesOf } from '@/lib/game/wording/names';
import { rowName } from '@/lib/game/wording/terms';

interface MomentProps {
  readonly table: TableView;
  /** The moment beside it. */
  readonly other: TableView;
  readonly side: 'a' | 'b';
  /** What the moment is called, where its step does not tell it from the other. */
  readonly title?: string | undefined;
}

/**
 * A piece that leads to itself seen large; here it leads nowhere, and what leads nowhere may bear no label.
 */
export const LINK = /<a href="\?look=[^"]*" (data-at="[^"]*")(?: aria-label="[^"]*")?(?: tabindex="-1")?/g;

/** The shared board of a moment, with what is otherwise in the one beside it marked. */
export function MomentDrawings({ table, other, side, title }: MomentProps) {
  const words = useWords();
  const { t } = words;
  const { pack, gameId, seq } = table;
  const on = { words, pack, state: table.view.state };
  const caption = (name: string, title: string) => ({ title, desc: '', id: `${side}-${name}` });
  const grid = (name: Grid, title: string) => withSquares(gridSvg(on, name, caption(name, title)), name);
  const withSquares = (svg: string, name: Grid) =>
    svg.replace(/<\/svg>$/, `${squaresOf(table, other, name)}</svg>`);
  const drawings = [
    ['wide', citySvg(on, caption('city', t('table.city')))],
    ['half', grid('hunger-wall', t('table.hungerWall'))],
    ['half', grid('cathedral', t('table.cathedral'))],
    ['half', wheelSvg(on, caption('crane', t('table.crane')))],
  ] as const;
  const bridge = bridgeSvg(on, caption('bridge', t('table.roadAndBridge')));
  const shown = (svg: string) => svg.replaceAll(LINK, '<a $1');
  return (
    <section className="panel stack" aria-label={title ?? t('table.step', { step: seq })}>
      <h2>
        <a href={`/games/${gameId}/at/${seq}`}>{title ?? capital(t('table.step', { step: seq }))}</a>
      </h2>
      <div className="grid gap-4 items-center grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))]">
        {drawings.map(([width, svg], i) => (
          <Drawing
            key={i}
            pack={pack}
            svg={shown(svg)}
            className={width === 'wide' ? 'col-span-full' : undefined}
          />
        ))}
        <div>
          {SHOWN.map((row) => (
            <Drawing key={row} pack={pack} svg={rowOf(words, row, { table, other, side })} />
          ))}
        </div>
        <Drawing pack={pack} svg={shown(bridge)} className="col-span-full" />
      </div>
    </section>
  );
}

const SHOWN: readonly Row[] = ['upgrade', 'wall', 'building'];
const RING = 'fill="none" stroke="var(--changed)" stroke-width="4" stroke-dasharray="9 4"';

/** A ring around every marker of a project that stands elsewhere in the other moment. */
export function squaresOf({ pack, view }: TableView, other: TableView, grid: Grid): string {
  const rings = view.state.players.flatMap(({ grids }, seat) => {
    const [here, there] = [grids[grid], other.view.state.players[seat]?.grids[grid]];
    const isSame = here.row === there?.row && here.column === there.column;
    return isSame ? [] : [squareRing(pack, grid, here.row, here.column, RING)];
  });
  return [...new Set(rings)].join('');
}

/** The tiles of a row; those that do not lie in their place in the other moment are marked. */
export function rowOf(words: Wording, row: Row, { table, other, side }: Omit<MomentProps, 'title'>): string {
  const { pack, view } = table;
  const tiles = view.state.rows[row].slots.map((id, slot) => {
    const mark =
      other.view.state.rows[row].slots[slot] === id
        ? ''
        : ' class="rounded-md outline-3 -outline-offset-2 outline-changed outline-dotted"';
    const tile = id === null ? undefined : namesOf(pack).hexes.get(id);
    const lying = { id: `${side}-${row}-${slot}`, rotation: 0 };
    return `<li${mark}>${tile ? tileSvg(words, tile, hexWords(words, tile), lying) : EMPTY_SLOT}</li>`;
  });
  return `<h3 class="small">${escapeMarkup(capital(rowName(words, row)))}</h3><ul class="tiles">${tiles.join('')}</ul>`;
}
