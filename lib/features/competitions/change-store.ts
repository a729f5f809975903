import 'server-only';
import { isInCharge } from '@/lib/features/circles/circle';
import { isMemberAt, isOpenAt } from '@/lib/features/circles/circles-store';
import type { Pause } from '@/lib/game/pace/calendar';
import { isStaged } from '@/lib/game/competing/competition';
import { LEAST_STAGED } from '@/lib/game/competing/stage-count';
import { change } from '@/lib/platform/db/change';
import type { Tx } from '@/lib/platform/db/db';
import { noticeTimeAt } from '@/lib/platform/ops/notice-store';
import { jsonOf } from '@/lib/platform/db/json';
import { refused } from '@/lib/platform/http/refused';
import { loadAway } from '@/lib/platform/ops/away-store';
import { queueCircleMessages } from '@/lib/platform/outbox/outbox-store';
import { insertCompetition, insertEntrant, type NewCompetition } from './act-store';
import {
  MAX_COMPETITIONS,
  type Ruling,
  type StoredEntrant,
  type Terms,
  type WholeCompetition,
} from './competition';
import { decisionColumns } from './decision-columns';
import type { CompetitionOutcome, CompetitionRefused } from './refusals';
import { proposalOf, type Proposal } from './competition-acts';
import { competitionFacts, readLocked } from './competition-store';
import type { TableResult } from './standing';
import { decisionNews } from './season-news';

/** A competition, and the person who changes it. */
export interface ByPerson {
  readonly id: string;
  readonly userId: string;
  readonly now: Date;
}

/** A locked competition and the member who changes it. */
export interface LockedCompetition extends WholeCompetition {
  readonly me: {
    readonly id: string;
    readonly userId: string;
    readonly playerKey: string;
    readonly name: string;
    readonly isInCharge: boolean;
  };
  /** Times that do not count, because the service was away. */
  readonly away: readonly Pause[];
  /** The proposed tables of the next stage of a Swiss, while it waits for an organiser. */
  readonly proposal?: Proposal | undefined;
  /** Results of finished tables, if organisers arrange its stages. */
  readonly results?: readonly TableResult[];
  /** All members of the circle. */
  readonly members: readonly { readonly id: string; readonly name: string; readonly isInCharge: boolean }[];
  /** The member's own row. */
  readonly mine?: StoredEntrant;
}

/** The rows that a change writes. */
export interface CompetitionWrite {
  readonly competition?: {
    readonly name?: string;
    readonly arbiter?: string | null;
    readonly signUpUntil?: Date;
    readonly state?: 'called-off';
    readonly endedAt?: Date;
    readonly terms?: Terms;
    readonly decisions?: readonly Ruling[];
  };
  readonly enters?: Pick<StoredEntrant, 'named' | 'lateFrom'>;
  readonly entrant?: readonly [
    id: string,
    data: {
      readonly state?: StoredEntrant['state'];
      readonly name?: string;
      readonly enteredAt?: Date;
      readonly checkedInAt?: Date | null;
      readonly endsAt?: Date | null;
      readonly named?: boolean;
      readonly byes?: number[];
      readonly pausedAt?: Date | null;
      readonly lateFrom?: number;
    },
  ];
  readonly entry?: 'competition-off' | 'excluding' | 'not-excluded';
  /** The decision that is made or taken back; its people hear of it. */
  readonly told?: Ruling;
  /** The member concerned. */
  readonly about?: string;
}

export type CompetitionDecision = CompetitionOutcome<CompetitionWrite>;

/**
 * Changes a competition in one transaction: locks it, proves the member under that lock, and writes the
 * decision. The competition is then due for a check. Returns the organiser's decision, if it is one.
 */
export async function changeCompetition(
  { id, userId, now }: ByPerson,
  decide: (locked: LockedCompetition) => CompetitionDecision,
): Promise<CompetitionOutcome<Ruling | undefined>> {
  return change<LockedCompetition | undefined, CompetitionWrite, Ruling | undefined, CompetitionRefused>({
    lock: async (tx) => {
      const notice = await noticeTimeAt(now, tx);
      const isMember = {
        circle: { ...isOpenAt(notice), members: { some: { userId, ...isMemberAt(notice) } } },
      };
      const { count } = await tx.competition.updateMany({
        where: { id, ...isMember },
        data: { revision: { increment: 1 } },
      });
      const whole = count === 0 ? undefined : await readLocked(tx, id);
      if (!whole) return undefined;
      const me = await memberOf(tx, whole.competition.circleId, userId, now);
      const members = await membersIn(tx, whole.competition.circleId, now);
      const mine = whole.entrants.find((entrant) => entrant.userId === userId);
      const facts = whole.competition.terms.byHand ? await competitionFacts(whole, now) : undefined;
      const proposal = facts && proposalOf(whole, facts, now);
      const results = facts?.results ?? [];
      return me && { ...whole, me, members, mine, proposal, results, away: await loadAway() };
    },
    decide: (locked) => (locked ? decide(locked) : refused({ kind: 'unknown-competition' })),
    write: async (tx, decided, locked) => {
      if (locked) await write(tx, locked, decided, now);
      return { ok: true, value: decided.told };
    },
  });
}

