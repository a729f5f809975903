/** Charts drawn on the server. They need no script, and the table next to them contains their numbers. */
import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { escapeMarkup } from '@/lib/game/drawing/escape';

export interface ChartLine {
  readonly name: string;
  /** Index into the seats' colours and patterns. */
  readonly seat: number;
  readonly values: readonly number[];
}

/** The points of one source, turn by turn. */
export interface ChartLayer {
  readonly name: string;
  readonly values: readonly number[];
}

const [WIDTH, HEIGHT, LEFT, TOP] = [640, 260, 36, 14];
const FOOT = 28;
const LINE_HEIGHT = 15;
const MAX_NAME_LENGTH = 16;
/** Line patterns, because colour must not be the only distinction. */
export const DASHES = ['', '10 5', '3 4', '12 4 3 4'];

interface Frame {
  readonly x: (turn: number) => number;
  readonly y: (value: number) => number;
  readonly right: number;
  /** Axes with their numbers. */
  readonly axes: string;
}

/** Scales for `turns` turns and values up to `high`, with room for names on the right. */
function frameOf(turns: number, [low, high]: readonly [number, number], nameWidth: number): Frame {
  const right = WIDTH - nameWidth;
  // One extra step of width shows the points of the last turn.
  const x = scaleLinear([1, turns + 1], [LEFT, right]);
  const y = scaleLinear([Math.min(0, low), Math.max(1, high)], [HEIGHT - FOOT, TOP]).nice(5);
  const rows = y
    .ticks(5)
    .filter(Number.isInteger)
    .map(
      (value) =>
        `<path d="M${LEFT} ${y(value)}H${right}" stroke="var(--line)" stroke-opacity=".6"/><text x="${LEFT - 6}" y="${y(value)}" text-anchor="end" dominant-baseline="middle">${value}</text>`,
    );
  const columns = [
    1,
    ...x.ticks(8).filter((turn) => Number.isInteger(turn) && turn > 1 && turn <= turns),
  ].map((turn) => `<text x="${x(turn)}" y="${HEIGHT - 8}" text-anchor="middle">${turn}</text>`);
  return { x, y, right, axes: rows.join('') + columns.join('') };
}

function drawing(title: string, body: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeMarkup(title)}" font-size="12" fill="var(--ink)">${body}</svg>`;
}

/** One line per seat: its value at the end of each turn, until the next turn ends. */
export function lineChart(title: string, lines: readonly ChartLine[]): string {
  const all = lines.flatMap(({ values }) => values);
  const turns = Math.max(2, ...lines.map(({ values }) => values.length));
  const { x, y, right, axes } = frameOf(turns, [Math.min(0, ...all), Math.max(1, ...all)], 120);
  const path = line<number>((_, i) => x(i + 1), y).curve(curveStepAfter);
  const drawn = lines.map(({ seat, values }) => {
    const dash = DASHES[seat % DASHES.length];
    const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
    return `<path d="${path([...values, values.at(-1) ?? 0]) ?? ''}" fill="none" stroke="var(--seat-${seat})" stroke-width="2.5"${dashes}/>`;
  });
  const named = lines.map(({ name, seat, values }) => {
    const end = values.at(-1) ?? 0;
    return { at: y(end), name: `${name.slice(0, MAX_NAME_LENGTH)} ${end}`, colour: `var(--seat-${seat})` };
  });
  return drawing(title, axes + drawn.join('') + names(named, right));
}

/** The points of each source, stacked with the largest at the bottom. */
export function layerChart(title: string, layers: readonly ChartLayer[], most: number): string {
  const turns = Math.max(2, ...layers.map(({ values }) => values.length));
  const { x, y, right, axes } = frameOf(turns, [0, most], 210);
  const below = Array.from({ length: turns }, () => 0);
  const named: LineLabel[] = [];
  const drawn = layers.map(({ name, values }, i) => {
    const bounds = values.map((value, turn) => [below[turn] ?? 0, (below[turn] ?? 0) + value] as const);
    bounds.forEach(([, top], turn) => (below[turn] = top));
    const [low = 0, high = 0] = bounds.at(-1) ?? [];
    named.push({ at: y((low + high) / 2), name: `${name} ${values.at(-1) ?? 0}` });
    const shape = area<readonly [number, number]>()
      .x((_, turn) => x(turn + 1))
      .y0(([from]) => y(from))
      .y1(([, to]) => y(to))
      .curve(curveStepAfter);
    // Two alternating tints separate neighbours; labels identify them.
    const tint = i % 2 === 0 ? '.38' : '.14';
    return `<path d="${shape([...bounds, ...bounds.slice(-1)]) ?? ''}" fill="var(--ink)" fill-opacity="${tint}" stroke="var(--card)" stroke-width="1"/>`;
  });
  return drawing(title, axes + drawn.join('') + names(named, right));
}

interface LineLabel {
  readonly at: number;
  readonly name: string;
  readonly colour?: string;
}

/** Labels at the ends of their lines. Overlapping ones move apart and stay in the picture. */
function names(named: readonly LineLabel[], right: number): string {
  const places = [...named].sort((a, b) => a.at - b.at);
  const at: number[] = [];
  for (const { at: wanted } of places) at.push(Math.max(wanted, (at.at(-1) ?? 0) + LINE_HEIGHT));
  let floor = HEIGHT - FOOT + LINE_HEIGHT;
  for (let i = at.length - 1; i >= 0; i -= 1) {
    floor = Math.min(at[i] ?? floor, floor - (i === at.length - 1 ? 0 : LINE_HEIGHT));
    at[i] = floor;
  }
  return places
    .map(({ at: end, name, colour = 'var(--line-dark)' }, i) => {
      const y = (at[i] ?? end).toFixed(1);
      return `<path d="M${right + 2} ${end.toFixed(1)}L${right + 12} ${y}" fill="none" stroke="${colour}"/><text x="${right + 16}" y="${y}" dominant-baseline="middle" font-weight="600">${escapeMarkup(name)}</text>`;
    })
    .join('');
}
