/**
 * Building blocks of our drawings: pure string functions without React or DOM, which pages and email
 * pictures share. Colours are CSS variables of the style sheet; a self-contained picture replaces them
 * from a palette.
 */
import { escapeMarkup } from '@/lib/game/drawing/escape';

/** A number with at most one decimal, which is precise enough and keeps pages small. */
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

export const ORIGIN: Point = { x: 0, y: 0 };

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

/** A polygon. */
export function polygon(corners: readonly Point[], attributes: string): string {
  return `<polygon points="${points(corners)}" ${attributes}/>`;
}

/** A symbol of sheet.ts, centred. */
export function icon(name: string, { x, y }: Point, size: number, attributes = ''): string {
  const half = size / 2;
  return `<use href="#${name}" x="${num(x - half)}" y="${num(y - half)}" width="${num(size)}" height="${num(size)}"${attributes && ` ${attributes}`}/>`;
}

export interface TextStyle {
  readonly size: number;
  /** Defaults to the line-work colour that every drawing sets for its text. */
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'end';
  readonly serif?: boolean;
}

/** A line of text, centred on `at` unless anchored otherwise. */
export function label(text: string, at: Point, style: TextStyle): string {
  const { size, fill, weight, anchor, serif } = style;
  const look = [
    `font-size="${num(size)}"`,
    fill && `fill="${colour(fill)}"`,
    weight && `font-weight="${weight}"`,
    anchor && `text-anchor="${anchor}"`,
    serif && 'class="f-serif"',
  ];
  return `<text ${textPlace(at, size)} ${look.filter(Boolean).join(' ')}>${escapeMarkup(text)}</text>`;
}

/** Coordinates that centre a text of this size on `at`. */
function textPlace({ x, y }: Point, size: number): string {
  return `x="${num(x)}" y="${num(y + size * 0.36)}"`;
}

/** Groups several texts that share one style. */
export function labels(style: TextStyle, texts: readonly (readonly [string, Point])[]): string {
  const { size, fill, serif } = style;
  const body = texts
    .map(([text, at]) => `<text ${textPlace(at, size)}>${escapeMarkup(text)}</text>`)
    .join('');
  return `<g font-size="${num(size)}"${fill ? ` fill="${colour(fill)}"` : ''}${serif ? ' class="f-serif"' : ''}>${body}</g>`;
}

/** A pointy-top hex as a path segment; hexes of the same style share one path. */
export function hexPath({ x, y }: Point, size: number): string {
  const half = num((size * Math.sqrt(3)) / 2);
  const rise = num(size / 2);
  return `M${num(x)} ${num(y - size)}l${half} ${rise}v${num(size)}l-${half} ${rise}-${half}-${rise}v-${num(size)}z`;
}

/** Joins path segments into one path. */
export function path(pieces: readonly string[], attributes: string): string {
  return pieces.length > 0 ? `<path d="${pieces.join('')}" ${attributes}/>` : '';
}

/** A group translated to a point. */
export function translateTo({ x, y }: Point, body: string): string {
  return `<g transform="translate(${num(x)} ${num(y)})">${body}</g>`;
}

/** A grid cell of a drawing, translated to a point. */
export function cell({ x, y }: Point, body: string): string {
  return `<g role="gridcell" transform="translate(${num(x)} ${num(y)})">${body}</g>`;
}

/** A named row of grid cells. */
export function gridRow(name: string, cells: readonly string[]): string {
  return `<g role="row" aria-label="${escapeMarkup(name)}">${cells.join('')}</g>`;
}

/** Removes the grid roles from a drawing inside a picture, where screen readers read no cells. */
export const withoutRows = (drawing: string): string =>
  drawing.replaceAll(/ role="(?:row|gridcell)"(?: aria-label="[^"]*")?/g, '');

/** A rectangle in the units of a drawing. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawingFrame extends Area {
  readonly title: string;
  readonly desc: string;
  /** Unique on the page; the ids of title and description derive from it. */
  readonly id: string;
  readonly className?: string;
  /**
   * With links it is a group, because screen readers ignore everything inside a picture. If its links are
   * grid cells, arrow keys move through it as through a table.
   */
  readonly role?: 'group' | 'grid' | undefined;
}

/**
 * The name of a drawing and its text alternative, which describes where the equivalent list is on the
 * page.
 */
export interface Caption {
  readonly title: string;
  readonly desc: string;
  /** For a second copy of a drawing on a page, or an enlarged part of it. */
  readonly id?: string;
  readonly box?: Area;
}

/** Attributes that all text of a drawing inherits. */
export const TEXT = `fill="${colour('art')}" font-weight="600" text-anchor="middle"`;

/** The `viewBox` of a drawing. */
export function viewBox({ x, y, width, height }: Area): string {
  return [x, y, width, height].map(num).join(' ');
}

/** A small drawing next to text that says the same. */
export function piece(
  box: readonly [x: number, y: number, width: number, height: number],
  body: string,
): string {
  return `<svg viewBox="${box.join(' ')}" ${TEXT} aria-hidden="true">${body}</svg>`;
}

/** A whole drawing with its title and description. */
export function svg(frame: DrawingFrame & Pick<Caption, 'box'>, body: string): string {
  const { id, role } = frame;
  const look = frame.className ? ` class="${frame.className}"` : '';
  const head = `<svg viewBox="${viewBox(frame.box ?? frame)}" role="${role ?? 'img'}" aria-labelledby="${id}-t ${id}-d"${look} ${TEXT}><title id="${id}-t">${escapeMarkup(frame.title)}</title><desc id="${id}-d">${escapeMarkup(frame.desc)}</desc>`;
  return `${head}${role ? silentOutside(body) : `<g aria-hidden="true">${body}</g>`}</svg>`;
}

/**
 * Hides everything but links from screen readers, because isolated letters and numbers make no sense when
 * read aloud.
 */
function silentOutside(body: string): string {
  return body
    .split(/(<a .*?<\/a>)/s)
    .map((part) => (part.startsWith('<a ') ? part : silent(part)))
    .join('');
}

const silent = (part: string): string =>
  part
    .replaceAll('<text ', '<text aria-hidden="true" ')
    .replaceAll(/<use ([^>]*)\/>/g, '<use $1 aria-hidden="true"/>');
