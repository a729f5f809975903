/** How the tables of a competition ended that organisers decided about. */
import 'server-only';
import { ruledEndings } from '@/lib/features/table/load/table-head-store';
import type { GameEnding } from '@/lib/game/competing/ending-shapes';
import type { StoredEntrant, WholeCompetition } from './competition';

/** How the tables ended that organisers decided about. */
export const endingsIn = async ({ competition, fixtures }: WholeCompetition) =>
  ruledEndings(
    competition.decisions.some(({ doneAt }) => doneAt)
      ? fixtures.flatMap(({ tableId }) => tableId ?? [])
      : [],
  );

/** The same without names of organisers who do not show theirs. */
export function endingsForStrangers(
  endings: ReadonlyMap<string, GameEnding>,
  entrants: readonly Pick<StoredEntrant, 'name'>[],
): ReadonlyMap<string, GameEnding> {
  const names = new Set(entrants.map(({ name }) => name));
  return new Map(
    [...endings].map(([gameId, { decided, ...ending }]) => {
      const by = decided?.by !== undefined && names.has(decided.by) ? decided.by : undefined;
      return [gameId, { ...ending, ...(decided ? { decided: { ...decided, by } } : {}) }];
    }),
  );
}
