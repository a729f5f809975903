/** A player's boards in words. */
import type { PackData } from '@/lib/game/engine/pack';
import type { Player } from '@/lib/game/engine/state';
import { ACTIONS, GOODS, TOKENS } from '@/lib/game/engine/vocabulary';
import type { Wording } from '@/lib/game/wording/wording';
import { turnedLabel } from './labelling';
import { capitalize } from './language/grammar';
import { listNames, nameOf, technologyLine } from './names';
import { actionShort, describeAmount, describeEffect, describePoints } from './terms';

/** Goods, tracks and bonuses of a player. */
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
    ...technologyWords(words, pack, player),
    ...(vTiles.length > 0 ? [t('position.vTiles', { tiles: words.list(vTiles) })] : []),
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

/** The technologies of a player, each with its effect. */
function technologyWords(words: Wording, pack: PackData, player: Player): string[] {
  return player.technologies.map(({ tile, active }) => technologyLine(words, pack, tile, active));
}

/** Upgrades and walls of a player. */
export function actionBoardWords(words: Wording, pack: PackData, player: Player): string[] {
  const upgrades = ACTIONS.flatMap((action) => {
    const stack = player.upgrades[action];
    const top = stack[stack.length - 1];
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
