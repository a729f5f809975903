/**
 * The boards in words, zone by zone: the text next to each drawing, for screen readers and anyone who
 * prefers text.
 */
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { PackData } from '@/lib/game/engine/pack';
import type { Player } from '@/lib/game/engine/state';
import { ACTIONS, GOODS, type Grid, type Row, TOKENS } from '@/lib/game/engine/vocabulary';
import { hexWords } from './city';
import { listNames, nameOf, namesOf, seatName, type SeatName, squareName, technologyLine } from './names';
import { seatsOnGrids } from './opponent';
import { clockWords, craneSentence, plankSentence, spaceSentence } from './position';
import { actionShort, describeAmount, describeCost, describeEffect, describePoints } from './terms';
import { capitalize, type Labelling, turnedLabel, type Wording } from './wording';

/** The crane: action tiles by place, then the clock. */
export function craneWords(on: Labelling): string[] {
  const { pack, state } = on;
  const places = pack.crane.positions.flatMap((position) => {
    const tile = tileAt(state, position.index);
    return tile ? [craneSentence(on, tile, position)] : [];
  });
  return [...places, clockWords(on)];
}

/** One row of hex tiles. */
export function rowWords({ words, pack, state }: Labelling, row: Row): string[] {
  const { slots, stack } = state.rows[row];
  const tiles = slots.map((id, slot) => {
    const spec = id === null ? undefined : namesOf(pack).hexes.get(id);
    const tile = spec
      ? `${nameOf(words, pack, spec.id)}, ${hexWords(words, spec)}`
      : words.t('position.empty');
    return slot === 3
      ? words.t('position.specialSlot', { tile })
      : words.t('position.slot', { n: slot + 1, tile });
  });
  return [...tiles, words.t('position.faceDown', stack)];
}

/** A project grid: all markers, and the squares ahead. */
export function gridWords(on: Labelling, seats: readonly SeatName[], grid: Grid): string[] {
  const { words, pack, state } = on;
  const frame = pack.grids.frames.find((entry) => entry.id === grid);
  if (!frame) return [];
  const token = describeEffect(words, { kind: frame.token, n: 1 });
  const where = seatsOnGrids(state).map((seat) => {
    const { row, column } = state.players[seat]?.grids[grid] ?? { row: 0, column: 0 };
    const points = describePoints(words, frame.rowPoints[row] ?? 0);
    const place = { ...squareName({ row, column }), points, token, value: frame.columnValues[column] ?? 0 };
    return words.t('position.gridSeat', { name: seatName(words, seats, seat), ...place });
  });
  const tiers = frame.tiers.flatMap(({ tier, crossing }) =>
    crossing ? [words.t('position.tier', { tier, cost: describeCost(words, crossing) })] : [],
  );
  return [...where, ...tiers, squareWords(on, grid)];
}

function squareWords({ words, pack, state }: Labelling, grid: Grid): string {
  const set = pack.grids.tierSets.find(
    (entry) => entry.grid === grid && entry.variant === state.setup.variant.tiers[grid],
  );
  const squares = (set?.squares ?? []).map(({ effect, ...square }) =>
    words.t('position.square', { ...squareName(square), effect: describeEffect(words, effect) }),
  );
  return words.t('position.squares', { grid, squares: squares.join(', ') });
}

/** The King's Road and Charles Bridge. */
export function bridgeWords(on: Labelling, seats: readonly SeatName[]): string[] {
  const { words, pack, state } = on;
  const places = state.bridge.map((entry) => plankSentence(on, entry));
  const vTiles = words.t('position.vTilesLeft', { n: state.bridgeStacks.cathedral });
  return [...pack.kingsRoad.spaces.map((_, i) => spaceSentence(on, seats, i)), ...places, vTiles];
}

// A player's boards in words.

/** Goods, tracks, bonuses, upgrades and walls of a player. */
export function playerWords(words: Wording, pack: PackData, player: Player): string[] {
  const { t } = words;
  const goods = [
    ...GOODS.map((good) => describeAmount(words, good, player.goods[good])),
    ...TOKENS.map((token) => describeAmount(words, token, player.tokens[token])),
  ];
  const { technology, university } = player.heights;
  const multiplier = pack.playerBoard.universityTrack.multiplierByHeight[university] ?? 0;
  const vTiles = player.vTiles.map(({ tile }) => nameOf(words, pack, tile));
  return [
    t('position.holds', { goods: words.list(goods) }),
    trackWords(words, pack, player),
    t('position.tracks', { technology, university, points: describePoints(words, technology * multiplier) }),
    t('position.cubes', { cubes: player.cubes, rights: player.sealRights }),
    wealthWords(words, pack, player),
    ...player.technologies.map(({ tile, active }) => technologyLine(words, pack, tile, active)),
    ...(vTiles.length > 0 ? [t('position.vTiles', { tiles: words.list(vTiles) })] : []),
    ...actionBoardWords(words, pack, player),
  ];
}

function trackWords(words: Wording, pack: PackData, { counts, productionTokens }: Player): string {
  const token = (id: string | undefined) => (id === undefined ? 'none' : nameOf(words, pack, id));
  const mines = { n: counts['gold-mine'], token: token(productionTokens['gold-mine']) };
  const quarries = { n: counts.quarry, token: token(productionTokens.quarry) };
  return `${words.t('position.mines', mines)}, ${words.t('position.quarries', quarries)}`;
}

function wealthWords(words: Wording, pack: PackData, player: Player): string {
  const open = pack.playerBoard.wealthBonuses.filter((bonus) => !player.wealth.includes(bonus.id));
  if (open.length === 0) return words.t('position.noWealth');
  const bonuses = open.map((bonus) => {
    const [good, n] = Object.entries(bonus.reach ?? bonus.reachEither ?? {})[0] ?? ['gold', 0];
    const gain = describeEffect(words, bonus.gain);
    return words.t('position.wealthAt', { gain, n, good: bonus.reach ? good : 'either' });
  });
  return words.t('position.wealth', { bonuses: bonuses.join('; ') });
}

function actionBoardWords(words: Wording, pack: PackData, player: Player): string[] {
  const upgrades = ACTIONS.flatMap((action) => {
    const stack = player.upgrades[action];
    const top = stack.at(-1);
    if (!top) return [];
    const covered = stack.slice(0, -1).map(({ tile }) => tile);
    const place = actionShort(words, action);
    const turned = { place, tile: turnedLabel(words, nameOf(words, pack, top.tile), top.rotation) };
    if (covered.length === 0) return [words.t('position.turned', turned)];
    return [words.t('position.turnedCovering', { ...turned, covered: listNames(words, pack, covered) })];
  });
  const walls = player.walls.map(({ tile, cell, rotation }) =>
    words.t('position.turned', {
      place: capitalize(nameOf(words, pack, cell)),
      tile: turnedLabel(words, nameOf(words, pack, tile), rotation),
    }),
  );
  return upgrades.length + walls.length > 0 ? [...upgrades, ...walls] : [words.t('position.nothingBuilt')];
}
