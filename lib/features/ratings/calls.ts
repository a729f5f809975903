/** Calls for players of rated tables: reading, opening, joining and leaving them, and making their tables. */
import 'server-only';
import { takeReservedSeat } from '@/lib/features/seats/seats';
import { createTable } from '@/lib/features/table/new-table/create-table';
import {
  haveMetTooOften,
  MEETINGS_MS,
  NEW_RATING,
  type PlayerRating,
  possibleChanges,
  shownRatingOf,
} from '@/lib/game/competing/rating';
import { ENOUGH_MET } from '@/lib/game/competing/circle-standing';
import { drawnOrder, type TableSize } from '@/lib/game/competing/pair-stage';
import { TableOptionsSchema, VariantSchema } from '@/lib/game/engine/setup-shapes';
import { derivedGameId, derivedSeed } from '@/lib/platform/auth/signed-data';
import { newGameId } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import {
  changeCall,
  finishCall,
  fullCalls,
  hasTable,
  lapseCalls,
  meetingsOf,
  openCallRows,
  type CallWrite,
  type LockedCall,
  type StoredCall,
} from './calls-store';
import { openRatings } from './rate-store';
import { CALL_MS, type CallOutcome, type RatedCall, type RatedPace, type Reader } from './rating';

// Reading

/** The open calls as a person sees them, oldest first. */
export async function callsSeenBy(
  reader: Pick<Reader, 'id' | 'playerKey' | 'isHidden'> | undefined,
  clock: Clock = systemClock,
): Promise<readonly RatedCall[]> {
  const now = clock.now();
  const calls = await openCallRows(now);
  const people = [...calls.flatMap((call) => call.people), ...(reader ? [reader] : [])];
  const [ratings, met] = await Promise.all([
    openRatings(people.map(({ playerKey }) => playerKey)),
    meetingsOf([...new Set(people.map(({ id }) => id))], new Date(now.getTime() - MEETINGS_MS)),
  ]);
  return calls.map((call) => {
    const isMine = call.people.some(({ id }) => id === reader?.id);
    const at = [...call.people.map(({ id }) => id), ...(reader && !isMine ? [reader.id] : [])];
    const isUnrated = at.some((one) =>
      at.some((other) => haveMetTooOften(met.get(`${one} ${other}`) ?? [], now)),
    );
    const isChangeSeen = reader && !reader.isHidden && !isUnrated;
    return {
      id: call.id,
      size: call.size,
      pace: call.pace.kind === 'brisk' ? 'brisk' : 'daily',
      lapsesAt: call.lapsesAt,
      names: call.people.map(({ name, playerKey, isHidden }) => {
        const rating = ratings.get(playerKey);
        const isSeen = rating && !isHidden && reader?.isHidden !== true;
        return { name, rating: isSeen ? shownRatingOf(rating) : null };
      }),
      isMine,
      isUnrated,
      change: isChangeSeen ? changeFor(call, reader.playerKey, ratings, now) : null,
    };
  });
}

/** Missing players are assumed to have the initial rating, and to count in full. */
const MISSING_PLAYER: PlayerRating = {
  ...NEW_RATING,
  met: Array.from({ length: ENOUGH_MET }, (_, i) => `other ${i}`),
};

function changeFor(
  { size, people }: StoredCall,
  key: string,
  ratings: ReadonlyMap<string, PlayerRating>,
  at: Date,
) {
  const others = people.flatMap(({ playerKey }) => (playerKey === key ? [] : [playerKey]));
  const all = [key, ...others, ...Array.from({ length: size }, (_, i) => `new ${i}`)].slice(0, size);
  const seats = all.map((each, i) => ({ key: each, order: i + 1 }));
  const table = { size, at, people: seats, open: { isEarly: false } };
  const known = new Set([key, ...others]);
  const { best, worst } = possibleChanges(table, key, (each) =>
    known.has(each) ? ratings.get(each) : MISSING_PLAYER,
  );
  return { best: Math.round(best), worst: Math.round(worst) };
}

// Changing

/** Calls for players of a rated table; its maker is the first. */
export async function openCall(
  userId: string,
  { size, pace }: { readonly size: TableSize; readonly pace: RatedPace },
  clock: Clock = systemClock,
): Promise<CallOutcome<{ readonly id: string }>> {
  const now = clock.now();
  const id = newGameId();
  const newCall = {
    size,
    pace: { kind: pace, wakingOnly: true, onTimeout: 'computer' },
    lapsesAt: new Date(now.getTime() + CALL_MS),
  } as const;
  const done = await changeCall({ id, userId, now }, (locked) => decideIn(locked, id, newCall));
  return done.ok ? { ok: true, value: { id } } : done;
}

