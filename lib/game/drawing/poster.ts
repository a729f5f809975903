/**
 * The finished city as a self-contained poster: the board as drawn at the table, with its builders and
 * their points.
 */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Labelling } from '@/lib/game/wording/wording';
import { cityAndProjects, selfContainedSvg } from './board-picture';
import { type Area, icon, label, num } from './draw';
import { wrappedLines, shortened } from './fit-text';
import type { PictureTheme } from './palette';
import { seatIcon } from './seat-marks';

export const POSTER = { width: 1600, height: 1000 } as const;
const CITY = { width: 1080, height: 1000 } as const;
const PLACES = {
  city: { x: 20, y: 352, width: 1060, height: 640 },
  'hunger-wall': { x: 24, y: 20, width: 270, height: 313 },
  bridge: { x: 318, y: 50, width: 456, height: 264 },
  cathedral: { x: 798, y: 20, width: 270, height: 313 },
} as const satisfies Readonly<Record<string, Area>>;
/** The column of names: its left edge, margins, and maximum letters per line. */
const COLUMN = { x: 1092, left: 1132, right: 1560, letters: 15, titleLetters: 20, titleLines: 3 } as const;
const ROW = 96;

export interface PosterWords {
  readonly title: string;
  /** A one-line description. */
  readonly about: string;
  readonly date: string;
  /** The players, winner first. */
  readonly people: readonly { readonly seat: SeatId; readonly name: string; readonly points: string }[];
}

/** The current city with both projects and the bridge, for lists. */
export function cityPicture(on: Labelling, theme: PictureTheme): string {
  return selfContainedSvg(on.pack, cityAndProjects(on, PLACES, PLACES.city.y), { ...CITY, title: '', theme });
}

/** The poster of a position. */
export function posterPicture(on: Labelling, words: PosterWords): string {
  const body = cityAndProjects(on, PLACES, PLACES.city.y) + column(words);
  return selfContainedSvg(on.pack, body, { ...POSTER, title: words.title });
}

function column({ title, about, date, people }: PosterWords): string {
  const { x, left, right } = COLUMN;
  const lines = wrappedLines(title, COLUMN.titleLetters, COLUMN.titleLines);
  const begin = { anchor: 'start', fill: 'ink' } as const;
  const top = 110 + lines.length * 60;
  const rows = people.map(({ seat, name, points }, i) => {
    const y = top + 110 + i * ROW;
    return (
      icon(seatIcon(seat), { x: left + 24, y }, 52) +
      label(shortened(name, COLUMN.letters), { x: left + 66, y }, { size: 34, ...begin }) +
      label(points, { x: right, y }, { size: 34, anchor: 'end', fill: 'ink' })
    );
  });
  return [
    `<rect x="${x}" width="${num(POSTER.width - x)}" height="${POSTER.height}" fill="var(--card)"/>`,
    `<rect x="${x}" width="6" height="${POSTER.height}" fill="var(--gold)"/>`,
    ...lines.map((line, i) => label(line, { x: left, y: 110 + i * 60 }, { size: 50, serif: true, ...begin })),
    label(about, { x: left, y: top + 6 }, { size: 26, ...begin }),
    ...rows,
    label(date, { x: left, y: POSTER.height - 50 }, { size: 24, ...begin }),
  ].join('');
}
