// The statements that answer people and that run at every tick. The service's own stores send them.
import crypto from 'node:crypto';
import { findImported } from '@/lib/features/archive/import-store';
import { valuesOfPack } from '@/lib/features/boxes/pack-store';
import { circleDates, tablesWithClock } from '@/lib/features/calendar/calendar-store';
import {
  countTables,
  newestTable,
  peopleByKey,
  runningTables,
} from '@/lib/features/circles/circle-table-store';
import {
  circlesOf as circlesOfPerson,
  hostSeenOn,
  loadEntryRows,
  rowOfMember,
} from '@/lib/features/circles/circles-store';
import { dueGatherings, gatheringsIn, unansweredOf } from '@/lib/features/circles/gatherings/gathering-store';
import { loadAgenda } from '@/lib/features/clocks/agenda-store';
import { claimSeatsToWatch, loadClocks, runningSeats } from '@/lib/features/clocks/clock-store';
import { gamesWaitingForComputers } from '@/lib/features/computer/computer-store';
import { gamesToCount, knownOf } from '@/lib/features/insights/insight-store';
import { digestReaders, waitingTables } from '@/lib/features/notify/letters/digest-store';
import { reachOfSeats, stopSeatMail, tablePreferences } from '@/lib/features/notify/preference-store';
import { adoptSeats, adoptSeatsOfAddress } from '@/lib/features/people/merge-store';
import { gamesWaitingForPlans, plansOfSeat } from '@/lib/features/plans/plan-store';
import { answeredReport } from '@/lib/features/problems/problem-store';
import { gamesWithoutResult } from '@/lib/features/results/ended-store';
import { resultsOfCircle, yearOfCircle, yearsOfCircle } from '@/lib/features/results/results-store';
import { storedLines } from '@/lib/features/sandbox/sandbox-store';
import { delegatesOf } from '@/lib/features/seats/delegates/delegate-store';
import { entriesOf } from '@/lib/features/seats/entry-store';
import { freeSeatsBehind, tableBehind } from '@/lib/features/seats/free-seat-store';
import { ownSeat } from '@/lib/features/seats/own-store';
import { rematchOf } from '@/lib/features/seats/rematch-store';
import { seatByTokenHash } from '@/lib/features/seats/seat-store';
import { appendRow, loadForCommand } from '@/lib/features/table/commands/command-store';
import { openTables } from '@/lib/features/table/lists/lobby-store';
import { tablesOf } from '@/lib/features/table/lists/my-tables-store';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { loadTableHead } from '@/lib/features/table/load/table-head-store';
import { gamesToArchive, loadArchive } from '@/lib/features/table/log/archive-store';
import { readLog } from '@/lib/features/table/log/log-store';
import { insertMessage, listMessages } from '@/lib/features/talk/chat-store';
import { ownNotes } from '@/lib/features/talk/note-store';
import type { StoredRow } from '@/lib/game/eventlog/row';
import { sessionStanding } from '@/lib/platform/auth/browser-store';
import { db } from '@/lib/platform/db/db';
import { versionsOf } from '@/lib/platform/live/change-store';
import { loadServiceFigures } from '@/lib/platform/ops/figures-store';
import { fanOut } from '@/lib/features/notify/fan-out-store';
import { LANES } from '@/lib/platform/outbox/channel-forms';
import { claimDeliveries } from '@/lib/platform/outbox/delivery-store';
import { loadLaneFigures } from '@/lib/platform/outbox/figures-store';
import { isAddressStopped } from '@/lib/platform/outbox/mail-stop-store';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import { COMPETING } from './competing-statements';
import { hash, type Hot, type Round, type Subject } from './subject';

const MINUTE_MS = 60_000;
/** As many as the service asks for at once, or fewer. */
const [AT_ONCE, LOBBY_PAGE] = [20, 21];

