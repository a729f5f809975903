/**
 * Board places mentioned in a text: `[[site:site-p1-a]]`, or with the tile at that time `[[slot:wall-2
 * TILE]]`.
 */
import { positionOf, tileAt } from '@/lib/game/engine/board/wheel';
import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import { GRIDS, ROWS } from '@/lib/game/engine/vocabulary';
import { capitalize, type Wording } from './wording';
import { actionTileName, titleOf } from './names';
import { gridName, rowName } from './terms';

/** Kinds of places that a text can mention, named as in lib/game/drawing/board-location.ts. */
const KINDS = [
  'crane',
  'slot',
  'row',
  'site',
  'plaza',
  'grid',
  'road',
  'bridge',
  'seal',
  'technology',
  'token',
] as const;

/** A mentioned place, with its tile at that time. */
export interface MentionedPlace {
  readonly kind: (typeof KINDS)[number];
  readonly id: string;
  readonly tile?: string | undefined;
}

const MARK = /(\[\[[a-z]+:[A-Za-z0-9-]{1,60}(?: [A-Za-z0-9-]{1,60})?\]\])/;

/** Parses a mark; undefined for other text. */
function placeIn(mark: string): MentionedPlace | undefined {
  const [, name, id, tile] = /^\[\[([a-z]+):([A-Za-z0-9-]+)(?: ([A-Za-z0-9-]+))?\]\]$/.exec(mark) ?? [];
  const kind = KINDS.find((each) => each === name);
  return kind && id ? { kind, id, tile } : undefined;
}

const markOf = ({ kind, id, tile }: MentionedPlace): string => `[[${kind}:${id}${tile ? ` ${tile}` : ''}]]`;

/** Splits a text into words and the places between them. */
export function textParts(text: string): readonly (string | MentionedPlace)[] {
  return text
    .split(MARK)
    .filter((part) => part !== '')
    .map((part) => placeIn(part) ?? part);
}

interface Board {
  readonly words: Wording;
  readonly pack: PackData;
  readonly side: 'A' | 'B';
}

/** The name of a place of this game, or of its tile. */
export function placeName({ words, pack, side }: Board, { kind, id, tile }: MentionedPlace): string {
  if (kind === 'crane' && tile) return actionTileName(words, pack, tile, side);
  if (kind === 'row') return capitalize(rowName(words, rowOf(id) ?? 'wall'));
  if (kind === 'grid') return gridName(words, GRIDS.find((grid) => grid === id) ?? 'cathedral');
  if (kind !== 'road') return titleOf(words, pack, tile ?? id);
  const space = pack.kingsRoad.spaces.find((each) => each.id === id);
  return words.t('inspect.road', { space: space?.space ?? '' });
}

/** A text with the names of its places, where links are not possible. */
export function namedPlaces(board: Board, text: string): string {
  return textParts(text)
    .map((part) => (typeof part === 'string' ? part : placeName(board, part)))
    .join('');
}

type Lying = Pick<State, 'crane' | 'rows' | 'buildings'>;
const rowOf = (id: string) => ROWS.find((row) => row === id);

/** The text with each place's current tile added to its mark, if there is one. */
export function withTiles(state: Lying, text: string): string {
  return textParts(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      const { tile: _written, ...place } = part;
      const tile = tileOn(state, place);
      return markOf(tile === undefined ? place : { ...place, tile });
    })
    .join('');
}

function tileOn({ crane, rows }: Lying, { kind, id }: MentionedPlace): string | undefined {
  if (kind === 'crane') return tileAt({ crane }, Number(id))?.tile;
  if (kind !== 'slot') return undefined;
  const [name = '', slot] = id.split('-');
  const row = rowOf(name);
  return (row && rows[row].slots[Number(slot)]) ?? undefined;
}

/** The current place of a mentioned place or tile; undefined once the tile has left the board. */
export function placeNow(
  { crane, rows, buildings }: Lying,
  { kind, id, tile }: MentionedPlace,
): string | undefined {
  if (tile === undefined) return `${kind}:${id}`;
  if (kind === 'crane') {
    const now = crane.tiles.find((each) => each.tile === tile);
    return now && `crane:${positionOf({ crane }, now)}`;
  }
  for (const row of ROWS) {
    const slot = rows[row].slots.indexOf(tile);
    if (slot >= 0) return `slot:${row}-${slot}`;
  }
  const built = buildings.find((each) => each.tile === tile);
  return built && `site:${built.site}`;
}

/** Whether every place in a text exists in this game. */
export function areKnownPlaces(pack: PackData, text: string): boolean {
  return textParts(text).every((part) => typeof part === 'string' || isKnown(pack, part));
}

function isKnown(pack: PackData, { kind, id, tile }: MentionedPlace): boolean {
  switch (kind) {
    case 'crane':
    case 'slot':
      return tile !== undefined;
    case 'row':
      return rowOf(id) !== undefined;
    case 'grid':
      return GRIDS.some((grid) => grid === id);
    default: {
      const lists = {
        site: pack.city.sites,
        plaza: pack.city.plazas,
        road: pack.kingsRoad.spaces,
        bridge: pack.bridge.places,
        seal: pack.seals,
        technology: pack.technologies,
        token: pack.productionTokens,
      };
      return lists[kind].some((each) => each.id === id);
    }
  }
}
