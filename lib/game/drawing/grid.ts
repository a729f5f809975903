/**
 * Hunger Wall and Cathedral: squares with effects, tiers with their price, values of rows and columns,
 * markers.
 */
import type { GridFrame, PackData, TierSet } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import type { Effect, Grid, GridVariant } from '@/lib/game/engine/vocabulary';
import type { Labelling } from '@/lib/game/wording/wording';
import { seatsOnGrids } from '@/lib/game/wording/opponent';
import { courseName, planName, skylineName } from './art/pen';
import { linkPiece } from './board-location';
import { colour, icon, label, labels, ORIGIN, translateTo, svg, type Caption, type Point } from './draw';
import { costGlyphs, drawNumbered, drawRun, effectGlyphs } from './glyphs';
import { markersAround } from './seat-marks';

const SIDE = 44;
const MARGIN = 46;
/** Room above the squares for battlements and spires. */
const SKY = 68;

/** A project with all markers. */
export function gridSvg(on: Labelling, grid: Grid, caption: Caption): string {
  const { pack, state } = on;
  const frame = pack.grids.frames.find((entry) => entry.id === grid);
  if (!frame) return '';
  const variant = state.setup.variant.tiers[grid];
  const [ground, face] = [`<use href="#${groundName(grid)}"/>`, `<use href="#${faceName(grid, variant)}"/>`];
  const { width, height } = sizeOf(frame);
  const box = {
    x: frame.direction === 'left' ? 16 - MARGIN : -MARGIN,
    y: -SKY,
    width: width + 2 * MARGIN - 16,
    height: height + SKY + 34,
  };
  const all = `<rect width="${width}" height="${height}" class="hit"/>`;
  return svg(
    { ...box, id: grid, ...caption, className: 'board-svg', role: 'group' },
    above(state, frame) +
      ground +
      stone(state, frame) +
      face +
      markers(state, frame) +
      prize(on, frame) +
      linkPiece('grid', grid, caption.title, all),
  );
}

const sizeOf = ({ rows, columns }: GridFrame) => ({ width: columns * SIDE, height: rows * SIDE });

/** The highest row that a marker has reached. */
const topRow = ({ players }: State, { id }: GridFrame): number =>
  Math.max(...players.map(({ grids }) => grids[id].row));

/** The skyline above the squares; it depends on the highest entered tier. */
function above(state: State, frame: GridFrame): string {
  const row = topRow(state, frame);
  const stage = frame.tiers.findIndex(({ rows }) => rows.includes(row)) + 1;
  return `<use href="#${skylineName(frame.id, stage)}"/>`;
}

/** Names in the sheet: a project's ground below the stone, and its squares. */
const groundName = (grid: Grid): string => `ground-${grid}`;
const faceName = (grid: Grid, variant: GridVariant): string => `face-${grid}-${variant}`;

/** Stone reaches as high as the highest marker; the row above is under construction. */
function stone(state: State, frame: GridFrame): string {
  const top = topRow(state, frame);
  const yOf = (row: number) => squareAt(frame, row, 0).y;
  const laid = Array.from(
    { length: top },
    (_, row) => `<use href="#${courseName(frame.id)}" y="${yOf(row)}"/>`,
  );
  const plan = `<use href="#${planName(frame.id)}"/>`;
  return plan + laid.join('') + (top > 0 ? `<use href="#scaffold" y="${yOf(top)}"/>` : '');
}

/** All empty grids of a pack, by their names in the sheet. */
export function gridGrounds(pack: PackData): readonly (readonly [string, string])[] {
  const sets = pack.grids.tierSets.flatMap((set) => {
    const frame = pack.grids.frames.find((entry) => entry.id === set.grid);
    return frame ? [[faceName(set.grid, set.variant), drawFace(frame, set)] as const] : [];
  });
  const frames = pack.grids.frames.flatMap((frame) => [[groundName(frame.id), drawGround(frame)] as const]);
  return [...frames, ...sets];
}

/** A single project with the squares of one tier set, in its own units. */
export function drawGrid(frame: GridFrame, set: Pick<TierSet, 'squares'>): string {
  return drawGround(frame) + drawFace(frame, set);
}

/** The viewBox of a single project. */
export function gridBox(frame: GridFrame): readonly [number, number, number, number] {
  const { width, height } = sizeOf(frame);
  return [frame.direction === 'left' ? 10 - MARGIN : -MARGIN, -6, width + 2 * MARGIN - 10, height + 42];
}

