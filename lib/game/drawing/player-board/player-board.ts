/**
 * A player's board: treadwheel stores of gold and stone with their wealth bonuses, four tracks with
 * everything on them.
 */
import type { PackData, WealthBonus } from '@/lib/game/engine/pack';
import type { Player } from '@/lib/game/engine/state';
import type { Track } from '@/lib/game/engine/vocabulary';
import { linkPiece } from '../board-location';
import { colour, icon, label, translateTo, num, polar, svg, type Caption, type Point } from '../draw';
import { drawBlock } from '../draw-run';
import { effectGlyphs } from '../glyphs';
import { seatIcon } from '../seat-marks';
import { tokenPlace } from './player-board-empty';
import {
  CELL,
  CELL_HEIGHT,
  HEIGHT,
  REACHES_Y,
  RING,
  STORES,
  TRACK_LEFT,
  TRACK_REACH,
  TRACKS_Y,
  WEALTH_BOX,
  WIDTH,
  fieldAngle,
  wealthPlace,
} from './player-board-plan';

const ORIGIN: Point = { x: 0, y: 0 };

/** The names of the mines and quarries tracks, if they can be pressed. */
export type TrackNames = Readonly<Record<Track, string>>;

/** The board of one seat: the sheet's empty board and the player's pieces. */
export function playerBoardSvg(
  pack: PackData,
  player: Player,
  seat: number,
  caption: Caption,
  names?: TrackNames,
): string {
  const taken = pack.playerBoard.wealthBonuses.filter(({ id }) => player.wealth.includes(id));
  const body =
    '<use href="#empty-player"/>' +
    drawStore(player, 'gold') +
    drawStore(player, 'stone') +
    taken.map(takenMark).join('') +
    trackMarks(pack, player, seat) +
    tokens(pack, player) +
    (names ? trackPlaces(pack, seat, names) : '');
  const frame = { x: -2, y: -2, width: WIDTH + 4, height: HEIGHT + 4, id: `board-${seat}`, ...caption };
  return svg({ ...frame, className: 'board-svg', hasLinks: names !== undefined }, body);
}

/** The store of a good: its field on the wheel, and the number in the middle. */
function drawStore(player: Player, good: 'gold' | 'stone'): string {
  const n = player.goods[good];
  const at = STORES[good];
  const { x, y } = polar(at, RING, fieldAngle(n));
  const disc = `<circle cx="${num(x)}" cy="${num(y)}" r="15" fill="${colour(good)}" stroke="${colour('edge')}" stroke-width="2.2"/>`;
  return (
    disc +
    label(String(n), { x, y }, { size: 17, fill: 'on-gold', weight: 700 }) +
    label(String(n), at, { size: 29, fill: 'on-gold', weight: 700 })
  );
}

function takenMark(bonus: WealthBonus): string {
  const { width, height } = WEALTH_BOX;
  const veil = `<rect x="${num(-width / 2)}" y="${num(-height / 2)}" width="${width}" height="${height}" rx="5" fill="${colour('card')}" opacity=".72"/>`;
  return translateTo(wealthPlace(bonus), veil + icon('i-check', ORIGIN, 36));
}

function trackMarks(pack: PackData, player: Player, seat: number): string {
  const [mines, quarries] = pack.playerBoard.tracks;
  const { technology, university } = player.heights;
  const fields: readonly (readonly [number, number, number])[] = [
    [TRACKS_Y.mines, mines.counts.indexOf(player.counts['gold-mine']), player.counts['gold-mine']],
    [TRACKS_Y.quarries, quarries.counts.indexOf(player.counts.quarry), player.counts.quarry],
    [TRACKS_Y.technology, technology, technology],
    [TRACKS_Y.university, university, university],
  ];
  return fields.map(([y, field, n]) => trackMark(y, field, n, seat)).join('');
}

/** Both tracks that an action can raise, each as one target with a margin. */
function trackPlaces({ playerBoard }: PackData, seat: number, names: TrackNames): string {
  const [mines, quarries] = playerBoard.tracks;
  const place = (track: Track, fields: number, on: 'mines' | 'quarries'): string => {
    const rect = (look: string, y: number, height: number) =>
      `<rect ${look} x="${TRACK_LEFT}" y="${y}" width="${fields * CELL}" height="${height}"/>`;
    const reach = rect('class="reach" fill="none" pointer-events="all"', REACHES_Y[on], TRACK_REACH);
    const hit = rect('class="hit"', TRACKS_Y[on], CELL_HEIGHT);
    return linkPiece('track', `${seat}-${track}`, names[track], reach + hit);
  };
  return (
    place('gold-mine', mines.counts.length, 'mines') + place('quarry', quarries.counts.length, 'quarries')
  );
}

/** The field of the marker: framed, with its number repeated and the seat's sign next to it. */
function trackMark(y: number, field: number, n: number, seat: number): string {
  const width = CELL - 3;
  const top = `<rect width="${width}" height="${CELL_HEIGHT / 2}" fill="${colour('here')}"/>`;
  const edge = `<rect width="${width}" height="${CELL_HEIGHT}" rx="3" fill="none" stroke="${colour('edge')}" stroke-width="2.8"/>`;
  const number = label(String(n), { x: 11, y: 11 }, { size: 16, weight: 700 });
  const sign = icon(seatIcon(seat), { x: 28, y: 10.5 }, 17);
  return translateTo({ x: TRACK_LEFT + field * CELL, y }, top + edge + number + sign);
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
      const disc = `<circle r="21" fill="${colour('wheel')}" stroke="${colour('edge')}" stroke-width="1.4"/>`;
      return token
        ? translateTo(tokenPlace(fields, y), disc + drawBlock(effectGlyphs(token.gain), ORIGIN, 27, 36))
        : '';
    })
    .join('');
}
