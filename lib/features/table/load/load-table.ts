import 'server-only';
import { logRowsOf, readLog } from '@/lib/features/table/log/log-store';
import type { SeatKeys } from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import { RECENT_ROWS } from '@/lib/game/eventlog/row';
import { turnPlanned } from '@/lib/game/analysis/plans/plan';
import { openPauses } from '@/lib/game/pace/bank';
import { isHidden } from '@/lib/game/wording/setup';
import { hashToken } from '@/lib/platform/auth/tokens';
import { systemClock } from '@/lib/platform/clock';
import { talkIn } from '@/lib/platform/live/change-store';
import { isSealed, type DealOfTable } from './game-row';
import { loadTableRow, type TableRow } from './game-store';
import { knownPositionOf, recallPosition, type KnownPosition } from './known-position';
import { seatInfosOf } from './seat-infos';
import type { LogRow, SeatHelper, TableView } from './table-view';
import { inTurnOf, positionFor, versionAt } from './visible';

export interface LoadTable {
  readonly log?: 'recent' | 'all' | 'none';
}

/** A visitor with a token, an account, both or neither; loading the table finds their seat. */
export interface Visitor {
  readonly token?: string | undefined;
  readonly userId?: string | undefined;
}

/**
 * A table at the newest position that a seat, a visitor or the public can see (visible.ts); undefined
 * for an unknown id.
 */
export async function loadTable(
  gameId: string,
  who?: SeatId | Visitor,
  { log = 'recent' }: LoadTable = {},
): Promise<TableView | undefined> {
  const recalled = recallPosition(gameId);
  const keys = typeof who === 'object' ? keysOf(who) : {};
  const row = await loadTableRow(gameId, { knownHead: recalled?.head, keys });
  if (!row || !mayLook(row, who)) return undefined;
  const known = await knownPositionOf(row, recalled);
  const me = typeof who === 'number' ? who : row.visitor;
  const shown = await positionFor(row.game, known, me);
  const table = { ...tableViewOf(row, shown, me), log: await logOf(gameId, shown, log) };
  if (shown === known) return table;
  const inTurn = inTurnOf(known.position.state);
  const version = versionAt(row.version, shown.seq);
  return { ...table, latestSeq: shown.seq, version, ...(inTurn ? { inTurn } : {}) };
}

/**
 * Whether a visitor can watch a table. A proved seat always can. While its deal is being played
 * elsewhere, a player who has not finished their own table of it cannot (decision 0026).
 */
export function mayLook(
  { game, visitor, invited, isHost, former, isPeer, isInCircle, helpers }: TableRow,
  who: SeatId | Visitor | undefined,
): boolean {
  const isClosed = (isHidden(game.watchers) && !isInCircle) || (isSealed(game) && !isPeer);
  if (!isClosed || typeof who === 'number') return true;
  // A mentor reads a seat there, which shows more.
  if (helpers.some(({ isMe, isOver, power }) => isMe && !isOver && power === 'mentor')) return true;
  return isHost || former !== undefined || visitor !== undefined || invited !== undefined;
}

/** The keys that find a visitor's seat. */
export function keysOf({ token, userId }: Visitor): SeatKeys {
  return { ...(token ? { tokenHash: hashToken(token) } : {}), ...(userId ? { userId } : {}) };
}

async function logOf(
  gameId: string,
  known: KnownPosition,
  log: LoadTable['log'],
): Promise<readonly LogRow[]> {
  if (log === 'none') return [];
  if (log === 'all') return logRowsOf(await readLog(gameId, 1, known.seq));
  known.recent ??= await readLog(gameId, known.seq - RECENT_ROWS + 1, known.seq);
  return known.recentLog;
}

/** The access rules of a table, its former holders, and the viewer's role there. */
export function tableTermsOf(
  { game, seats, past, isHost, isHolder, invited, former, helpers }: TableRow,
  me: SeatId | undefined,
  latest: number,
) {
  const { joinPolicy, watchers, lineSharing } = game;
  const seen = helpers.map((helper) => ({ ...helper, steps: helper.steps.filter((seq) => seq <= latest) }));
  return {
    ...(past.length > 0 ? { tenures: [...past, ...seats] } : {}),
    ...(game.origin ? { origin: game.origin } : {}),
    ending: game.ending,
    ...(game.deal ? { deal: dealOf(game.deal) } : {}),
    joinPolicy,
    watchers,
    lineSharing,
    circleId: game.circleId,
    ...(isHost ? { isHost: true as const } : {}),
    ...(seen.length > 0 ? { helpers: seen } : {}),
    ...(isHolder ? {} : delegateIn(seen)),
    me,
    ...(me === undefined && invited !== undefined ? { invited } : {}),
    ...(me === undefined && former !== undefined ? { former } : {}),
  };
}

/** The viewer's own link to play for a holder. */
function delegateIn(helpers: readonly SeatHelper[]): Pick<TableView, 'delegate'> {
  for (const { seat, power, until, isOver, isMe } of helpers)
    if (isMe && until !== undefined) return { delegate: { seat, power, until, isOver } };
  return {};
}

function dealOf({ id, isKnown }: DealOfTable) {
  return { id, isKnown };
}

/** The newest row a seat has seen, and its holder's count of unread talk; a bare link has no such count. */
function seenBy({ seenSeqs, seenTalks, version, isHolder }: TableRow, me: SeatId) {
  const unheard = talkIn(version) - (seenTalks[me] ?? 0);
  return { seenSeq: seenSeqs[me] ?? 0, ...(unheard > 0 && isHolder ? { unheard } : {}) };
}

/** The current or next common holiday; the page shows it at the top. */
function pauseOf({ pauses }: TableRow): Pick<TableView, 'pause'> {
  const now = systemClock.now();
  const pause = openPauses(pauses, now)[0];
  if (!pause) return {};
  const [from, until] = [pause.from.toISOString(), pause.until.toISOString()];
  return { pause: { from, until, ...(pause.from <= now ? { isRunning: true } : {}) } };
}

/** Whether a plan's turn is not over: a plan whose turn has just ended may not be removed yet. */
function isPlanned({ plannedAfter }: TableRow, { position: { state } }: KnownPosition, me: SeatId): boolean {
  return plannedAfter !== undefined && turnPlanned(state, me, plannedAfter) >= state.turn.number;
}

function tableViewOf(row: TableRow, known: KnownPosition, me: SeatId | undefined): Omit<TableView, 'log'> {
  const { game, seats } = row;
  const isRunning = game.status === 'running';
  return {
    gameId: game.id,
    name: game.name,
    status: game.status,
    createdAt: game.createdAt.toISOString(),
    seq: known.seq,
    latestSeq: game.seq,
    head: known.head,
    version: row.version,
    ...(isRunning ? pauseOf(row) : {}),
    seats: seatInfosOf(seats, known.position.state.setup),
    ...tableTermsOf(row, me, known.seq),
    view: known.viewOf(me),
    ...(me === undefined ? {} : seenBy(row, me)),
    ...(me !== undefined && me === row.visitor && row.isHolder ? { isHolder: true as const } : {}),
    ...(me !== undefined && me === row.visitor && isPlanned(row, known, me)
      ? { hasPlans: true as const }
      : {}),
    ...(me !== undefined && isRunning ? { options: known.optionsOf(me) } : {}),
    scores: known.scores,
    waitingFor: game.waiting,
    commitment: game.commitment,
    ...(isRunning || isSealed(game) ? {} : { seed: known.secrets.seed }),
    pack: known.pack,
  };
}
