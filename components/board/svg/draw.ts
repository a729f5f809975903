/**
 * Building blocks of our drawings: strings in, strings out, no React and no DOM, so that pages and mail pictures share
 * them. Colours are CSS variables of globals.css; a picture without a style sheet replaces them by a palette.
 */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for SVG, in content and in attributes. */
export function esc(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** A number with at most one decimal: pictures need no more, and pages stay small. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A theme colour. */
export function colour(name: string): string {
  return `var(--${name})`;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centre of a pointy-top hex of radius `size`. */
export function hexCentre({ q, r }: { readonly q: number; readonly r: number }, size: number): Point {
  return { x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r };
}

/** A point `distance` away from the centre towards corner `k` (0 is the top, clockwise). */
export function towardsCorner(centre: Point, distance: number, k: number): Point {
  return polar(centre, distance, -90 + 60 * k);
}

/** A point `distance` away from the centre towards side `k` (0 is north-east, clockwise). */
export function towardsSide(centre: Point, distance: number, k: number): Point {
  return polar(centre, distance, -60 + 60 * k);
}

/** A point by angle in degrees, clockwise from the right. */
export function polar(centre: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + distance * Math.cos(angle), y: centre.y + distance * Math.sin(angle) };
}

/** Points for a `points` attribute. */
export function points(list: readonly Point[]): string {
  return list.map(({ x, y }) => `${num(x)},${num(y)}`).join(' ');
}

/** The outline of a pointy-top hex. */
export function hexOutline(centre: Point, size: number): string {
  return points([0, 1, 2, 3, 4, 5].map((k) => towardsCorner(centre, size, k)));
}

/** A polygon. */
export function polygon(outline: string, attributes: string): string {
  return `<polygon points="${outline}" ${attributes}/>`;
}

/** A symbol of symbols.ts, centred. */
export function icon(name: string, { x, y }: Point, size: number, attributes = ''): string {
  const half = size / 2;
  return `<use href="#${name}" x="${num(x - half)}" y="${num(y - half)}" width="${num(size)}" height="${num(size)}"${attributes && ` ${attributes}`}/>`;
}

export interface TextStyle {
  readonly size: number;
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly serif?: boolean;
  /** A halo in the colour of the ground keeps small text readable on busy drawings. */
  readonly halo?: boolean;
}

/** A line of text, centred on `at` unless anchored otherwise. */
export function label(text: string, { x, y }: Point, style: TextStyle): string {
  const { size, fill = 'ink', weight = 600, anchor = 'middle', serif, halo } = style;
  const family = serif ? ' class="f-serif"' : '';
  const ring = halo
    ? ` stroke="${colour('tile')}" stroke-width="${num(size / 5)}" paint-order="stroke" stroke-linejoin="round"`
    : '';
  const place = anchor === 'middle' ? ' text-anchor="middle"' : anchor === 'end' ? ' text-anchor="end"' : '';
  const bold = weight === 600 ? '' : ` font-weight="${weight}"`;
  return `<text x="${num(x)}" y="${num(y + size * 0.36)}" font-size="${num(size)}" fill="${colour(fill)}"${bold}${place}${family}${ring}>${esc(text)}</text>`;
}

/** A group moved to a point. */
export function moved({ x, y }: Point, body: string, extra = ''): string {
  return `<g transform="translate(${num(x)} ${num(y)})${extra}">${body}</g>`;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly desc: string;
  /** Unique on the page: names the title and description. */
  readonly id: string;
  readonly className?: string;
}

/** A whole drawing with its title and description. */
export function svg(frame: Frame, body: string): string {
  const { x, y, width, height, id } = frame;
  const box = [x, y, width, height].map(num).join(' ');
  const look = frame.className ? ` class="${frame.className}"` : '';
  return `<svg viewBox="${box}" role="img" aria-labelledby="${id}-t ${id}-d"${look} font-weight="600"><title id="${id}-t">${esc(frame.title)}</title><desc id="${id}-d">${esc(frame.desc)}</desc>${body}</svg>`;
}