/** All measured questions. */
export const HOT = [
  { name: 'my tables, of a person', ask: ({ userId }) => tablesOf(userId, []) },
  { name: 'my tables, of a browser', ask: ({ keyHash }) => tablesOf(undefined, [keyHash]) },
  { name: 'tables that wait for a person (digest)', ask: ({ userId }) => waitingTables(userId) },
  { name: 'calendar: tables with a clock', ask: ({ userId }) => tablesWithClock(userId) },
  { name: 'calendar: circles of a person', ask: ({ memberId, now }) => circleDates(memberId, now) },
  {
    name: 'problems: an answer at a step',
    ask: ({ gameId }) => answeredReport({ gameId, seq: 5, seat: 0, tenure: 1 }),
  },
  {
    name: 'seat: who plays for its holder',
    ask: ({ gameId, now }) => delegatesOf({ gameId, seat: 0, tenure: 1 }, now),
  },
  { name: 'tables a person may mute', ask: ({ userId }) => tablePreferences(userId) },
  { name: 'lobby: a page', ask: () => openTables(LOBBY_PAGE) },
  { name: 'lobby: free seats of a table', ask: ({ lobby }) => freeSeatsBehind({ lobby }) },
  { name: 'link for any free seat', ask: ({ joinLinkHash }) => tableBehind({ joinLinkHash }) },
  { name: 'seat behind a link', ask: ({ tokenHash }) => seatByTokenHash(tokenHash) },
  { name: 'seat: its own page', ask: ({ gameId, keyHash }) => ownSeat(gameId, { tokenHash: keyHash }) },
  { name: 'seat: entries of a table', ask: ({ gameId }) => entriesOf(gameId, AT_ONCE) },
  {
    name: 'load: table with position',
    ask: ({ gameId, tokenHash }) => loadTableRow(gameId, { keys: { tokenHash } }),
  },
  {
    name: 'load: table of a person',
    ask: ({ gameId, userId }) => loadTableRow(gameId, { keys: { userId }, position: false }),
  },
  { name: 'load: table that is over', ask: ({ over }) => loadTableRow(over) },
  { name: 'load: head of a table', ask: ({ gameId }) => loadTableHead(gameId) },
  { name: 'load: values of a box', ask: ({ boxPack }) => valuesOfPack(boxPack) },
  { name: 'load: newest rows', ask: ({ logged }) => readLog(logged, 2, 60) },
  { name: 'load: archive', ask: ({ over }) => loadArchive(over) },
  { name: 'versions of ten tables (open pages)', ask: ({ opened }) => versionsOf(opened) },
  { name: 'command: load', ask: (it) => loadForCommand(commandOf(it)) },
  { name: 'command: append', ask: append },
  { name: 'talk: read', ask: ({ gameId }) => listMessages(gameId, { most: 50 }) },
  { name: 'talk: say', ask: ({ gameId, now }) => insertMessage(saidOf(gameId, now)) },
  {
    name: 'notes',
    ask: ({ gameId, keyHash }) => ownNotes({ gameId, seat: 0, keys: { tokenHash: keyHash } }),
  },
  { name: 'lines', ask: ({ gameId, userId }) => storedLines({ gameId, seat: 0, userId }) },
  { name: 'plans of a seat', ask: ({ gameId }) => plansOfSeat({ gameId, seat: 0 }) },
  { name: 'clocks: of a table', ask: ({ gameId }) => loadClocks(gameId) },
  { name: 'clocks: agenda of a table', ask: ({ gameId, tokenHash }) => loadAgenda(gameId, { tokenHash }) },
  { name: 'clocks: running seats by mail', ask: ({ email }) => runningSeats({ email }) },
  {
    name: 'clocks: running seats of a person',
    ask: ({ userId, keyHash }) => runningSeats({ userIds: [userId], tokenHashes: [keyHash] }),
  },
  { name: 'people: adopt seats by mail', ask: ({ email, userId }) => adoptSeatsOfAddress(email, userId) },
  { name: 'people: adopt seats by browser', ask: ({ keyHash, userId }) => adoptSeats([keyHash], userId) },
  { name: 'people: session', ask: ({ userId }) => sessionStanding(userId, 'none') },
  {
    name: 'people: stop mail everywhere',
    ask: ({ email, gameId, now }) =>
      stopSeatMail({ gameId, gameName: '', seat: 0, email, stopped: false }, true, now),
  },
  { name: 'people: whether mail is stopped', ask: ({ email }) => isAddressStopped(email) },
  { name: 'reach of a table', ask: ({ gameId }) => reachOfSeats(gameId) },
  { name: 'rematch of a table', ask: ({ over }) => rematchOf(over) },
  {
    name: 'import known already',
    ask: ({ over }) => findImported({ chainId: over, head: hash(over), origin: 'finished', named: '' }),
  },
  { name: 'message: queue', ask: (it) => queueMessage(messageOf(it)) },
  { name: 'cron: computers waiting', ask: () => gamesWaitingForComputers(AT_ONCE) },
  { name: 'cron: plans waiting', ask: () => gamesWaitingForPlans(AT_ONCE, '') },
  {
    name: 'cron: clocks to look at',
    ask: async ({ now }, { timed }) => {
      await lookedAt(now);
      await timed(() => claimSeatsToWatch(now, now, AT_ONCE));
    },
  },
  { name: 'cron: digests', ask: ({ now }) => digestReaders(now, AT_ONCE) },
  {
    name: 'cron: fan out',
    ask: ({ now }) =>
      fanOut({
        now,
        limit: AT_ONCE,
        gatherMs: 1,
        decide: () => ({ word: 'wait', waitUntil: now, answers: [] }),
      }),
  },
  {
    name: 'cron: claim deliveries',
    ask: ({ now }, { round }) => claimDeliveries(now, now, AT_ONCE, LANES[round % LANES.length] ?? 'mail'),
  },
  {
    name: 'circle: with its members',
    ask: ({ circleId, memberId, now }) => rowOfMember(circleId, memberId, now),
  },
  { name: 'circle: last day of its host', ask: ({ hostId }) => hostSeenOn(hostId) },
  { name: 'circle: entries', ask: ({ circleId }) => loadEntryRows(circleId) },
  { name: 'circle: running tables', ask: ({ circleId }) => runningTables(circleId) },
  { name: 'circle: newest table', ask: ({ circleId }) => newestTable(db(), circleId) },
  { name: 'circle: number of tables', ask: ({ circleId }) => countTables(db(), circleId) },
  { name: 'circle: people by key', ask: ({ circleId }) => peopleByKey(circleId) },
  { name: 'circle: calls for players', ask: ({ circleId, now }) => gatheringsIn(circleId, now) },
  { name: 'circle: standing of a year', ask: ({ circleId }) => yearOfCircle(circleId, 2025) },
  { name: 'circle: its years', ask: ({ circleId }) => yearsOfCircle(circleId) },
  { name: 'circle: last results', ask: ({ circleId }) => resultsOfCircle(circleId, { most: 5 }) },
  { name: 'circles of a person', ask: ({ memberId, now }) => circlesOfPerson(memberId, now) },
  { name: 'calls without my answer', ask: ({ memberId, now }) => unansweredOf(memberId, now) },
  { name: 'cron: calls due', ask: ({ now }) => dueGatherings(now, AT_ONCE) },
  { name: 'cron: games without a result', ask: () => gamesWithoutResult(AT_ONCE) },
  ...COMPETING,
  { name: 'insights: a page', ask: () => knownOf('people', 2) },
  { name: 'cron: games to count', ask: () => gamesToCount(AT_ONCE) },
  { name: 'cron: games to archive', ask: (it) => gamesToArchive(fiveMinutesLater(it), AT_ONCE) },
  { name: 'metrics: tables and messages', ask: ({ now }) => loadServiceFigures(now) },
  { name: 'metrics: deliveries', ask: ({ now }) => loadLaneFigures(now) },
] as const satisfies readonly Hot[];

