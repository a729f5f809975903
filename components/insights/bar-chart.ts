/** Means as bars with their intervals, drawn on the server. The table next to them has the same numbers. */
import { scaleLinear } from 'd3-scale';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import type { Mean } from '@/lib/game/insights';

export interface Bar extends Mean {
  readonly name: string;
  /** The mean as text, next to the bar. */
  readonly text: string;
}

const [WIDTH, NAMES, ROW, FOOT, PAD] = [640, 210, 24, 24, 56];

/** A bar from zero for each mean, with a line over its interval. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const ends = bars.flatMap(({ mean, reach = 0 }) => [mean, mean - reach, mean + reach]);
  const x = scaleLinear([Math.min(0, ...ends), Math.max(1, ...ends)], [NAMES, WIDTH - PAD]).nice(5);
  const height = bars.length * ROW + FOOT;
  const axis = x
    .ticks(5)
    .map(
      (value) =>
        `<path d="M${x(value)} 0V${height - FOOT}" stroke="var(--line)" stroke-opacity="${value === 0 ? '1' : '.5'}"/><text x="${x(value)}" y="${height - 6}" text-anchor="middle">${value}</text>`,
    );
  const drawn = bars.map((bar, i) => drawnBar(bar, i * ROW + ROW / 2, x));
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeMarkup(title)}" font-size="12" fill="var(--ink)">${axis.join('')}${drawn.join('')}</svg>`;
}

function drawnBar({ name, text, mean, reach = 0 }: Bar, y: number, x: (value: number) => number): string {
  const [left, right] = [Math.min(x(0), x(mean)), Math.max(x(0), x(mean))];
  const [low, high] = [x(mean - reach), x(mean + reach)];
  const interval =
    reach > 0
      ? `<path d="M${low} ${y}H${high}M${low} ${y - 4}v8M${high} ${y - 4}v8" stroke="var(--ink)" stroke-width="1.5" fill="none"/>`
      : '';
  const end = Math.max(right, high) + 6;
  return `<text x="${NAMES - 8}" y="${y}" text-anchor="end" dominant-baseline="middle">${escapeMarkup(name)}</text><rect x="${left}" y="${y - 8}" width="${Math.max(1, right - left)}" height="16" fill="var(--ink)" fill-opacity=".28"/>${interval}<text x="${end}" y="${y}" dominant-baseline="middle">${escapeMarkup(text)}</text>`;
}
