import { Drawing } from '@/components/board/drawing';
import type { TableView } from '@/lib/features/table/load/table-view';
import { atKey, AT_KINDS } from '@/lib/game/drawing/board-location';
import { boardOnPage } from '@/lib/game/drawing/board-picture';
import { bridgeSvg } from '@/lib/game/drawing/bridge';
import { citySvg } from '@/lib/game/drawing/city/city';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { gridSvg, squareRing } from '@/lib/game/drawing/grid';
import { EMPTY_SLOT, tileSvg } from '@/lib/game/drawing/tiles/tile-svg';
import { wheelSvg } from '@/lib/game/drawing/wheel/wheel';
import { GRIDS, ROWS, type Grid, type Row } from '@/lib/game/engine/vocabulary';
import { unlikePlaces } from '@/lib/game/recap/differences';
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

interface MomentProps extends Omit<Scene, 'side'> {
  /** Title of the moment, if step numbers cannot tell the two apart. */
  readonly title?: string | undefined;
}

/** The shared board of a moment, small, with rings where the other moment differs. */
export function MomentBoard({ table, other, title }: MomentProps) {
  const words = useWords();
  const { t } = words;
  const { pack, gameId, seq, view } = table;
  const name = title ?? capitalize(t('table.step', { step: seq }));
  const on = { words, pack, state: view.state };
  return (
    <section className="panel stack" aria-label={name}>
      <h2>
        <a href={`/games/${gameId}/at/${seq}`}>{name}</a>
      </h2>
      <Drawing
        pack={pack}
        svg={boardOnPage(on, t('history.boardOf', { moment: name }), unlikeMarks(table, other))}
        className="mx-auto aspect-[1000/1330] w-full max-w-136 drawing-wide"
      />
    </section>
  );
}

/** The places and squares of a moment that are different in the other one. */
function unlikeMarks(table: TableView, other: TableView) {
  const [here, there] = [table.view.state, other.view.state];
  const slots = ROWS.flatMap((row) =>
    here.rows[row].slots.flatMap((id, slot) =>
      there.rows[row].slots[slot] === id ? [] : [atKey('slot', `${row}-${slot}`)],
    ),
  );
  const squares = GRIDS.flatMap((grid) => unlikeSquares(table, other, grid));
  return { keys: new Set([...unlikeKeys(table, other), ...slots]), squares };
}

/** The keys of unlike places. Only the squares of a project are marked, not the whole project. */
export function unlikeKeys({ pack, view }: TableView, other: TableView): readonly string[] {
  return unlikePlaces(pack, view.state, other.view.state).flatMap(([name, id]) => {
    const kind = name === 'grid' ? undefined : AT_KINDS.find((entry) => entry === name);
    return kind ? [atKey(kind, id)] : [];
  });
}

const RING = 'fill="none" stroke="var(--changed)" stroke-width="4" stroke-dasharray="9 4"';

/** Rings around project markers that differ from the other moment. */
function squaresOf(table: TableView, other: TableView, grid: Grid): string {
  const rings = unlikeSquares(table, other, grid).map(({ row, column }) =>
    squareRing(table.pack, grid, row, column, RING),
  );
  return [...new Set(rings)].join('');
}

function unlikeSquares({ view }: TableView, other: TableView, grid: Grid) {
  return view.state.players.flatMap(({ grids }, seat) => {
    const [{ row, column }, there] = [grids[grid], other.view.state.players[seat]?.grids[grid]];
    return row === there?.row && column === there.column ? [] : [{ grid, row, column }];
  });
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