export type HotName = (typeof HOT)[number]['name'];

/** Marks the next due seats as looked at, which moves them behind all others that are due. */
async function lookedAt(now: Date): Promise<void> {
  await db().$executeRaw`
    update "Seat" s set "lookAt" = ${now}::timestamptz from (
      select "gameId", "seat" from "Seat" where "lookAt" <= ${now}::timestamptz order by "lookAt" limit ${AT_ONCE}
    ) due where s."gameId" = due."gameId" and s."seat" = due."seat"`;
}

const fiveMinutesLater = ({ now }: Subject): Date => new Date(now.getTime() + 5 * MINUTE_MS);
const muchLater = (now: Date): Date => new Date(now.getTime() + 1e9);

function commandOf({ gameId, tokenHash }: Subject) {
  return { gameId, commandId: crypto.randomUUID(), proof: { tokenHash } };
}

function saidOf(gameId: string, at: Date) {
  return {
    id: crypto.randomUUID(),
    gameId,
    seat: 0,
    userId: null,
    name: 'Anna',
    text: 'Well played',
    seq: 1,
    mentions: [],
    at,
  };
}

function messageOf({ gameId, now }: Subject) {
  const dedupe = crypto.randomUUID();
  return { gameId, seat: 0, kind: 'mention' as const, seq: 1, dedupe, at: now, dueAt: muchLater(now) };
}

/** A row at the newest position of a table; only the append itself counts. */
async function append(it: Subject, { timed }: Round): Promise<void> {
  const { gameId, now } = it;
  const context = await loadForCommand(commandOf(it));
  if (!context?.snapshot) throw new Error(`there is no position of ${gameId}`);
  const { game, snapshot, clocks } = context;
  const row: StoredRow = {
    seq: game.seq + 1,
    seat: 0,
    command: { type: 'EndTurn' },
    commandId: crypto.randomUUID(),
    events: [],
    secret: [],
    secretDigest: hash(gameId),
    at: now.toISOString(),
    rulesVersion: 1,
    prevHash: game.head,
    hash: hash(crypto.randomUUID()),
  };
  const dueAt = muchLater(now);
  // Alternates between two seats, as after a turn.
  const waiting = game.waiting.includes(0) ? [1] : [0];
  const changed = [{ seat: 0, bankMs: 1000, tickingAt: now, lookAt: dueAt, grantedMs: 0 }];
  await timed(async () => {
    const { appended } = await appendRow({
      gameId,
      row,
      waiting,
      state: snapshot.state,
      secrets: snapshot.secrets,
      finished: false,
      outbox: { tell: [{ seat: 0, kind: 'your-turn', dueAt }], answered: [0] },
      clocks: { changed, all: changed },
      tableRevision: clocks.tableRevision,
    });
    if (!appended) throw new Error(`nothing was appended to ${gameId}`);
  });
}
