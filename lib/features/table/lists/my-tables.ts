import 'server-only';
import type { SeatClock, TableClocks } from '@/lib/features/table/load/clock-sql';
import { clocksOfTables } from '@/lib/features/table/load/clocks-store';
import { endingOf, statusOf } from '@/lib/features/table/load/game-row';
import type { MyTable } from '@/lib/features/table/load/table-view';
import { playingMs } from '@/lib/game/pace/bank';
import { holidayAt, waitAt } from '@/lib/game/pace/wait';
import type { Pace } from '@/lib/game/pace/pace';
import { TOKEN_PATTERN, hashToken } from '@/lib/platform/auth/tokens';
import { helpedTablesOf, tablesOf, waitingTablesOf, type TableOfMine } from './my-tables-store';

/** Maximum seats looked up; a browser holds fewer cookies than that. */
const MAX_TOKENS = 200;

/** The owner of tables: a person, and the tokens of seats. */
export interface Owner {
  readonly userId: string | undefined;
  readonly tokens: readonly string[];
}

/**
 * All tables of an owner: first those that wait for them, the longest waiting first, then by newest change.
 */
export async function myTables({ userId, tokens }: Owner): Promise<MyTable[]> {
  const hashes = hashesOf(tokens);
  if (userId === undefined && hashes.length === 0) return [];
  const tables = (await tablesOf(userId, hashes)).map(myTableOf);
  const waiting = tables.filter((table) => table.waiting).sort((a, b) => (a.since < b.since ? -1 : 1));
  return [...waiting, ...tables.filter((table) => !table.waiting)];
}

/** The running tables where an owner plays for the holder of a seat, or advises them. */
export async function helpedTables({ userId, tokens }: Owner, now: Date): Promise<MyTable[]> {
  const hashes = hashesOf(tokens);
  if (userId === undefined && hashes.length === 0) return [];
  return (await helpedTablesOf(userId, hashes, now)).map(myTableOf);
}

/** The ids of the tables that wait for an owner. */
export async function tablesInWait({ userId, tokens }: Owner): Promise<readonly string[]> {
  const hashes = hashesOf(tokens);
  return userId === undefined && hashes.length === 0 ? [] : waitingTablesOf(userId, hashes);
}

const hashesOf = (tokens: readonly string[]): readonly string[] =>
  tokens
    .filter((token) => TOKEN_PATTERN.test(token))
    .map(hashToken)
    .slice(0, MAX_TOKENS);

function myTableOf({
  waiting,
  since,
  status: stored,
  ending,
  winner,
  unrated,
  ruling,
  amended,
  createdAt,
  ...table
}: TableOfMine): MyTable {
  const status = statusOf(stored);
  const ended = endingOf({ status, ending, winner, unrated, ruling, amended });
  const { isToLearn } = table;
  const isMine = table.seat !== undefined && table.seated && waiting.includes(table.seat);
  return {
    ...table,
    status,
    since: since.toISOString(),
    createdAt: createdAt.toISOString(),
    waitingFor: waiting,
    waiting: status === 'running' && isMine && !isToLearn,
    ending: ended,
  };
}

/**
 * The person's tables with their deadlines. Of those that wait for them, the one with the least time
 * left comes first.
 */
export async function withDeadlines(tables: readonly MyTable[], now: Date): Promise<MyTable[]> {
  const running = tables.filter(({ status, waitingFor }) => status === 'running' && waitingFor.length > 0);
  const clocks = await clocksOfTables(running.map(({ gameId }) => gameId));
  const timed = tables.map((table) => {
    const found = clocks.get(table.gameId);
    const kept = found?.pace.kind === 'relaxed' ? undefined : found;
    const deadline = deadlineOf(table, kept, now);
    const away = awayAt(table, kept, now);
    const shown = {
      ...table,
      ...(away ? { holidayUntil: away.toISOString() } : {}),
      ...(found ? { pace: found.pace.kind } : {}),
    };
    return deadline ? { ...shown, ...deadline, isOut: Date.parse(deadline.until) <= now.getTime() } : shown;
  });
  const byUrgency = timed.filter(({ waiting }) => waiting).sort(compareUrgency);
  return [...byUrgency, ...timed.filter(({ waiting }) => !waiting)];
}

function deadlineOf(
  { seat, waiting, waitingFor }: MyTable,
  clocks: TableClocks | undefined,
  now: Date,
): (Pick<Required<MyTable>, 'until'> & Pick<MyTable, 'playingMs'>) | undefined {
  const ends = (clocks?.seats ?? [])
    .filter((clock) => (waiting ? clock.seat === seat : waitingFor.includes(clock.seat)))
    .filter(({ isComputer }) => !isComputer)
    .flatMap((clock) => (clocks && outAt(clocks.pace, clock, now)) ?? []);
  return ends.sort((a, b) => Date.parse(a.until) - Date.parse(b.until))[0];
}

/** The end of the holiday of another player whom the table waits for. */
function awayAt(
  { waiting, waitingFor }: MyTable,
  clocks: TableClocks | undefined,
  now: Date,
): Date | undefined {
  if (!clocks || waiting) return undefined;
  const waited = clocks.seats.filter((clock) => waitingFor.includes(clock.seat) && !clock.isComputer);
  const ends = waited.flatMap(
    (clock) =>
      holidayAt(waitAt(clocks.pace, clock, clock.calendar, now, clock.takesHolidays).calendar, now) ?? [],
  );
  return ends.sort((a, b) => b.getTime() - a.getTime())[0];
}

/** The end of a seat's clock, automatic holidays included, and the playing time until then. */
function outAt(pace: Pace, clock: SeatClock, now: Date) {
  if (clock.bankMs === undefined) return undefined;
  const { marks, calendar } = waitAt(pace, clock, clock.calendar, now, clock.takesHolidays);
  if (!marks.out) return undefined;
  const playing = playingMs(clock, calendar, marks.out, now);
  return { until: marks.out.toISOString(), playingMs: playing };
}

/** Sorts by the end of the clock; tables without one by how long they have been waiting. */
function compareUrgency(a: Pick<MyTable, 'until' | 'since'>, b: Pick<MyTable, 'until' | 'since'>): number {
  const [endA, endB] = [a, b].map(({ until }) => (until ? Date.parse(until) : Number.MAX_SAFE_INTEGER));
  return (endA ?? 0) - (endB ?? 0) || Date.parse(a.since) - Date.parse(b.since);
}

/** The table to continue with: the first that waits, if possible not `after`. */
export function nextTable(tables: readonly MyTable[], after?: string): MyTable | undefined {
  const waiting = tables.filter((table) => table.waiting);
  return waiting.find(({ gameId }) => gameId !== after) ?? waiting[0];
}
