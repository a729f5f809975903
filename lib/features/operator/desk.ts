import 'server-only';
import { packOfGame } from '@/lib/features/boxes/load-pack';
import { loadAgenda } from '@/lib/features/clocks/agenda-store';
import { replaceHolder } from '@/lib/features/clocks/holders';
import { type FoldDifferences, leaveOutResult, recomputeRatings } from '@/lib/features/ratings/fold-store';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { type LoggedRow, readLog, entryOf, readWholeLog } from '@/lib/features/table/log/log-store';
import { toAct } from '@/lib/game/engine/acting';
import type { Event } from '@/lib/game/engine/events';
import { replay } from '@/lib/game/engine/replay';
import { canonicalJson, verifyChain } from '@/lib/game/eventlog/chain';
import { eventsOf } from '@/lib/game/eventlog/events';
import type { LogWording } from '@/lib/game/wording/log-lines';
import { removeOtherBrowsers } from '@/lib/platform/auth/browser-store';
import { hashToken, newToken } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { recordAct, type Operator } from './acts';
import {
  deliveryFacts,
  findPeople,
  findTables,
  resendFailed,
  seatFacts,
  tableFacts,
  type DeliveryFacts,
  type FoundPerson,
  type FoundTable,
  type SeatFacts,
  type DeskTableFacts,
} from './desk-store';
import { personFacts, setBanned, setOperator, type PersonFacts } from './person-store';
import { writePosition } from './position-store';

export { recentActs, type ShownAct } from './act-store';
export type { DeliveryFacts } from './desk-store';
export { isOperator } from './person-store';

const ROWS_SHOWN = 20;
const MAX_TEXT = 80;

export interface SearchResult {
  readonly tables: readonly FoundTable[];
  readonly people: readonly FoundPerson[];
}

/** Tables and people by id, name or address. */
export async function findAny(text: string): Promise<SearchResult> {
  const wanted = text.trim().slice(0, MAX_TEXT);
  if (wanted === '') return { tables: [], people: [] };
  const [tables, people] = await Promise.all([findTables(wanted), findPeople(wanted)]);
  return { tables, people };
}

/** A log row with its events in the current format. */
export interface DeskLogRow extends Omit<LoggedRow, 'events'> {
  readonly events: readonly Event[];
}

export interface TableSheet {
  /** The pack and side for the wording of its rows. */
  readonly tell: Pick<LogWording, 'pack' | 'side'>;
  readonly table: DeskTableFacts;
  readonly seats: readonly SeatFacts[];
  readonly deliveries: readonly DeliveryFacts[];
  /** The newest rows of its log, as the public sees them. */
  readonly rows: readonly DeskLogRow[];
}

/** The operator's view of a table; it contains nothing hidden. */
export async function lookAtTable(gameId: string): Promise<TableSheet | undefined> {
  const table = await tableFacts(gameId);
  if (!table) return undefined;
  const [seats, deliveries, rows] = await Promise.all([
    seatFacts(gameId),
    deliveryFacts(gameId),
    readLog(gameId, Math.max(1, table.seq - ROWS_SHOWN + 1), table.seq),
  ]);
  const tell = { pack: await packOfGame(table), side: table.setup.variant.actionSide };
  return {
    tell,
    table,
    seats,
    deliveries,
    rows: rows.reverse().map((row) => ({ ...row, events: eventsOf(row) })),
  };
}

/** The operator's view of a person. It contains their address, so reading it is logged. */
export async function lookAtPerson(
  by: Operator,
  id: string,
  clock: Clock = systemClock,
): Promise<PersonFacts | undefined> {
  const found = await personFacts(id);
  if (found) await recordAct(by, { kind: 'look', about: `person ${id}` }, clock);
  return found;
}

/** The result of an operator's action. */
export type ActResult = 'done' | 'not-possible';
const doneIf = (isDone: boolean): ActResult => (isDone ? 'done' : 'not-possible');

/**
 * Frees a seat of a running game: its holder's link, session and plans no longer open it. The host gets
 * a fresh link for it; none is shown here.
 */
export async function freeSeatByDesk(
  by: Operator,
  { gameId, seat }: { readonly gameId: string; readonly seat: number },
  clock: Clock = systemClock,
): Promise<ActResult> {
  await recordAct(by, { kind: 'free-seat', about: `table ${gameId}`, detail: { seat } }, clock);
  const agenda = await loadAgenda(gameId);
  const held = agenda?.clocks.seats.find((each) => each.seat === seat);
  if (!agenda || agenda.status !== 'running' || !held) return 'not-possible';
  return doneIf(
    await replaceHolder(agenda, held, { tokenHash: hashToken(newToken()), by: 'desk' }, clock.now()),
  );
}

