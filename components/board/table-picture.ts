/**
 * A whole table as one picture, from the same drawings as the table: the city as the map, the crane as its
 * compass, both projects as its skyline.
 */
import { linkToSheet } from '@/components/board/sheet-url';
import { citySvg } from '@/lib/game/drawing/city/city';
import { TEXT, withoutRows } from '@/lib/game/drawing/draw';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { gridSvg } from '@/lib/game/drawing/grid';
import { wheelSvg } from '@/lib/game/drawing/wheel';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { Wording } from '@/lib/game/wording/wording';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WIDTH = 1000;
const HEIGHT = 960;
const WALL: Place = { x: 10, y: 20, width: 280, height: 310 };
const WHEEL: Place = { x: 300, y: 0, width: 400, height: 400 };
const CATHEDRAL: Place = { x: 710, y: 20, width: 280, height: 310 };
const CITY: Place = { x: 0, y: 345, width: 1000, height: 615 };

/** The picture of a position; `title` names it for screen readers. */
export function tablePicture(words: Wording, pack: Pack, state: State, title: string): string {
  const on = { words, pack, state };
  const caption = { title: '', desc: '' };
  const parts = [
    within(CITY, citySvg(on, caption)),
    within(WALL, gridSvg(on, 'hunger-wall', caption)),
    within(CATHEDRAL, gridSvg(on, 'cathedral', caption)),
    within(WHEEL, wheelSvg(on, caption)),
  ];
  return pictureOf(parts.join(''), HEIGHT, title, pack);
}

/** Only the city, as a map. */
export function cityMap(words: Wording, pack: Pack, state: State, title: string): string {
  const drawing = citySvg({ words, pack, state }, { title: '', desc: '' });
  return pictureOf(within({ ...CITY, y: 0 }, drawing), CITY.height, title, pack);
}

/** A whole picture, as wide as a board, which takes its symbols from the pack's sheet. */
export function pictureOf(body: string, height: number, title: string, pack: Pack): string {
  const whole = `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeMarkup(title)}" class="board-svg" ${TEXT}>${body}</svg>`;
  return linkToSheet(whole, pack);
}

/** A drawing at its place in the picture, without links and accessible names. */
export function within({ x, y, width, height }: Place, drawing: string): string {
  return withoutRows(drawing)
    .replace(
      /^<svg viewBox="([^"]*)"[^>]*>/,
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="$1">`,
    )
    .replace(/<title.*?<\/desc>/, '')
    .replaceAll(/<a [^>]*>/g, '<g>')
    .replaceAll('</a>', '</g>')
    .replaceAll(/<use href="#hit-[^>]*>|<rect [^>]*class="hit"\/>/g, '');
}
