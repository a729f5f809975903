import 'server-only';
import { isSealed } from '@/lib/features/table/load/game-row';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { keysOf, mayLook, type Visitor } from '@/lib/features/table/load/load-table';
import { createTable, type CreatedTable } from '@/lib/features/table/new-table/create-table';
import type { SeatId } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import { PACKS, RULES_VERSION } from '@/lib/game/rulesets';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import type { ReviewOutcome } from './refusals';

export interface SameDeal {
  readonly made: CreatedTable;
  /** The player's seat: their own in the old game, or the first. */
  readonly seat: SeatId;
}

/** Whether a deal can be repeated: only with the current rules and pack. */
export function isDealtAlike({ pack, rulesVersion }: Pick<State, 'pack' | 'rulesVersion'>): boolean {
  const newest = PACKS.at(-1);
  return pack.id === newest?.id && pack.version === newest.version && rulesVersion === RULES_VERSION;
}

/**
 * A new table with the setup and stacks of a finished game. One person plays, with computers on the other
 * seats. Draws follow from the seed, the stack and the number (decision 0001), so other moves still find the
 * same tiles in the same order. The seed is public by now, so such a table is for practice.
 */
export async function playSameDeal(
  gameId: string,
  who: Visitor,
  clock: Clock = systemClock,
): Promise<ReviewOutcome<SameDeal>> {
  const row = await loadTableRow(gameId, { keys: keysOf(who) });
  if (!row?.snapshot || !mayLook(row, who)) return refused({ kind: 'unknown-table' });
  const { game, snapshot, seats, visitor } = row;
  if (game.status === 'running' || isSealed(game)) return refused({ kind: 'still-running' });
  if (!isDealtAlike(snapshot.state)) return refused({ kind: 'not-this-game' });
  const { setup } = snapshot.state;
  const seat = visitor ?? 0;
  // A mere spectator has no name at this table.
  const name = visitor === undefined ? undefined : seats[visitor]?.name;
  const mine = { ...(name ? { name } : {}), userId: who.userId };
  const places = Array.from({ length: setup.players }, (_, at) =>
    at === seat ? mine : { bot: 'master' as const },
  );
  const table = {
    name: game.name,
    seats: places,
    options: setup.options,
    variant: setup.variant,
    ...(setup.solo ? { solo: setup.solo } : {}),
    startingSeat: 'first' as const,
    joinPolicy: 'named' as const,
    watchers: game.watchers,
    hostId: who.userId,
  };
  const made = await createTable(table, clock, {
    seed: snapshot.secrets.seed,
    opening: [],
    deal: { isKnown: true },
  });
  return { ok: true, value: { made, seat } };
}
