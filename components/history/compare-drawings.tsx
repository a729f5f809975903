import { Drawing } from '@/components/board/drawing';
import type { TableView } from '@/lib/features/table/load/table-view';
import { bridgeSvg } from '@/lib/game/drawing/bridge';
import { citySvg } from '@/lib/game/drawing/city/city';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { gridSvg, squareRing } from '@/lib/game/drawing/grid';
import { EMPTY_SLOT, tileSvg } from '@/lib/game/drawing/tiles/tile-svg';
import { wheelSvg } from '@/lib/game/drawing/wheel/wheel';
import { ROWS, type Grid, type Row } from '@/lib/game/engine/vocabulary';
import { capitalize } from '@/lib/game/wording/language/grammar';
import { namesOf } from '@/lib/game/wording/names';
import { rowName } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';

interface Scene {
  readonly table: TableView;
  /** The moment to compare with. */
  readonly other: TableView;
  readonly side: 'a' | 'b';
}

/** One zone of a compared moment. */
export interface DrawnZone {
  readonly name: string;
  readonly title: string;
  readonly svg: string;
}

/** The link to a close-up, which is removed here. A non-link may not have the label either. */
const LINK = /<a href="\?look=[^"]*" (data-at="[^"]*")(?: aria-label="[^"]*")?(?: tabindex="-1")?/g;

/** A drawing with its links removed and its ids made unique. */
export function drawnZone(
  side: Scene['side'],
  name: string,
  title: string,
  draw: (caption: { readonly title: string; readonly desc: string; readonly id: string }) => string,
): DrawnZone {
  const svg = draw({ title, desc: '', id: `${side}-${name}` });
  return { name, title, svg: svg.replaceAll(LINK, '<a $1') };
}

/** The zones of the shared board at a moment. Differences from the other moment are marked. */
export function sharedZones(words: Wording, scene: Scene) {
  const { t } = words;
  const { table, other, side } = scene;
  const on = { words, pack: table.pack, state: table.view.state };
  const grid = (name: Grid, title: string) =>
    drawnZone(side, name, title, (caption) =>
      gridSvg(on, name, caption).replace(/<\/svg>$/, `${squaresOf(table, other, name)}</svg>`),
    );
  return {
    city: drawnZone(side, 'city', t('table.city'), (caption) => citySvg(on, caption)),
    crane: drawnZone(side, 'crane', t('table.crane'), (caption) => wheelSvg(on, caption)),
    grids: [grid('hunger-wall', t('table.hungerWall')), grid('cathedral', t('table.cathedral'))],
    rows: ROWS.map((row): DrawnZone => ({ name: `row-${row}`, title: '', svg: rowOf(words, row, scene) })),
    bridge: drawnZone(side, 'bridge', t('table.roadAndBridge'), (caption) => bridgeSvg(on, caption)),
  };
}

interface MomentProps extends Scene {
  /** Title of the moment, if step numbers cannot tell the two apart. */
  readonly title?: string | undefined;
}

/** The shared board of a moment. */
export function MomentDrawings({ title, ...scene }: MomentProps) {
  const words = useWords();
  const { t } = words;
  const { pack, gameId, seq } = scene.table;
  const { city, crane, grids, rows, bridge } = sharedZones(words, scene);
  return (
    <section className="panel stack" aria-label={title ?? t('table.step', { step: seq })}>
      <h2>
        <a href={`/games/${gameId}/at/${seq}`}>{title ?? capitalize(t('table.step', { step: seq }))}</a>
      </h2>
      <div className="grid gap-4 items-center grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))]">
        <Drawing pack={pack} svg={city.svg} className="col-span-full" />
        {[...grids, crane].map(({ name, svg }) => (
          <Drawing key={name} pack={pack} svg={svg} />
        ))}
        <div>
          {rows.map(({ name, svg }) => (
            <Drawing key={name} pack={pack} svg={svg} />
          ))}
        </div>
        <Drawing pack={pack} svg={bridge.svg} className="col-span-full" />
      </div>
    </section>
  );
}

const RING = 'fill="none" stroke="var(--changed)" stroke-width="4" stroke-dasharray="9 4"';

/** Rings around project markers that differ from the other moment. */
function squaresOf({ pack, view }: TableView, other: TableView, grid: Grid): string {
  const rings = view.state.players.flatMap(({ grids }, seat) => {
    const [here, there] = [grids[grid], other.view.state.players[seat]?.grids[grid]];
    const isSame = here.row === there?.row && here.column === there.column;
    return isSame ? [] : [squareRing(pack, grid, here.row, here.column, RING)];
  });
  return [...new Set(rings)].join('');
}

/** The tiles of a row, with those marked that are not in the same place in the other moment. */
function rowOf(words: Wording, row: Row, { table, other, side }: Scene): string {
  const { pack, view } = table;
  const tiles = view.state.rows[row].slots.map((id, slot) => {
    const mark =
      other.view.state.rows[row].slots[slot] === id
        ? ''
        : ' class="rounded-md outline-3 -outline-offset-2 outline-changed outline-dotted"';
    const tile = id === null ? undefined : namesOf(pack).hexes.get(id);
    const lying = { id: `${side}-${row}-${slot}`, rotation: 0 };
    return `<li${mark}>${tile ? tileSvg({ words, pack }, tile, lying) : EMPTY_SLOT}</li>`;
  });
  return `<h3 class="small">${escapeMarkup(capitalize(rowName(words, row)))}</h3><ul class="tiles">${tiles.join('')}</ul>`;
}
