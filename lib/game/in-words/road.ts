import { capitalize } from '@/lib/game/wording/language/grammar';
import { nameOf, seatName } from '@/lib/game/wording/names';
import { describeCost, describeEffect, isFree } from '@/lib/game/wording/terms';
import { mayAt } from './players';
import type { TextContext, WordRow, WordTable, TextZone } from './zone';

type Doable = Parameters<typeof mayAt>[1];

/** The spaces of the King's Road and the places of Charles Bridge. */
export function roadZone(on: TextContext, doable: Doable): TextZone {
  const { t } = on.words;
  return {
    id: 'road',
    title: t('table.roadAndBridge'),
    lines: [],
    tables: [roadTable(on, doable), bridgeTable(on, doable)],
  };
}

function roadTable(on: TextContext, doable: Doable): WordTable {
  const { t } = on.words;
  return {
    title: t('board.road'),
    columns: [
      t('board.space'),
      t('board.cost'),
      t('board.gives'),
      t('board.egg'),
      t('board.bridgeTiles'),
      t('board.here'),
      t('board.may'),
    ],
    rows: on.pack.kingsRoad.spaces.map((space, i) => spaceRow(on, doable, space, i + 1)),
  };
}

type Space = TextContext['pack']['kingsRoad']['spaces'][number];

function spaceRow(on: TextContext, doable: Doable, space: Space, n: number): WordRow {
  const { words, state, seats } = on;
  const { t } = words;
  const nothing = t('board.nothing');
  const here = state.players.flatMap((player, seat) =>
    player.road === n ? [seatName(words, seats, seat)] : [],
  );
  const stack = space.bridgeStack;
  return {
    head: space.space,
    cells: [
      isFree(space.entry) ? t('table.free') : describeCost(words, space.entry),
      space.free ? describeEffect(words, space.free) : nothing,
      space.egg ? describeEffect(words, space.egg) : nothing,
      stack ? t('position.stack', { stack, n: state.bridgeStacks[stack] }) : nothing,
      here.length > 0 ? words.list(here) : t('board.nobody'),
      mayAt(on, doable, `road:${space.id}`),
    ],
  };
}

function bridgeTable(on: TextContext, doable: Doable): WordTable {
  const { words, pack, state } = on;
  const { t } = words;
  return {
    title: t('board.bridge'),
    columns: [t('board.place'), t('board.state'), t('board.gives'), t('board.may')],
    rows: state.bridge.map((entry) => {
      const gains = (pack.bridgeFaceById.get(entry.face)?.spaces ?? []).map((effect) =>
        describeEffect(words, effect),
      );
      const covered = entry.plank && t('board.coveredBy', { tile: nameOf(words, pack, entry.plank) });
      return {
        head: capitalize(nameOf(words, pack, entry.place)),
        cells: [
          covered ?? t('board.free'),
          covered ? t('board.nothing') : words.list(gains),
          mayAt(on, doable, `bridge:${entry.place}`),
        ],
      };
    }),
  };
}