/**
 * Bans a person, or lifts the ban. Their sessions end in all processes within half a minute, as do
 * their seat links.
 */
export async function setBan(
  by: Operator,
  { userId, isBanned }: { readonly userId: string; readonly isBanned: boolean },
  clock: Clock = systemClock,
): Promise<ActResult> {
  await recordAct(by, { kind: isBanned ? 'ban' : 'unban', about: `person ${userId}` }, clock);
  const isThere = await setBanned(userId, isBanned ? clock.now() : null);
  if (isThere && isBanned) await removeOtherBrowsers(userId, undefined, clock.now());
  return doneIf(isThere);
}

/** Ends all sessions of a person and the links of their seats. They sign in again by email. */
export async function signOutEverywhere(
  by: Operator,
  userId: string,
  clock: Clock = systemClock,
): Promise<ActResult> {
  await recordAct(by, { kind: 'sign-out', about: `person ${userId}` }, clock);
  if (!(await personFacts(userId))) return 'not-possible';
  await removeOtherBrowsers(userId, undefined, clock.now());
  return 'done';
}

/** Retries given-up messages of one table or of all; returns their number. */
export async function resendMessages(
  by: Operator,
  gameId?: string,
  clock: Clock = systemClock,
): Promise<number> {
  await recordAct(by, { kind: 'resend', about: gameId === undefined ? 'service' : `table ${gameId}` }, clock);
  return resendFailed(gameId, clock.now());
}

export async function rebuildTable(
  by: Operator,
  gameId: string,
  clock: Clock = systemClock,
): Promise<RebuildResult> {
  await recordAct(by, { kind: 'rebuild', about: `table ${gameId}` }, clock);
  return rebuildPosition(gameId);
}

/** Recomputes the ratings of a scope, or of all. Only the command line calls it. */
export async function refoldRatings(
  by: Operator,
  scope?: string,
  clock: Clock = systemClock,
): Promise<readonly FoldDifferences[]> {
  await recordAct(by, { kind: 'recompute', about: 'service', detail: { scope: scope ?? 'all' } }, clock);
  return recomputeRatings(scope);
}

/** Excludes the result of a game from the open rating. Only the command line calls it. */
export async function leaveOut(by: Operator, gameId: string, clock: Clock = systemClock): Promise<ActResult> {
  await recordAct(by, { kind: 'leave-out', about: `table ${gameId}` }, clock);
  return doneIf((await leaveOutResult(gameId, clock)) !== undefined);
}

/** Grants or revokes the operator's right. Only the command line calls it. */
export async function grantOperator(
  { userId, isOperator }: { readonly userId: string; readonly isOperator: boolean },
  clock: Clock = systemClock,
): Promise<ActResult> {
  await recordAct(
    'command line',
    { kind: isOperator ? 'grant' : 'withdraw', about: `person ${userId}` },
    clock,
  );
  return doneIf(await setOperator(userId, isOperator));
}

/**
 * same: the position was right. rebuilt: it was wrong. moved: a step was played meanwhile, try again.
 * broken: the log itself is invalid.
 */
type RebuildResult =
  | { readonly outcome: 'same' | 'rebuilt' | 'moved' | 'unknown-table' }
  | { readonly outcome: 'broken'; readonly seq: number; readonly fault: string };

/**
 * Replays the log of a table and stores the resulting position. Refuses a broken log, because it does
 * not prove what was played.
 */
async function rebuildPosition(gameId: string): Promise<RebuildResult> {
  const stored = await loadTableRow(gameId);
  if (!stored?.snapshot) return { outcome: 'unknown-table' };
  const { game, snapshot } = stored;
  const rows = await readWholeLog(gameId, game.seq);
  const { commitment } = game;
  const fault = verifyChain(rows, {
    gameId: game.chainId ?? gameId,
    commitment,
    seed: snapshot.secrets.seed,
  });
  if (fault) return { outcome: 'broken', seq: fault.seq, fault: fault.fault };
  if (rows.at(-1)?.hash !== game.head) return { outcome: 'broken', seq: rows.length, fault: 'head' };
  const { state, secrets } = replay(rows.map(entryOf));
  if (!secrets) return { outcome: 'broken', seq: 1, fault: 'secret-missing' };
  const waiting = game.status === 'running' ? toAct(state) : [];
  const isSame =
    canonicalJson({ ...snapshot, waiting: game.waiting }) === canonicalJson({ state, secrets, waiting });
  if (isSame) return { outcome: 'same' };
  const written = await writePosition(game, { state, secrets, waiting });
  return { outcome: written ? 'rebuilt' : 'moved' };
}
