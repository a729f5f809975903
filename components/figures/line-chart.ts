/** Lines over turns as a drawing; the numbers stand in the table beside it. */
import { escapeMarkup } from '@/components/ui/escape';

export interface Line {
  readonly name: string;
  /** Place among the colours and patterns of the seats. */
  readonly seat: number;
  readonly values: readonly number[];
}

const [WIDTH, HEIGHT, LEFT, TOP] = [640, 260, 36, 12];
const [ROOM, DEEP] = [WIDTH - LEFT - 96, HEIGHT - TOP - 28];
/** Colour is never the only sign. */
const DASHES = ['', '10 5', '3 4', '12 4 3 4'];

/** A chart of all lines, with its axes. */
export function lineChart(title: string, lines: readonly Line[]): string {
  const all = lines.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const n = Math.max(2, ...lines.map(({ values }) => values.length));
  const x = (i: number) => (LEFT + (i / (n - 1)) * ROOM).toFixed(1);
  const y = (value: number) => (TOP + DEEP - ((value - low) / (high - low)) * DEEP).toFixed(1);
  const marks = [low, Math.round((low + high) / 2), high].map(
    (value) =>
      `<path d="M${LEFT} ${y(value)}h${ROOM}" stroke="var(--line)"/><text x="${LEFT - 6}" y="${y(value)}" text-anchor="end" dominant-baseline="middle">${value}</text>`,
  );
  const turns = [1, Math.ceil(n / 2), n].map(
    (turn) => `<text x="${x(turn - 1)}" y="${HEIGHT - 6}" text-anchor="middle">${turn}</text>`,
  );
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeMarkup(title)}" font-size="12" fill="var(--ink)">${marks.join('')}${turns.join('')}${named(lines, { x, y })}</svg>`;
}

interface Scales {
  readonly x: (i: number) => string;
  readonly y: (value: number) => string;
}

/** Each line with its name at its end; names that would lie upon each other are moved apart. */
function named(lines: readonly Line[], { x, y }: Scales): string {
  const ends = [...lines]
    .map((line) => ({ line, at: Number(y(line.values.at(-1) ?? 0)) }))
    .sort((a, b) => a.at - b.at);
  let free = 0;
  return ends
    .map(({ line: { name, seat, values }, at }) => {
      const place = Math.max(at, free);
      free = place + 15;
      const points = values.map((value, i) => `${x(i)},${y(value)}`).join(' ');
      const dash = DASHES[seat % DASHES.length];
      const stroke = `stroke="var(--seat-${seat})" stroke-width="2.5"${dash ? ` stroke-dasharray="${dash}"` : ''}`;
      const text = `<text x="${LEFT + ROOM + 8}" y="${place.toFixed(1)}" dominant-baseline="middle" font-weight="600">${escapeMarkup(name.slice(0, 12))}</text>`;
      return `<polyline points="${points}" fill="none" ${stroke}/>${text}`;
    })
    .join('');
}
