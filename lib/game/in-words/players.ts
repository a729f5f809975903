import { isPlacement, type Placement, ROW_OF } from '@/lib/game/engine/board/rows';
import type { SeatId } from '@/lib/game/engine/commands';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { Player } from '@/lib/game/engine/state';
import { GOODS, TOKENS } from '@/lib/game/engine/vocabulary';
import { type At, placesOf, slotAt, spotOf } from '@/lib/game/turn/places';
import { capitalize } from '@/lib/game/wording/wording';
import { nameOf, seatName } from '@/lib/game/wording/names';
import { opponentWords } from '@/lib/game/wording/opponent';
import { labelParts } from '@/lib/game/wording/options';
import { actionBoardWords, playerWords } from '@/lib/game/wording/zone-lists';
import type { TextContext, TextZone, WordTable } from './zone';

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

// The reader's legal moves at each place of the board.

/** The legal moves of each place, worded as on the buttons; places without a move are missing. */
export function doableAt(on: TextContext): ReadonlyMap<At, readonly string[]> {
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
export function mayAt(
  { words }: TextContext,
  doable: ReadonlyMap<At, readonly string[]>,
  ...ats: At[]
): string {
  return ats.flatMap((at) => doable.get(at) ?? []).join('; ') || words.t('board.nothing');
}
