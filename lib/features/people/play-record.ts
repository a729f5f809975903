/** A person's games in short: their record, their city, their opening and whom they play with. */
import 'server-only';
import { recordOf } from '@/lib/features/ratings/ratings-store';
import { loadTable } from '@/lib/features/table/load/load-table';
import { readShownRows } from '@/lib/features/table/log/log-store';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { Action } from '@/lib/game/engine/vocabulary';
import { eventsOf } from '@/lib/game/eventlog/events';
import { firstActionOf } from '@/lib/game/insights';
import { countAlone, newestPlayed, tablesTogether } from './play-record-store';

/** A finished game whose city is shown. */
interface PlayedCity {
  readonly gameId: string;
  /** The person's seat, whose mark their buildings bear. */
  readonly seat: SeatId;
  /** The points of a best game; null for the last one. */
  readonly points: number | null;
  readonly pack: Pack;
  readonly state: State;
}

/** People of a table that is over, who can play again. */
export interface Partners {
  /** Their newest table. */
  readonly gameId: string;
  readonly names: readonly string[];
  readonly games: number;
}

export interface PlayRecord {
  /** Games with other people, and those the person won. */
  readonly games: number;
  readonly wins: number;
  readonly best: number | null;
  /** Finished games without other people; only on the person's own page. */
  readonly alone: number;
  /** The most frequent first action of the newest games; only on the person's own page. */
  readonly opening: Action | null;
  readonly city: PlayedCity | null;
  readonly partners: readonly Partners[];
}

/** The record of somebody without any game. */
export const NOTHING_PLAYED: PlayRecord = {
  games: 0,
  wins: 0,
  best: null,
  alone: 0,
  opening: null,
  city: null,
  partners: [],
};

/** The record of a person for a reader, who sees only games that they may look at. */
export async function playRecordOf(playerKey: string, readerId: string, isMe: boolean): Promise<PlayRecord> {
  const [{ games, wins, best }, played, alone, together] = await Promise.all([
    recordOf(playerKey),
    isMe ? newestPlayed(readerId, OPENINGS) : [],
    isMe ? countAlone(readerId) : 0,
    tablesTogether(readerId, isMe ? undefined : playerKey, TOGETHER),
  ]);
  const last = played.slice(0, 1).map((own) => ({ ...own, points: null }));
  const [city, opening] = await Promise.all([cityOf([...best, ...last], readerId), favouriteOf(played)]);
  return { games, wins, best: best[0]?.points ?? null, alone, opening, city, partners: partnersOf(together) };
}

async function cityOf(
  games: readonly Omit<PlayedCity, 'pack' | 'state'>[],
  readerId: string,
): Promise<PlayedCity | null> {
  for (const game of games) {
    const table = await loadTable(game.gameId, { userId: readerId }, { log: 'none' });
    if (table) return { ...game, pack: table.pack, state: table.view.state };
  }
  return null;
}

/** Games that are read for the favourite opening. */
const OPENINGS = 6;
/** Every seat has had its first turn by this row. */
const FIRST_TURNS = 48;

async function favouriteOf(
  played: readonly { readonly gameId: string; readonly seat: SeatId }[],
): Promise<Action | null> {
  const openings = await Promise.all(
    played.map(async ({ gameId, seat }) => {
      const rows = await readShownRows(gameId, 1, FIRST_TURNS);
      return firstActionOf(
        rows.map((row) => ({ seq: row.seq, events: eventsOf(row) })),
        seat,
      );
    }),
  );
  const counts = new Map<Action, number>();
  for (const action of openings) if (action) counts.set(action, (counts.get(action) ?? 0) + 1);
  const [favourite] = [...counts].sort(([, a], [, b]) => b - a);
  return favourite && favourite[1] > 1 ? favourite[0] : null;
}

/** Tables that are read for partners, and groups that are shown. */
const TOGETHER = 30;
const MAX_PARTNERS = 3;

function partnersOf(tables: Awaited<ReturnType<typeof tablesTogether>>): readonly Partners[] {
  const groups = new Map<string, Partners>();
  for (const { id, seats } of tables) {
    const key = JSON.stringify(seats.map(({ userId, name }) => userId ?? name).sort());
    const { games, ...newest } = groups.get(key) ?? {
      gameId: id,
      names: seats.map(({ name }) => name),
      games: 0,
    };
    groups.set(key, { ...newest, games: games + 1 });
  }
  return [...groups.values()].filter(({ names }) => names.every(Boolean)).slice(0, MAX_PARTNERS);
}