async function write(
  tx: Tx,
  locked: LockedCompetition,
  { competition = {}, enters, entrant, entry, about, told }: CompetitionWrite,
  now: Date,
): Promise<void> {
  const { me } = locked;
  const { id, circleId } = locked.competition;
  const { terms, decisions, ...others } = competition;
  const columns = decisions && decisionColumns(decisions);
  const data = {
    ...others,
    ...(terms ? { terms: jsonOf(terms) } : {}),
    ...(columns ? { decisions: jsonOf(columns.decisions), arrangements: jsonOf(columns.arrangements) } : {}),
    dueAt: competition.state === 'called-off' ? null : now,
  };
  await tx.competition.updateMany({ where: { id }, data });
  if (told) await queueCircleMessages(tx, [decisionNews(locked, told, now)]);
  if (enters) await insertEntrant(tx, id, { ...me, ...enters }, now);
  if (entrant) {
    const [entrantId, data] = entrant;
    await tx.entrant.updateMany({ where: { competitionId: id, id: entrantId }, data });
    if (data.named === false) await closeGames(tx, locked, entrantId);
  }
  if (entry === undefined) return;
  const member = about === undefined ? undefined : await memberOf(tx, circleId, about, now);
  const memberId = member?.id ?? null;
  await tx.circleEntry.create({ data: { circleId, kind: entry, by: me.id, memberId, at: now } });
}

/** Games show names, so tables of a person who is no longer named are for the circle to watch. */
async function closeGames(tx: Tx, { fixtures }: LockedCompetition, entrantId: string): Promise<void> {
  const own = fixtures.filter(({ entrants }) => entrants.includes(entrantId));
  const ids = own.flatMap(({ tableId }) => tableId ?? []);
  const where = { id: { in: ids }, watchers: 'anyone' };
  await tx.game.updateMany({ where, data: { watchers: 'circle' } });
}

async function memberOf(tx: Tx, circleId: string, userId: string, now: Date) {
  const select = { id: true, userId: true, playerKey: true, name: true, role: true } as const;
  const row = await tx.circleMember.findFirst({
    where: { circleId, userId, ...isMemberAt(await noticeTimeAt(now, tx)) },
    select,
  });
  if (!row) return undefined;
  const { role, ...member } = row;
  return { ...member, userId, isInCharge: isFirst(role) };
}

const isFirst = (role: string): boolean =>
  isInCharge({ role: role === 'host' || role === 'steward' ? role : 'member' });

async function membersIn(tx: Tx, circleId: string, now: Date): Promise<LockedCompetition['members']> {
  const rows = await tx.circleMember.findMany({
    where: { circleId, ...isMemberAt(await noticeTimeAt(now, tx)) },
    select: { id: true, name: true, role: true },
  });
  return rows.map(({ id, name, role }) => ({ id, name, isInCharge: isFirst(role) }));
}

/** Makes a competition of a circle, for its host or a steward. Raising the circle's revision locks it. */
export async function storeCompetition(
  asked: Omit<NewCompetition, 'madeBy'>,
  userId: string,
  now: Date,
): Promise<CompetitionOutcome<string>> {
  const { circleId, form } = asked;
  return change<Standing, NewCompetition, string, CompetitionRefused>({
    lock: async (tx) => {
      const notice = await noticeTimeAt(now, tx);
      const { count } = await tx.circle.updateMany({
        where: { id: circleId, ...isOpenAt(notice), members: { some: { userId, ...isMemberAt(notice) } } },
        data: { revision: { increment: 1 } },
      });
      const running = { in: ['sign-up', 'check-in', 'running'] };
      return {
        me: count === 0 ? undefined : await memberOf(tx, circleId, userId, now),
        members: await tx.circleMember.count({ where: { circleId, ...isMemberAt(notice) } }),
        running: await tx.competition.count({ where: { circleId, state: running } }),
      };
    },
    decide: ({ me, members, running }) => {
      if (!me) return refused({ kind: 'unknown-circle' });
      if (!me.isInCharge) return refused({ kind: 'not-in-charge' });
      if (isStaged(form) && members < LEAST_STAGED) return refused({ kind: 'few-members' });
      if (running >= MAX_COMPETITIONS) return refused({ kind: 'many-competitions' });
      return { ok: true, value: { ...asked, madeBy: me.id } };
    },
    write: async (tx, made) => {
      const id = await insertCompetition(tx, made, now);
      await tx.circleEntry.create({ data: { circleId, kind: 'competition', by: made.madeBy, at: now } });
      return { ok: true, value: id };
    },
  });
}

/** The circle of a new competition: its maker, its members and its competitions. */
interface Standing {
  readonly me: LockedCompetition['me'] | undefined;
  readonly members: number;
  readonly running: number;
}
