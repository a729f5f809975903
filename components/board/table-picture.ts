/**
 * A whole table as one picture, from the same drawings as the table: the city as the map, the crane as its
 * compass, both projects as its skyline.
 */
import { linkToSheet } from '@/components/board/sheet-url';
import { citySvg } from '@/lib/game/drawing/city/city';
import type { Area } from '@/lib/game/drawing/draw';
import { gridSvg } from '@/lib/game/drawing/grid';
import { pictureSvg, placeInPicture } from '@/lib/game/drawing/picture';
import { wheelSvg } from '@/lib/game/drawing/wheel';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { Wording } from '@/lib/game/wording/wording';

const WIDTH = 1000;
const HEIGHT = 960;
const WALL: Area = { x: 10, y: 20, width: 280, height: 310 };
const WHEEL: Area = { x: 300, y: 0, width: 400, height: 400 };
const CATHEDRAL: Area = { x: 710, y: 20, width: 280, height: 310 };
const CITY: Area = { x: 0, y: 345, width: 1000, height: 615 };

/** The picture of a position; `title` names it for screen readers. */
export function tablePicture(words: Wording, pack: Pack, state: State, title: string): string {
  const on = { words, pack, state };
  const caption = { title: '', desc: '' };
  const parts = [
    placeInPicture(CITY, citySvg(on, caption)),
    placeInPicture(WALL, gridSvg(on, 'hunger-wall', caption)),
    placeInPicture(CATHEDRAL, gridSvg(on, 'cathedral', caption)),
    placeInPicture(WHEEL, wheelSvg(on, caption)),
  ];
  return pictureOf(parts.join(''), HEIGHT, title, pack);
}

/** Only the city, as a map. */
export function cityMap(words: Wording, pack: Pack, state: State, title: string): string {
  const drawing = citySvg({ words, pack, state }, { title: '', desc: '' });
  return pictureOf(placeInPicture({ ...CITY, y: 0 }, drawing), CITY.height, title, pack);
}

/** A whole picture, as wide as a board, which takes its symbols from the pack's sheet. */
export function pictureOf(body: string, height: number, title: string, pack: Pack): string {
  return linkToSheet(pictureSvg(body, { width: WIDTH, height }, title), pack);
}