/** Joins a call. Returns the id of the table once the call is full. */
export async function joinCall(
  id: string,
  userId: string,
  clock: Clock = systemClock,
): Promise<CallOutcome<{ readonly gameId?: string }>> {
  const done = await changeCall({ id, userId, now: clock.now() }, (locked) => decideIn(locked, id));
  if (!done.ok || !done.value.ends) return done.ok ? { ok: true, value: {} } : done;
  await startFullCalls(clock);
  return { ok: true, value: { gameId: tableIdOf(id) } };
}

/** Only an account is in a call, in one at a time; joining again changes nothing. */
function decideIn(
  { call, isAccount, inCall }: LockedCall,
  id: string,
  newCall?: CallWrite['newCall'],
): CallOutcome<CallWrite> {
  if (!newCall && !call) return refused({ kind: 'call-over' });
  if (!isAccount) return refused({ kind: 'account-needed' });
  if (inCall === id) return { ok: true, value: {} };
  if (inCall !== undefined) return refused({ kind: 'in-elsewhere' });
  const isFull = call && call.userIds.length + 1 >= call.size;
  const ends = isFull ? { ends: { state: 'full', tableId: tableIdOf(id) } as const } : {};
  return { ok: true, value: { answer: 'in', ...ends, ...(newCall ? { newCall } : {}) } };
}

/** Leaves a call. A call without people expires. */
export async function leaveCall(
  id: string,
  userId: string,
  clock: Clock = systemClock,
): Promise<CallOutcome<undefined>> {
  const done = await changeCall({ id, userId, now: clock.now() }, ({ call }) => {
    if (!call) return refused({ kind: 'call-over' });
    const isLast = call.userIds.every((each) => each === userId);
    return { ok: true, value: { answer: 'out', ...(isLast ? { ends: { state: 'lapsed' } } : {}) } };
  });
  return done.ok ? { ok: true, value: undefined } : done;
}

// Making tables

const tableIdOf = (id: string): string => derivedGameId('rated', `call/${id}`);

/** Starts full calls, and ends expired ones; returns how many. */
export async function settleCalls(clock: Clock = systemClock): Promise<number> {
  return (await startFullCalls(clock)) + (await lapseCalls(clock.now()));
}

/**
 * Makes the tables of full calls; returns how many. Any number of processes can do this at once, and
 * any can die: a table is made once.
 */
async function startFullCalls(clock: Clock): Promise<number> {
  const calls = await fullCalls();
  for (const call of calls) {
    await makeTable(call, clock);
    await finishCall(call.id);
  }
  return calls.length;
}

async function makeTable({ id, pace, people }: StoredCall, clock: Clock): Promise<void> {
  const gameId = tableIdOf(id);
  const lot = { seed: derivedSeed('rated', `call/${id}`), label: id };
  const keys = drawnOrder(
    people.map(({ playerKey }) => playerKey),
    lot,
  );
  const seats = keys.flatMap((key) => people.find(({ playerKey }) => playerKey === key) ?? []);
  if (seats.length < 2) return;
  if (!(await hasTable(gameId))) await createOnce(gameId, pace, seats, clock);
  // Their clocks run from now on. The first player sits down last: then all hear that the game has begun.
  for (const { id: userId } of seats.toReversed()) await takeReservedSeat(gameId, userId, clock);
}

async function createOnce(
  id: string,
  pace: StoredCall['pace'],
  people: StoredCall['people'],
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  const ids = people.map((person) => person.id);
  const met = await meetingsOf(ids, new Date(now.getTime() - MEETINGS_MS));
  try {
    await createTable(
      {
        id,
        name: people.map(({ name }) => name || '?').join(', '),
        options: TableOptionsSchema.parse({}),
        variant: VariantSchema.parse({}),
        startingSeat: 'first',
        joinPolicy: 'named',
        pace,
        isRated: ![...met.values()].some((times) => haveMetTooOften(times, now)),
        seats: people.map(({ name, id: userId }) => ({ name, userId })),
      },
      clock,
    );
  } catch (error) {
    // Another process was faster.
    if (!(await hasTable(id))) throw error;
  }
}
