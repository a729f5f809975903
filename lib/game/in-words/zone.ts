/** A part of the board as text: the city, the players, the legal moves. */
import { isPlacement, type Placement, ROW_OF } from '@/lib/game/engine/board/rows';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Option } from '@/lib/game/engine/options';
import type { Plaza } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import { claimsOn, majorityOf } from '@/lib/game/engine/phases/plaza';
import type { SeatScore } from '@/lib/game/engine/phases/scoring';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { Player } from '@/lib/game/engine/state';
import { GOODS, TOKENS, TRACKS } from '@/lib/game/engine/vocabulary';
import { type At, placesOf, slotAt, spotOf } from '@/lib/game/turn/places';
import { neighboursOf, plazaReward, siteWords } from '@/lib/game/wording/city';
import { directionName, nameOf, seatName, type SeatName, titleOf } from '@/lib/game/wording/names';
import { opponentWords } from '@/lib/game/wording/opponent';
import { labelParts } from '@/lib/game/wording/options';
import { describeAmount } from '@/lib/game/wording/terms';
import { capitalize, type Labelling } from '@/lib/game/wording/wording';
import { playerWords } from '@/lib/game/wording/zone-lists';

/** A row of a table: its subject, and one cell for each further column. */
export interface WordRow {
  readonly head: string;
  readonly cells: readonly string[];
}

export interface WordTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly WordRow[];
}

