/** The icon of the service: plain, with a number, or filling a square for home screens. */

const HEXAGON = 'M16 1l13 7.5v15L16 31 3 23.5v-15z';
const CASTLE = `<path d="M8 24v-9l3-7 2.5 5.5h5L21 8l3 7v9h-5v-4.5a3 3 0 0 0-6 0V24z" fill="#f3e9d2"/>`;
/** The castle cut out of the hexagon; systems paint it in their own colour. */
const SILHOUETTE = `<path d="${HEXAGON} M8 24v-9l3-7 2.5 5.5h5L21 8l3 7v9h-5v-4.5a3 3 0 0 0-6 0V24z" fill="#fff" fill-rule="evenodd"/>`;
const BALL = `<circle cx="16" cy="11" r="1.7" fill="#d9a93a"/>`;
const MARK = `<path d="${HEXAGON}" fill="#97251f" stroke="#2b2118" stroke-width="1.5"/>\n${CASTLE}`;

const framed = (inside: string, viewBox = '0 0 32 32'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${inside}\n</svg>\n`;

/** The browser tab icon, `public/icon.svg`. */
export const appIcon = (): string => framed(`${MARK}\n${BALL}`);

/**
 * For devices that crop icons to their own shape: the mark stays within the middle four fifths, which no
 * shape crops.
 */
export const appIconFilled = (): string =>
  framed(`<rect x="-8" y="-8" width="48" height="48" fill="#f3e9d2"/>\n${MARK}\n${BALL}`, '-6 -6 44 44');

/** White on transparent, as notification badges require. */
export const appBadge = (): string => framed(SILHOUETTE);

/** The icon with a number on it; any number above nine shows as "9+". */
export function appIconWithCount(n: number): string {
  const text = n > 9 ? '9+' : String(n);
  return framed(`${MARK}
<circle cx="22.5" cy="22.5" r="9" fill="#1f4e8c" stroke="#f3e9d2" stroke-width="1.5"/>
<text x="22.5" y="27" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${n > 9 ? 11 : 13}" fill="#fff">${text}</text>`);
}
