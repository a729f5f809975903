/** The city map with what changes on it: plazas with both rewards, buildings with claims, pawns on the King's Road. */
import type { PackData, Plaza } from '@/lib/engine/pack';
import type { PlacedBuilding, PlazaState, State } from '@/lib/engine/state';
import { plansOf } from '@/lib/wording/opponent';
import { SIZE, at, cityGround } from './city-ground';
import { colour, hexPath, icon, label, moved, num, path, svg, type Point } from './draw';
import { drawBlock, effectGlyphs } from './glyphs';
import { footMarks, tileGround } from './hex-tile';
import { markersAround, seatIcon } from './seat-marks';

const ORIGIN: Point = { x: 0, y: 0 };

/** The city with everything built. `words` is the text equivalent. */
export function citySvg(pack: PackData, state: State, words: string): string {
  const layer = cityGround(pack);
  const body =
    '<use href="#city-ground"/>' +
    state.plazas.map((plaza) => drawPlaza(pack, plaza)).join('') +
    state.buildings.map((building) => drawBuilding(pack, building)).join('') +
    layer.corners +
    pawns(pack, state) +
    parlersPawn(pack, state);
  const frame = {
    ...layer.box,
    id: 'city',
    title: 'City of Prague',
    desc: words,
    className: 'board-svg city-svg',
  };
  return svg(frame, body);
}

const PLAZA_FILL = {
  tan: 'plaza-tan',
  yellow: 'plaza-yellow',
  'light-blue': 'plaza-light',
  'grey-blue': 'plaza-grey',
} as const;

function drawPlaza(pack: PackData, plaza: PlazaState): string {
  const hex = pack.city.plazas.find((entry) => entry.id === plaza.plaza);
  if (!hex) return '';
  const look = `fill="${colour(PLAZA_FILL[hex.colour])}" stroke="${colour('edge')}" stroke-width="1.8"`;
  const base = path([hexPath(ORIGIN, SIZE * 0.98)], look);
  return moved(at(hex), base + plazaFace(pack, plaza) + plazaBadge(pack, hex, plaza.evaluated));
}

function plazaFace(pack: PackData, plaza: PlazaState): string {
  const face = pack.plazas.tiles.flatMap((tile) => tile.faces).find((entry) => entry.id === plaza.face);
  if (!face) return label('no tile', ORIGIN, { size: 10 });
  const divider = `<path d="M-25 0H25" stroke="${colour('edge')}" stroke-width=".8"/>`;
  const rewards =
    drawBlock(effectGlyphs(face.upper), { x: 0, y: -11.5 }, 18, 48) +
    drawBlock(effectGlyphs(face.lower), { x: 0, y: 11.5 }, 18, 48);
  return plaza.evaluated ? `<g opacity=".45">${divider}${rewards}</g>` : divider + rewards;
}

/** Number of the plaza on its top corner; a tick once it has been evaluated. */
function plazaBadge(pack: PackData, hex: Plaza, evaluated: boolean): string {
  const y = -SIZE + 4;
  const n = String(pack.city.plazas.indexOf(hex) + 1);
  const badge = `<circle cy="${num(y)}" r="8" fill="${colour('line-dark')}"/>`;
  return (
    badge +
    label(n, { x: 0, y }, { size: 10, fill: 'tile-light' }) +
    (evaluated ? icon('i-check', ORIGIN, 30) : '')
  );
}

/** A building shows what it still does on the map: claim, owner, corner, symbol. */
function drawBuilding(pack: PackData, placed: PlacedBuilding): string {
  const site = pack.city.sites.find((entry) => entry.id === placed.site);
  const tile = pack.buildings.find((entry) => entry.id === placed.tile);
  if (!site || !tile) return '';
  const feet = footMarks({ ...tile, cubeSpace: tile.cubeSpace && !placed.cube }, SIZE * 0.9, 15);
  return moved(at(site), tileGround(tile, SIZE, placed.rotation) + ownerMark(placed) + feet);
}

/** The sign of the builder as large as a cube if it is a claim, small beside a house if not. */
function ownerMark({ seat, cube }: PlacedBuilding): string {
  if (seat !== undefined && cube) return icon(seatIcon(seat), { x: 0, y: -5 }, 22);
  const house = icon('a-construct-building', { x: 0, y: -5 }, 21, seat === undefined ? 'opacity=".55"' : '');
  return seat === undefined ? house : house + icon(seatIcon(seat), { x: 11, y: 3 }, 12);
}

/** Peter Parler's pawn, at the lower left of its plaza, where no reward is drawn. */
function parlersPawn(pack: PackData, state: State): string {
  const hex = pack.city.plazas.find((entry) => entry.id === plansOf(state)?.plaza);
  if (!hex) return '';
  const { x, y } = at(hex);
  return icon('i-pawn', { x: x - SIZE * 0.62, y: y + SIZE * 0.5 }, 26, 'color="var(--seat-1)"');
}

function pawns(pack: PackData, state: State): string {
  return pack.city.terrain
    .filter((hex) => hex.use === 'pawns')
    .map((hex) => {
      const space = pack.kingsRoad.spaces.findIndex((entry) => entry.id === hex.space) + 1;
      const seats = state.players.flatMap((player, seat) => (player.road === space ? [seat] : []));
      return seats.length > 0 ? markersAround(at(hex), seats, SIZE * 1.3) : '';
    })
    .join('');
}
