/** A player's board: treadwheel stores of gold and stone with their wealth bonuses, four tracks with everything on them. */
import type { PackData, WealthBonus } from '@/lib/engine/pack';
import type { Player } from '@/lib/engine/state';
import { colour, icon, label, num, polar, svg, type Point } from './draw';
import { drawBlock, effectGlyphs } from './glyphs';
import {
  CELL,
  CELL_HEIGHT,
  STORES,
  TRACK_LEFT,
  TRACKS_Y,
  WEALTH_BOX,
  fieldAngle,
  wealthPlace,
} from './player-board-plan';
import { seatIcon } from './seat-marks';

export { emptyPlayerBoard } from './player-board-empty';

/** The board of one seat: the empty board of the sheet, and what is this player's on it. */
export function playerBoardSvg(pack: PackData, player: Player, seat: number, words: string): string {
  const body =
    '<use href="#empty-player"/>' +
    held(player, 'gold') +
    held(player, 'stone') +
    pack.playerBoard.wealthBonuses
      .map((bonus) => (player.wealth.includes(bonus.id) ? takenMark(bonus) : ''))
      .join('') +
    trackMarks(pack, player, seat) +
    tokens(pack, player);
  const frame = {
    x: -4,
    y: -4,
    width: 432,
    height: 406,
    id: `board-${seat}`,
    title: 'Player board',
    desc: words,
  };
  return svg({ ...frame, className: 'board-svg' }, body);
}

/** The store of a good: its field on the wheel, and the number large in the middle. */
function held(player: Player, good: 'gold' | 'stone'): string {
  const n = player.goods[good];
  const at = STORES[good];
  const { x, y } = polar(at, 52, fieldAngle(n));
  const disc = `<circle cx="${num(x)}" cy="${num(y)}" r="13" fill="${colour(good)}" stroke="${colour('edge')}" stroke-width="2"/>`;
  return (
    disc +
    label(String(n), { x, y }, { size: 14, fill: 'on-gold' }) +
    label(String(n), at, { size: 25, fill: 'on-gold', weight: 700 })
  );
}

function takenMark(bonus: WealthBonus): string {
  const { x, y } = wealthPlace(bonus);
  const { width, height } = WEALTH_BOX;
  const veil = `<rect x="${num(x - width / 2)}" y="${num(y - height / 2)}" width="${width}" height="${height}" rx="4" fill="${colour('card')}" opacity=".75"/>`;
  return veil + icon('i-check', { x, y }, 28);
}

function trackMarks(pack: PackData, player: Player, seat: number): string {
  const [mines, quarries] = pack.playerBoard.tracks;
  const fields: readonly (readonly [number, number, number])[] = [
    [TRACKS_Y.mines, mines.counts.indexOf(player.counts['gold-mine']), player.counts['gold-mine']],
    [TRACKS_Y.quarries, quarries.counts.indexOf(player.counts.quarry), player.counts.quarry],
    [TRACKS_Y.technology, player.heights.technology, player.heights.technology],
    [TRACKS_Y.university, player.heights.university, player.heights.university],
  ];
  return fields.map(([y, field, n]) => trackMark(y, field, n, seat)).join('');
}

/** The field the marker stands on: framed, its number again in the frame, the seat's sign beside it. */
function trackMark(y: number, field: number, n: number, seat: number): string {
  const x = TRACK_LEFT + field * CELL;
  const frame = `<rect x="${num(x)}" y="${y}" width="${CELL - 4}" height="${CELL_HEIGHT / 2}" rx="4" fill="${colour('here')}"/><rect x="${num(x)}" y="${y}" width="${CELL - 4}" height="${CELL_HEIGHT}" rx="4" fill="none" stroke="${colour('edge')}" stroke-width="2.4"/>`;
  return (
    frame +
    label(String(n), { x: x + 11, y: y + 11 }, { size: 13 }) +
    icon(seatIcon(seat), { x: x + 28, y: y + 10 }, 16)
  );
}

/** Production tokens lie at the right end of their track. */
function tokens(pack: PackData, player: Player): string {
  const [mines, quarries] = pack.playerBoard.tracks;
  const places = [
    ['gold-mine', mines.counts.length, TRACKS_Y.mines],
    ['quarry', quarries.counts.length, TRACKS_Y.quarries],
  ] as const;
  return places
    .map(([track, fields, y]) => {
      const token = pack.productionTokens.find((entry) => entry.id === player.productionTokens[track]);
      const at: Point = { x: TRACK_LEFT + fields * CELL + 40, y: y + 20 };
      const disc = `<circle cx="${at.x}" cy="${at.y}" r="24" fill="${colour('wheel')}" stroke="${colour('edge')}"/>`;
      return token ? disc + drawBlock(effectGlyphs(token.gain), at, 24, 40) : '';
    })
    .join('');
}
