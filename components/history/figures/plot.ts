/**
 * Lines over the turns of a game. They stretch to their box; labels are outside the drawing, so they keep
 * their size.
 */
import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { DASHES } from './line-chart';

export interface PlotLine {
  /** Index into the seats' colours and patterns. */
  readonly seat: number;
  readonly values: readonly number[];
  /** Whether the line is a forecast. */
  readonly isThin?: boolean;
}

export interface Plot {
  readonly html: string;
  /** The vertical position of a value, in percent from the top. */
  readonly at: (value: number) => number;
  /** Whole numbers that have a grid line. */
  readonly ticks: readonly number[];
}

const [WIDTH, HEIGHT] = [1000, 400];

/** Draws the lines with about `ticks` grid lines. */
export function plot(lines: readonly PlotLine[], ticks: number): Plot {
  const all = lines.flatMap(({ values }) => values);
  const turns = Math.max(2, ...lines.map(({ values }) => values.length));
  // One extra step of width shows the points of the last turn.
  const x = scaleLinear([0, turns], [0, WIDTH]);
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [HEIGHT, 0]).nice(ticks);
  const path = line<number>(
    (_, i) => Math.round(x(i)),
    (value) => Math.round(y(value)),
  ).curve(curveStepAfter);
  const drawn = lines.map(({ seat, values, isThin }) => {
    const dash = DASHES[seat % DASHES.length];
    const look = isThin
      ? 'stroke-width="1"'
      : `stroke-width="2.5"${dash ? ` stroke-dasharray="${dash}"` : ''}`;
    return `<path d="${path([...values, values.at(-1) ?? 0]) ?? ''}" stroke="var(--seat-${seat})" ${look}/>`;
  });
  const marks = y.ticks(ticks).filter(Number.isInteger);
  const across = marks.map((value) => `M0 ${Math.round(y(value))}H${WIDTH}`).join('');
  const html = `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true" fill="none"><path d="${across}" stroke="var(--line)" stroke-opacity=".6"/>${drawn.join('')}</svg>`;
  return {
    html: html.replaceAll('<path ', '<path vector-effect="non-scaling-stroke" '),
    at: (value) => (y(value) / HEIGHT) * 100,
    ticks: marks,
  };
}
