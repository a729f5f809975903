/** Calls for players: asking, answering, and the tables that they become. */
import 'server-only';
import { derivedGameId, derivedSeed } from '@/lib/platform/auth/signed-data';
import { newGameId } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import type { Circle, CircleOutcome } from '../circle';
import { tableWith } from '../circle-table-store';
import { makeCircleTable } from '../circle-tables';
import { loadCircle, type CircleActor } from '../circles';
import {
  decideStart,
  hasFittingSizes,
  startsInTime,
  type Gathering,
  type GatheringAnswer,
  type GatheringTerms,
} from './gathering';
import {
  callOff,
  dueGatherings,
  findGathering,
  finishGathering,
  gatheringsIn,
  insertGathering,
  peopleIn,
  settleGathering,
  storeAnswer,
  unansweredOf,
} from './gathering-store';

/** A call, and the person who acts on it. */
interface CallActor {
  readonly id: string;
  readonly userId: string;
}

/** Calls for players; its maker is in. */
export async function openGathering(
  who: CircleActor,
  terms: GatheringTerms,
  clock: Clock = systemClock,
): Promise<CircleOutcome<{ readonly id: string }>> {
  const now = clock.now();
  if (!hasFittingSizes(terms)) return refused({ kind: 'not-those-players' });
  if (!startsInTime(terms, now)) return refused({ kind: 'not-that-start' });
  const id = newGameId();
  const done = await insertGathering({ ...terms, ...who, id, now });
  return done.ok ? { ok: true, value: { id } } : done;
}

/** A call and the circle of its reader; undefined for anyone but members. */
export async function gatheringFor(
  id: string,
  userId: string | undefined,
  clock: Clock = systemClock,
): Promise<{ readonly gathering: Gathering; readonly circle: Circle } | undefined> {
  if (userId === undefined) return undefined;
  const gathering = await findGathering(id);
  const circle = gathering && (await loadCircle(gathering.circleId, { id: userId }, clock));
  return gathering && circle ? { gathering, circle } : undefined;
}

/**
 * Stores or withdraws a member's answer; with the last missing one the tables are made. `mine` is the table where
 * the member has a seat.
 */
export async function answerGathering(
  { id, userId }: CallActor,
  answer: GatheringAnswer | undefined,
  clock: Clock = systemClock,
): Promise<CircleOutcome<{ readonly gameIds: readonly string[]; readonly mine?: string | undefined }>> {
  const stored = await storeAnswer({ id, userId, now: clock.now() }, answer);
  if (!stored.ok) return stored;
  const gameIds = await startGathering(id, clock);
  const mine = gameIds.length === 0 ? undefined : await tableWith(gameIds, userId);
  return { ok: true, value: { gameIds, mine } };
}

/** Cancels a call: its maker, a steward or the host can. */
export async function callOffGathering(
  { id, userId }: CallActor,
  clock: Clock = systemClock,
): Promise<CircleOutcome<undefined>> {
  return callOff({ id, userId, now: clock.now() });
}

/**
 * Makes the tables of a call that is full or due, or lets it expire; returns the ids of its tables. Any
 * number of processes can do this at once, and any can die: the tables are made once.
 */
export async function startGathering(id: string, clock: Clock = systemClock): Promise<readonly string[]> {
  const now = clock.now();
  const gathering = await settleGathering(id, now, (found, answers) => {
    const isDue = found.startsBy <= now;
    const start = decideStart(found, answers, { isDue, seed: derivedSeed('circle', `gathering/${id}`) });
    if (start.type !== 'start') return start;
    return { ...start, gameIds: start.tables.map((_, i) => tableIdOf(id, i + 1)) };
  });
  if (!gathering) return [];
  await makeTables(gathering, clock);
  await finishGathering(gathering, now);
  return gathering.gameIds;
}

const tableIdOf = (id: string, n: number): string => derivedGameId('circle', `gathering/${id}/${n}`);

async function makeTables(
  { id, circleId, madeBy, setup, pace, seatOrder, answers }: Gathering,
  clock: Clock,
): Promise<void> {
  const { tables = [], ...rules } = setup;
  const circle = await peopleIn(circleId, [madeBy, ...tables.flat()]);
  if (!circle) return;
  const maker = circle.members.find((member) => member.id === madeBy)?.userId;
  // Members who are in only if needed have yet to come.
  const areIn = answers.flatMap(({ userId, answer }) => (answer === 'in' ? [userId] : []));
  for (const [i, memberIds] of tables.entries()) {
    const people = memberIds.map((memberId) => {
      const member = circle.members.find((each) => each.id === memberId);
      const playerKey = member?.playerKey ?? memberId;
      // A member who has just left leaves a free seat.
      if (member?.state !== 'in') return { userId: '', name: '', playerKey };
      return { userId: member.userId ?? '', name: member.name, playerKey };
    });
    const hostId = people.find(({ userId }) => userId === maker)?.userId ?? people[0]?.userId ?? '';
    const table = { ...rules, pace, seatOrder, circleId, id: tableIdOf(id, i + 1), name: circle.name };
    await makeCircleTable({ ...table, people, hostId, sittingDown: areIn }, clock);
  }
}

/** Maximum calls in a scheduler run. */
const AT_ONCE = 20;

/** Starts due calls, or lets them expire; returns how many. */
export async function settleDueGatherings(clock: Clock = systemClock): Promise<number> {
  const due = await dueGatherings(clock.now(), AT_ONCE);
  for (const id of due) await startGathering(id, clock);
  return due.length;
}

/** The calls for players that a person has not answered, in all their circles. */
export async function callsFor(userId: string | undefined, clock: Clock = systemClock) {
  return userId === undefined ? [] : unansweredOf(userId, clock.now());
}

/** How long a call that has ended is shown. */
const SHOWN_MS = 3 * 24 * 3_600_000;

/** The calls of a circle for its page. Due ones are settled before. */
export async function gatheringsOf(
  circleId: string,
  clock: Clock = systemClock,
): Promise<readonly Gathering[]> {
  const now = clock.now();
  const since = new Date(now.getTime() - SHOWN_MS);
  const found = await gatheringsIn(circleId, since);
  const due = found.filter(({ state, startsBy }) => state === 'open' && startsBy <= now);
  if (due.length === 0) return found;
  for (const { id } of due) await startGathering(id, clock);
  return gatheringsIn(circleId, since);
}
