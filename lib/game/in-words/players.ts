import type { SeatId } from '@/lib/game/engine/commands';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { Player } from '@/lib/game/engine/state';
import { GOODS, TOKENS } from '@/lib/game/engine/vocabulary';
import { capitalize } from '@/lib/game/wording/language/grammar';
import { seatName } from '@/lib/game/wording/names';
import { opponentWords } from '@/lib/game/wording/opponent';
import { actionBoardWords, playerWords } from '@/lib/game/wording/players';
import type { TextContext, WordTable, TextZone } from './zone';

/** The goods of all players, side by side. */
export function holdingsZone(on: TextContext): TextZone {
  const { t } = on.words;
  return { id: 'players', title: t('board.players'), lines: [], tables: [holdingsTable(on)] };
}

function holdingsTable(on: TextContext): WordTable {
  const { words, state, seats, scores } = on;
  const { t } = words;
  const goods = [...GOODS, ...TOKENS];
  const people = state.players.flatMap((player, seat) =>
    isAutomatic(state.setup, seat) ? [] : [{ player, seat }],
  );
  return {
    title: t('board.holdings'),
    columns: [
      t('board.player'),
      t('board.points'),
      t('table.ifEnded'),
      ...goods.map((what) => capitalize(t(`moves.balance.${what}`))),
      capitalize(t('moves.balance.cubes')),
      capitalize(t('moves.balance.gold-mine')),
      capitalize(t('moves.balance.quarry')),
    ],
    rows: people.map(({ player, seat }) => {
      const amounts = [
        ...GOODS.map((good) => player.goods[good]),
        ...TOKENS.map((token) => player.tokens[token]),
      ];
      const forecast = scores.find((score) => score.seat === seat)?.forecast.total ?? player.score;
      const counts = [player.cubes, player.counts['gold-mine'], player.counts.quarry];
      return {
        head: seatName(words, seats, seat),
        cells: [player.score, forecast, ...amounts, ...counts].map(String),
      };
    }),
  };
}

/** The boards of each player, the reader's first. */
export function playerZones(on: TextContext, me: SeatId | undefined): readonly TextZone[] {
  const first = me ?? on.state.turn.seat;
  const n = on.state.players.length;
  return on.state.players
    .map((_, i) => (first + i) % n)
    .flatMap((seat) => {
      const player = on.state.players[seat];
      return player ? [playerZone(on, seat, player)] : [];
    });
}

function playerZone(on: TextContext, seat: SeatId, player: Player): TextZone {
  const { words, pack, state, seats } = on;
  const lines = isAutomatic(state.setup, seat)
    ? opponentWords(on, seat, player)
    : [...playerWords(words, pack, player), ...actionBoardWords(words, pack, player)];
  const name = seatName(words, seats, seat);
  return { id: `player-${seat}`, title: words.t('table.boardsOf', { name }), lines, tables: [] };
}
