import { tileAt } from '@/lib/game/engine/board/wheel';
import { actionTileName } from '@/lib/game/wording/names';
import { clockWords } from '@/lib/game/wording/position';
import { describeCost, describeEffect, describePoints, isFree, zoneName } from '@/lib/game/wording/terms';
import { mayAt } from './players';
import type { TextContext, WordRow, TextZone } from './zone';

type Doable = Parameters<typeof mayAt>[1];

/** The action crane: its places by number, the tile on each, and its cost and gains. */
export function craneZone(on: TextContext, doable: Doable): TextZone {
  const { t } = on.words;
  return {
    id: 'crane',
    title: t('table.crane'),
    lines: [clockWords(on)],
    tables: [
      {
        title: t('board.craneTable'),
        columns: [
          t('board.place'),
          t('board.tile'),
          t('board.cost'),
          t('board.points'),
          t('board.slotBonus'),
          t('board.may'),
        ],
        rows: on.pack.crane.positions.map((position) => placeRow(on, doable, position)),
      },
    ],
  };
}

type Position = TextContext['pack']['crane']['positions'][number];

function placeRow(on: TextContext, doable: Doable, position: Position): WordRow {
  const { words, pack, state } = on;
  const nothing = words.t('board.nothing');
  const head = words.t('board.cranePlace', { n: position.index + 1, zone: zoneName(words, position.zone) });
  const tile = tileAt(state, position.index);
  if (!tile) return { head, cells: [words.t('position.empty'), nothing, nothing, nothing, nothing] };
  const points = tile.fivePoints ? pack.crane.overripeToken.points : position.points;
  const bonus = pack.crane.sectors[tile.sector]?.bonus;
  return {
    head,
    cells: [
      actionTileName(words, pack, tile.tile, state.setup.variant.actionSide),
      isFree(position.cost) ? words.t('table.free') : describeCost(words, position.cost),
      points > 0 ? describePoints(words, points) : nothing,
      bonus ? describeEffect(words, bonus) : nothing,
      mayAt(on, doable, `crane:${position.index}`),
    ],
  };
}