/** The centre of a square of a project. */
export function squareMiddle(frame: GridFrame, row: number, column: number): Point {
  const { x, y } = squareAt(frame, row, column);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

/**
 * Upper left corner of a square. The start column is at the right on the Hunger Wall, at the left on the
 * Cathedral.
 */
function squareAt(frame: GridFrame, row: number, column: number): Point {
  const across = frame.direction === 'left' ? frame.columns - 1 - column : column;
  return { x: across * SIDE, y: (frame.rows - 1 - row) * SIDE };
}

function drawGround(frame: GridFrame): string {
  const tiers = frame.tiers.map((tier, i) => {
    const rows = tier.rows.length;
    const top = squareAt(frame, Math.max(...tier.rows), 0).y;
    const fill = colour(`${frame.id === 'cathedral' ? 'cath' : 'hung'}-${i + 1}`);
    return `<rect y="${top}" width="${frame.columns * SIDE}" height="${rows * SIDE}" fill="${fill}"/>`;
  });
  return tiers.join('');
}

function drawFace(frame: GridFrame, set: Pick<TierSet, 'squares'>): string {
  const squares = set.squares.map((square) => drawSquare(frame, square.row, square.column, square.effect));
  return [lattice(frame), ...squares, edgeLabels(frame), crossings(frame)].join('');
}

function lattice({ rows, columns }: GridFrame): string {
  const across = Array.from({ length: rows + 1 }, (_, i) => `M0 ${i * SIDE}H${columns * SIDE}`);
  const down = Array.from({ length: columns + 1 }, (_, i) => `M${i * SIDE} 0V${rows * SIDE}`);
  return `<path d="${[...across, ...down].join('')}" fill="none" stroke="${colour('edge')}" stroke-width=".8" opacity=".55"/><rect width="${columns * SIDE}" height="${rows * SIDE}" fill="none" stroke="${colour('edge')}" stroke-width="1.8"/>`;
}

function drawSquare(frame: GridFrame, row: number, column: number, effect: Effect): string {
  const at = squareMiddle(frame, row, column);
  if (effect.kind === 'arrow-sideways')
    return icon(frame.direction === 'left' ? 'i-left' : 'i-right', at, 28);
  return drawRun(effectGlyphs(effect), at, 29, SIDE - 8);
}

/** Row points on the far side; column values below, with the token they multiply. */
function edgeLabels(frame: GridFrame): string {
  const far = frame.direction === 'left' ? -17 : frame.columns * SIDE + 17;
  const rows = frame.rowPoints.map((n, row) =>
    drawNumbered('i-points', n, { x: far, y: squareMiddle(frame, row, 0).y }, 29),
  );
  const below = frame.rows * SIDE + 17;
  const middle = (column: number) => squareMiddle(frame, 0, column).x;
  const token = frame.token === 'blue-token' ? 'i-bluetok' : 'i-redtok';
  const values = labels(
    { size: 16 },
    frame.columnValues.map((n, column) => [`${n}×`, { x: middle(column) - 9, y: below }]),
  );
  const tokens = frame.columnValues.map((_, column) => icon(token, { x: middle(column) + 11, y: below }, 18));
  return [...rows, values, ...tokens].join('');
}

/** The price to enter a tier, on its lower border at the start side, which is otherwise empty. */
function crossings(frame: GridFrame): string {
  return frame.tiers
    .map(({ tier, rows, crossing }) => {
      if (!crossing) return '';
      const row = Math.min(...rows);
      const y = squareAt(frame, row, 0).y + SIDE;
      // Two fine lines, because dashes mark legal moves.
      const line = `<path d="M0 ${y - 1.5}h${frame.columns * SIDE}m0 3H0" stroke="${colour('red')}" stroke-width="1.2"/>`;
      const x = frame.direction === 'left' ? frame.columns * SIDE + 22 : -22;
      const numeral = label(tier, { x, y: y - 24 }, { size: 19, serif: true });
      return line + drawRun(costGlyphs(crossing), { x, y }, 23, 44) + numeral;
    })
    .join('');
}

function markers(state: State, frame: GridFrame): string {
  const bySquare = new Map<string, number[]>();
  seatsOnGrids(state).forEach((seat) => {
    const { row, column } = state.players[seat]?.grids[frame.id] ?? { row: 0, column: 0 };
    const key = `${row},${column}`;
    bySquare.set(key, [...(bySquare.get(key) ?? []), seat]);
  });
  return [...bySquare]
    .map(([key, seats]) => {
      const [row = 0, column = 0] = key.split(',').map(Number);
      return markersAround(squareMiddle(frame, row, column), seats, SIDE);
    })
    .join('');
}

/** Tiles waiting in the top tier, under the gable. */
function prize({ words, state }: Labelling, frame: GridFrame): string {
  if (!frame.topTierPrize) return '';
  const n = state.bridgeStacks.cathedral;
  const plaque = `<rect x="-30" y="-11" width="60" height="22" rx="3" fill="${colour('gold')}" stroke="${colour('edge')}"/>${label(`V × ${n}`, ORIGIN, { size: 15, serif: true, fill: 'on-gold' })}`;
  const hit = '<rect x="-31" y="-41" width="62" height="52" class="hit"/>';
  return translateTo(
    { x: sizeOf(frame).width / 2, y: -13 },
    linkPiece('stack', 'cathedral', words.t('position.vTilesLeft', { n }), plaque + hit),
  );
}

/** A ring around one square of a project, in the units of its drawing. */
export function squareRing(pack: PackData, grid: Grid, row: number, column: number, look: string): string {
  const frame = pack.grids.frames.find((entry) => entry.id === grid);
  if (!frame) return '';
  const { x, y } = squareAt(frame, row, column);
  return `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" rx="6" ${look}/>`;
}

/** A square of a project with its surroundings, small and without links; the square is ringed. */
export function gridSpot(
  on: Labelling,
  { grid, row, column }: { readonly grid: Grid; readonly row: number; readonly column: number },
  { id, title }: { readonly id: string; readonly title: string },
): string | undefined {
  const { pack, state } = on;
  const frame = pack.grids.frames.find((entry) => entry.id === grid);
  if (!frame) return undefined;
  const { x, y } = squareAt(frame, row, column);
  const ring =
    'fill="none" stroke="var(--changed)" stroke-width="5" stroke-dasharray="0.1 8.500" stroke-linecap="round"';
  const body = `<use href="#${groundName(grid)}"/><use href="#${faceName(grid, state.setup.variant.tiers[grid])}"/>${markers(state, frame)}${squareRing(pack, grid, row, column, ring)}`;
  const box = { x: x - SIDE * 1.2, y: y - SIDE * 1.2, width: SIDE * 3.4, height: SIDE * 3.4 };
  return svg({ ...box, id, title, desc: '' }, body);
}
