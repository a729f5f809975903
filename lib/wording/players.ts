/** A player's boards in words. */
import type { PackData } from '@/lib/engine/pack';
import { ACTIONS, GOODS, TOKENS } from '@/lib/engine/vocabulary';
import type { Player, SourceKind } from '@/lib/engine/state';
import { capital, list } from './grammar';
import { nameOf, namesOf } from './names';
import { ACTION_SHORT, SOURCE_NAMES, describeAmount, describeEffect } from './terms';

/** Goods, tracks and bonuses of a player. */
export function playerWords(pack: PackData, player: Player): string[] {
  const goods = [
    ...GOODS.map((good) => describeAmount(good, player.goods[good])),
    ...TOKENS.map((token) => describeAmount(token, player.tokens[token])),
  ];
  const { technology, university } = player.heights;
  const multiplier = pack.playerBoard.universityTrack.multiplierByHeight[university] ?? 0;
  return [
    `Holds ${list(goods)}`,
    `${player.counts['gold-mine']} gold mines${tokenWords(pack, player, 'gold-mine')}, ${player.counts.quarry} quarries${tokenWords(pack, player, 'quarry')}`,
    `Technology track ${technology}, university track ${university} (academics now ${technology} × ${multiplier} points)`,
    `Cubes available: ${player.cubes}; rights to claim a seal: ${player.sealRights}`,
    wealthWords(pack, player),
    ...technologyWords(pack, player),
    ...(player.vTiles.length > 0
      ? [`V tiles: ${list(player.vTiles.map(({ tile }) => nameOf(pack, tile)))}`]
      : []),
  ];
}

function tokenWords(pack: PackData, player: Player, track: 'gold-mine' | 'quarry'): string {
  const token = player.productionTokens[track];
  return token === undefined ? '' : ` with ${nameOf(pack, token)}`;
}

function wealthWords(pack: PackData, player: Player): string {
  const open = pack.playerBoard.wealthBonuses.filter((bonus) => !player.wealth.includes(bonus.id));
  if (open.length === 0) return 'All wealth bonuses are taken';
  const words = open.map((bonus) => {
    const [good, n] = Object.entries(bonus.reach ?? bonus.reachEither ?? {})[0] ?? ['gold', 0];
    return `${describeEffect(bonus.gain)} at ${n} ${bonus.reach ? good : 'of either'}`;
  });
  return `Wealth bonuses still open: ${words.join('; ')}`;
}

/** The technologies of a player, each with its effect. */
export function technologyWords(pack: PackData, player: Player): string[] {
  return player.technologies.map(({ tile, active }) => {
    const spec = namesOf(pack).technologies.get(tile);
    const state = active ? '' : ' (works from the next turn on)';
    return `Technology ${spec ? `${spec.level}, ${spec.name}: ${describeEffect(spec.effect)}${spec.use === 'once' ? ' (once)' : ''}` : tile}${state}`;
  });
}

/** Upgrades and walls of a player. */
export function actionBoardWords(pack: PackData, player: Player): string[] {
  const upgrades = ACTIONS.flatMap((action) => {
    const stack = player.upgrades[action];
    const top = stack[stack.length - 1];
    if (!top) return [];
    const covered =
      stack.length > 1 ? `, covering ${list(stack.slice(0, -1).map(({ tile }) => nameOf(pack, tile)))}` : '';
    return [`${ACTION_SHORT[action]}: ${nameOf(pack, top.tile)} turned ${top.rotation * 60}°${covered}`];
  });
  const walls = player.walls.map(
    ({ tile, cell, rotation }) =>
      `${capital(nameOf(pack, cell))}: ${nameOf(pack, tile)} turned ${rotation * 60}°`,
  );
  return upgrades.length + walls.length > 0 ? [...upgrades, ...walls] : ['No upgrades and no walls yet'];
}

/** Name of a column of the score table. */
export function sourceTitle(source: SourceKind): string {
  return capital(SOURCE_NAMES[source]);
}