export interface TextZone {
  /** The target id of links to it. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly tables: readonly WordTable[];
}

/** The context of the text version: a position, its players, and the reader's legal moves. */
export interface TextContext extends Labelling {
  readonly pack: Pack;
  readonly seats: readonly SeatName[];
  readonly scores: readonly SeatScore[];
  readonly commands: readonly Option[];
}

/** The context with the legal moves of each place, worded as on the buttons. */
export interface TextBoard extends TextContext {
  readonly doable: ReadonlyMap<At, readonly string[]>;
}

/** The city: all plazas in one table, then the surroundings of each site. */
export function cityZone(on: TextBoard): TextZone {
  const { t } = on.words;
  return {
    id: 'city',
    title: t('table.city'),
    lines: [],
    tables: [plazaTable(on), ...on.pack.city.plazas.map((plaza) => siteTable(on, plaza))],
  };
}

function plazaTable(on: TextBoard): WordTable {
  const { t } = on.words;
  return {
    title: t('board.plazas'),
    columns: [
      t('board.plaza'),
      t('board.upper'),
      t('board.lower'),
      t('board.claims'),
      t('board.leads'),
      t('board.sitesFree'),
      t('board.may'),
    ],
    rows: on.pack.city.plazas.map((plaza) => plazaRow(on, plaza)),
  };
}

function plazaRow(on: TextBoard, plaza: Plaza): WordRow {
  const { words, pack, state, seats } = on;
  const { t } = words;
  const placed = state.plazas.find((entry) => entry.plaza === plaza.id);
  const reward = (side: 'upper' | 'lower') =>
    placed?.face === undefined ? t('position.noTile') : plazaReward(on, plaza.id, side);
  const claims = claimsOn(pack, state, plaza.id);
  const built = new Set(state.buildings.map(({ site }) => site));
  const free = plaza.sites.filter((site) => !built.has(site)).length;
  const name = (seat: number) => seatName(words, seats, seat);
  const cubes = claims.map((claim) => `${name(claim.seat)} ${describeAmount(words, 'cube', claim.cubes)}`);
  return {
    head: titleOf(words, pack, plaza.id),
    cells: [
      reward('upper'),
      reward('lower'),
      cubes.join('; ') || t('board.nobody'),
      // The seats that would get both rewards if the plaza were complete now.
      namesOfSeats(on, claims.length > 0 ? majorityOf(claims) : []),
      placed?.evaluated ? t('board.evaluated') : t('board.freeOf', { free, all: plaza.sites.length }),
      mayAt(on, `plaza:${plaza.id}`, `reward:${plaza.id}-upper`, `reward:${plaza.id}-lower`),
    ],
  };
}

/** The names of some seats. */
export function namesOfSeats({ words, seats }: TextContext, list: readonly number[]): string {
  if (list.length === 0) return words.t('board.nobody');
  return words.list(list.map((seat) => seatName(words, seats, seat)));
}

function siteTable(on: TextBoard, plaza: Plaza): WordTable {
  const { words, pack } = on;
  const { t } = words;
  return {
    title: t('board.sitesAt', { plaza: nameOf(words, pack, plaza.id) }),
    columns: [t('board.site'), t('board.state'), t('board.beside'), t('board.may')],
    rows: plaza.sites.map((site) => ({
      head: titleOf(words, pack, site),
      cells: [
        capitalize(siteWords(on, on.seats, site, 'state')),
        neighbourWords(on, site),
        mayAt(on, `site:${site}`),
      ],
    })),
  };
}

/** "north-east plaza 5; west site 4B": the neighbours that share corners and claims. */
function neighbourWords({ words, pack }: TextContext, id: string): string {
  return neighboursOf(pack, id)
    .map(({ side, id: other }) => `${directionName(words, side)} ${nameOf(words, pack, other)}`)
    .join('; ');
}

/** The goods of all players, side by side. */
export function holdingsZone(on: TextContext): TextZone {
  const { t } = on.words;
  return { id: 'players', title: t('board.players'), lines: [], tables: [holdingsTable(on)] };
}

const COUNTED = [...GOODS, ...TOKENS, 'cubes', ...TRACKS] as const;

function holdingsTable({ words, state, seats, scores }: TextContext): WordTable {
  const { t } = words;
  return {
    title: t('board.holdings'),
    columns: [
      t('board.player'),
      t('board.points'),
      t('table.ifEnded'),
      ...COUNTED.map((what) => capitalize(t(`moves.balance.${what}`))),
    ],
    rows: state.players.flatMap((player, seat) => {
      if (isAutomatic(state.setup, seat)) return [];
      const held = { ...player.goods, ...player.tokens, cubes: player.cubes, ...player.counts };
      const forecast = scores.find((score) => score.seat === seat)?.forecast.total ?? player.score;
      const amounts = [player.score, forecast, ...COUNTED.map((what) => held[what])];
      return [{ head: seatName(words, seats, seat), cells: amounts.map(String) }];
    }),
  };
}

/** The boards of each player, the reader's first. */
export function playerZones(on: TextContext, me: SeatId | undefined): readonly TextZone[] {
  const first = me ?? on.state.turn.seat;
  const zones = on.state.players.map((player, seat) => playerZone(on, seat, player));
  return [...zones.slice(first), ...zones.slice(0, first)];
}

function playerZone(on: TextContext, seat: SeatId, player: Player): TextZone {
  const { words, pack, state, seats } = on;
  const lines = isAutomatic(state.setup, seat)
    ? opponentWords(on, seat, player)
    : playerWords(words, pack, player);
  const name = seatName(words, seats, seat);
  return { id: `player-${seat}`, title: words.t('table.boardsOf', { name }), lines, tables: [] };
}

// The reader's legal moves at each place of the board.

/** The legal moves of each place; places without a move are missing. */
export function doableAt(on: TextContext): TextBoard['doable'] {
  const found = new Map<At, Set<string>>();
  const add = (at: At, text: string) => found.set(at, (found.get(at) ?? new Set()).add(text));
  for (const { command } of on.commands) {
    if (isPlacement(command)) addPlacement(on, command, add);
    else for (const at of placesOf(on.pack, on.state, command)) add(at, labelParts(on, command).what);
  }
  return new Map([...found].map(([at, texts]) => [at, [...texts]]));
}

/** Adds a placement to both the tile and its places, without listing hundreds of rotations. */
function addPlacement(
  { words, pack, state }: TextContext,
  command: Placement,
  add: (at: At, text: string) => void,
): void {
  const row = ROW_OF[command.type];
  const tile = state.rows[row].slots[command.slot];
  if (!tile) return;
  add(spotOf(pack, state, command).at, words.t('board.mayTake', { tile: nameOf(words, pack, tile) }));
  add(slotAt(row, command.slot), words.t('board.mayPlace'));
}

/** The cell for a place in the column of legal moves, with the moves of the pieces on it. */
export function mayAt({ words, doable }: TextBoard, ...ats: At[]): string {
  return ats.flatMap((at) => doable.get(at) ?? []).join('; ') || words.t('board.nothing');
}
