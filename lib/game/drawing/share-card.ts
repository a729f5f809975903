/** The picture of a link preview: words on the left, a part of the board on the right. */
import type { ChangedSquares } from './board-location';
import { appIcon } from './app-icon';
import { cityAndProjects, selfContainedSvg, craneOnPaper } from './board-picture';
import { label, num } from './draw';
import { fits, wrappedLines, shortened } from './fit-text';
import { seatIcon } from './seat-marks';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Labelling } from '@/lib/game/wording/wording';

/** The size that messengers and social networks show without cropping. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The part of the board on a card: the city, the crane, or the projects above the city. */
export type CardScene = 'city' | 'crane' | 'projects';

export interface CardWords {
  /** The name of the service. */
  readonly site: string;
  readonly title: string;
  /** One or two sentences. */
  readonly line: string;
  readonly people?: readonly CardPerson[];
}

interface CardPerson {
  readonly seat: SeatId;
  readonly name: string;
  /** Empty while the game runs. */
  readonly points: string;
}

/** The column of words. */
const COLUMN = { width: 490, left: 52, right: 442 } as const;
const SMALLEST = 40;
const TITLE_SIZES = [68, 58, 48, SMALLEST] as const;
const SMALL_LINE = { size: 23, step: 33, letters: 34 } as const;
const LINES = [{ size: 28, step: 40, letters: 27 }, SMALL_LINE] as const;
const PERSON = { step: 56, letters: 19 } as const;
/** Width of a serif letter, as a part of its size. */
const SERIF_WIDTH = 0.48;

const right = { x: COLUMN.width, width: SHARE_CARD.width - COLUMN.width } as const;

type Scene = (on: Labelling, changed?: ChangedSquares) => string;

const SCENES: Readonly<Record<CardScene, Scene>> = {
  city: (on) => cityAndProjects(on, { city: { x: right.x - 40, y: -30, width: 800, height: 690 } }, 0),
  projects: (on, changed) => {
    const project = { y: 18, width: 214, height: 246 };
    const places = {
      city: { x: right.x - 10, y: 270, width: right.width + 30, height: 450 },
      'hunger-wall': { x: right.x + 22, ...project },
      bridge: { x: right.x + 248, y: 62, width: 216, height: 150 },
      cathedral: { x: right.x + 476, ...project },
      ...(changed ? { changed } : {}),
    };
    return cityAndProjects(on, places, places.city.y);
  },
  crane: (on) => craneOnPaper(on, { x: right.x + 48, y: 8, width: 614, height: 614 }),
};

/** The card of a position, as a self-contained picture. Changed places are ringed if the scene shows them. */
export function shareCard(
  on: Labelling,
  { scene, changed, ...words }: CardWords & { readonly scene: CardScene; readonly changed?: ChangedSquares },
): string {
  const body = SCENES[scene](on, changed) + column(words);
  return selfContainedSvg(on.pack, body, { ...SHARE_CARD, title: words.title });
}

const TOP = 196;
const BOTTOM = 578;

/** Drawn last: it covers the land of the city, which has no edge. */
function column({ title, line, site, people = [] }: CardWords): string {
  const { width, left } = COLUMN;
  const titled = titleLines(title, people.length > 2 ? 2 : 3);
  const below = TOP + titled.lines.length * titled.step;
  const peopleFrom = BOTTOM - Math.max(0, people.length - 1) * PERSON.step;
  const told = lineLines(line, people.length > 0 ? peopleFrom - 56 - below : BOTTOM - below);
  const start = { anchor: 'start', fill: 'ink' } as const;
  return [
    `<rect width="${width}" height="${SHARE_CARD.height}" fill="var(--card)"/>`,
    `<rect x="${width - 6}" width="6" height="${SHARE_CARD.height}" fill="var(--gold)"/>`,
    mark(left, 48, 64),
    title === site
      ? ''
      : label(site, { x: left + 82, y: 80 }, { size: 34, serif: true, ...start, fill: 'red' }),
    ...titled.lines.map((each, i) =>
      label(each, { x: left, y: TOP + i * titled.step }, { size: titled.size, serif: true, ...start }),
    ),
    ...told.lines.map((each, i) =>
      label(each, { x: left, y: below + i * told.step }, { size: told.size, ...start, fill: 'muted' }),
    ),
    ...people.map((person, i) => personAt(person, peopleFrom + i * PERSON.step)),
  ].join('');
}

/** The title in the largest size that fits. */
function titleLines(title: string, most: number) {
  const lettersOf = (size: number) => Math.floor((COLUMN.right - COLUMN.left) / (size * SERIF_WIDTH));
  const size = TITLE_SIZES.find((each) => fits(title, lettersOf(each), most)) ?? SMALLEST;
  return { size, step: size * 1.14, lines: wrappedLines(title, lettersOf(size), most) };
}

/** The sentences in the largest size that fits into this height. */
function lineLines(line: string, height: number) {
  const mostOf = (step: number) => Math.max(1, Math.floor(height / step) + 1);
  const look = LINES.find(({ step, letters }) => fits(line, letters, mostOf(step))) ?? SMALL_LINE;
  return { ...look, lines: wrappedLines(line, look.letters, mostOf(look.step)) };
}

function personAt({ seat, name, points }: CardPerson, y: number): string {
  const look = { size: 30, fill: 'ink' } as const;
  return [
    `<use href="#${seatIcon(seat)}" x="${COLUMN.left}" y="${num(y - 22)}" width="44" height="44"/>`,
    label(shortened(name, PERSON.letters), { x: COLUMN.left + 58, y }, { ...look, anchor: 'start' }),
    label(points, { x: COLUMN.right, y }, { ...look, anchor: 'end' }),
  ].join('');
}

/** The mark of the service. */
function mark(x: number, y: number, size: number): string {
  const drawing = appIcon().replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<g transform="translate(${x} ${y}) scale(${size / 32})">${drawing}</g>`;
}
