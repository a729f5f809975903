/** The coach's suggestion, and how long it holds. */
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command } from '@/lib/game/engine/commands';
import { stepOf } from '@/lib/game/engine/turn-back';
import { isLike } from '@/lib/game/learning/coach';

/** Steps for the rest of a turn, suggested at a position. */
export interface Suggestion {
  readonly seq: number;
  /** The step before, because unsent steps that are taken back leave their numbers to others. */
  readonly after?: string;
  readonly plan: readonly Command[];
}

type Shown = Pick<TableView, 'seq' | 'log' | 'me' | 'pack' | 'view' | 'options'>;

/** Plans the rest of a turn. */
export type Think = (table: Shown) => readonly Command[];

const lastOf = ({ log }: Shown): string => JSON.stringify(log.at(-1)?.command ?? null);

export const suggestionAt = (table: Shown, plan: readonly Command[]): Suggestion => ({
  seq: table.seq,
  after: lastOf(table),
  plan,
});

/** Whether it was made for the shown position. */
export const isAt = ({ seq, after }: Suggestion, table: Shown): boolean =>
  seq === table.seq && (after === undefined || after === lastOf(table));

/** The plan for the shown position; undefined if nobody can compute one. */
export function planAfter(kept: Suggestion, table: Shown, think?: Think): readonly Command[] | undefined {
  if (isAt(kept, table) && kept.plan.length > 0) return kept.plan;
  return restOf(kept, table) ?? think?.(table);
}

/** The rest of a plan whose first steps were made, if its next step is legal. */
function restOf({ seq, plan }: Suggestion, { log, me, options }: Shown): readonly Command[] | undefined {
  const made = log.filter((row) => row.seq > seq && !row.undone);
  const isFollowed = made.every(({ seat, command }, i) => {
    const [planned, step] = [plan[i], stepOf(command)];
    return seat === me && planned !== undefined && step !== undefined && isLike(planned, step);
  });
  const [next, ...later] = plan.slice(made.length);
  if (!isFollowed || made.length === 0 || !next) return undefined;
  const offered = options?.commands.find(({ command }) => isLike(command, next))?.command;
  return offered && [offered, ...later];
}
