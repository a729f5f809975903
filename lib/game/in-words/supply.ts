import { LEVELS } from '@/lib/game/engine/vocabulary';
import { capitalize } from '@/lib/game/wording/language/grammar';
import { seatName } from '@/lib/game/wording/names';
import { describeCost, describeEffect, isFree } from '@/lib/game/wording/terms';
import { mayAt } from './players';
import type { TextContext, WordTable, TextZone } from './zone';

type Doable = Parameters<typeof mayAt>[1];

/** The supply next to the board: seals, production tokens in the river, stacks of technologies. */
export function supplyZone(on: TextContext, doable: Doable): TextZone {
  const { words, pack, state } = on;
  const { t } = words;
  const river = state.river.flatMap((id) => {
    const token = pack.tokenById.get(id);
    return token ? [describeEffect(words, token.gain)] : [];
  });
  const stacks = LEVELS.map((level) => t('table.levelLeft', { level, n: state.technologyStacks[level] }));
  return {
    id: 'supply',
    title: t('table.supply'),
    lines: [
      t('board.river', { tokens: river.length > 0 ? river.join('; ') : t('table.noneLeft') }),
      t('board.technologies', { stacks: stacks.join('; ') }),
    ],
    tables: [sealTable(on, doable)],
  };
}

function sealTable(on: TextContext, doable: Doable): WordTable {
  const { words, pack, state, seats } = on;
  const { t } = words;
  return {
    title: t('table.seals'),
    columns: [t('board.seal'), t('board.cost'), t('board.state'), t('board.may')],
    rows: pack.seals.map((seal) => {
      const claim = state.seals.find((entry) => entry.seal === seal.id);
      return {
        head: capitalize(describeEffect(words, seal.end)),
        cells: [
          isFree(seal.cost) ? t('table.free') : describeCost(words, seal.cost),
          claim ? t('table.claimedBy', { name: seatName(words, seats, claim.seat) }) : t('board.free'),
          mayAt(on, doable, `seal:${seal.id}`),
        ],
      };
    }),
  };
}
