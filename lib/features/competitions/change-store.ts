import 'server-only';
import { isInCharge } from '@/lib/features/circles/circle';
import { isMemberAt, isOpenAt } from '@/lib/features/circles/circles-store';
import { isStaged } from '@/lib/game/competing/competition';
import { LEAST_STAGED } from '@/lib/game/competing/stage-count';
import { db, type Tx } from '@/lib/platform/db/db';
import { refused } from '@/lib/platform/http/refused';
import { insertCompetition, insertEntrant, type NewCompetition } from './act-store';
import type { StoredEntrant, WholeCompetition } from './competition';
import { readLocked } from './competition-store';
import type { CompetitionRefusalKind, CompetitionOutcome } from './refusals';
import { MAX_COMPETITIONS } from './terms';

/** Rolls the transaction back. */
class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(readonly kind: CompetitionRefusalKind | 'unknown-circle' | 'not-in-charge') {
    super(kind);
  }
}

async function refusing<T>(work: (tx: Tx) => Promise<T>): Promise<CompetitionOutcome<T>> {
  try {
    return { ok: true, value: await db().$transaction(work) };
  } catch (error) {
    if (error instanceof Refusal) return refused({ kind: error.kind });
    throw error;
  }
}

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
  /** The member's own row. */
  readonly mine?: StoredEntrant;
}

/** The rows that a change writes, or why it is refused. */
export type CompetitionDecision =
  | { readonly refused: CompetitionRefusalKind | 'not-in-charge' }
  | {
      readonly competition?: {
        readonly name?: string;
        readonly signUpUntil?: Date;
        readonly state?: 'called-off';
        readonly endedAt?: Date;
      };
      readonly enters?: true;
      readonly entrant?: readonly [
        id: string,
        data: {
          readonly state?: StoredEntrant['state'];
          readonly name?: string;
          readonly enteredAt?: Date;
          readonly checkedInAt?: Date | null;
          readonly endsAt?: Date | null;
        },
      ];
      readonly entry?: 'competition-off' | 'excluding' | 'not-excluded';
      /** The member concerned. */
      readonly about?: string;
    };

/**
 * Changes a competition in one transaction: locks it, proves the member under that lock, and writes the
 * decision. The competition is then due for a check.
 */
export async function changeCompetition(
  { id, userId, now }: ByPerson,
  decide: (locked: LockedCompetition) => CompetitionDecision,
): Promise<CompetitionOutcome<undefined>> {
  return refusing(async (tx) => {
    const isMember = { circle: { ...isOpenAt(now), members: { some: { userId, ...isMemberAt(now) } } } };
    const { count } = await tx.competition.updateMany({
      where: { id, ...isMember },
      data: { revision: { increment: 1 } },
    });
    const whole = count === 0 ? undefined : await readLocked(tx, id);
    const me = whole && (await memberOf(tx, whole.competition.circleId, userId, now));
    if (!whole || !me) throw new Refusal('unknown-competition');
    const mine = whole.entrants.find((entrant) => entrant.userId === userId);
    const decision = decide({ ...whole, me, mine });
    if ('refused' in decision) throw new Refusal(decision.refused);
    await write(tx, { ...whole, me }, decision, now);
    return undefined;
  });
}

async function write(
  tx: Tx,
  { competition: { id, circleId }, me }: LockedCompetition,
  { competition, enters, entrant, entry, about }: Exclude<CompetitionDecision, { readonly refused: string }>,
  now: Date,
): Promise<void> {
  const isOver = competition?.state === 'called-off';
  await tx.competition.updateMany({ where: { id }, data: { ...competition, dueAt: isOver ? null : now } });
  if (enters) await insertEntrant(tx, id, me, now);
  if (entrant) {
    const [entrantId, data] = entrant;
    await tx.entrant.updateMany({ where: { competitionId: id, id: entrantId }, data });
  }
  if (entry === undefined) return;
  const member = about === undefined ? undefined : await memberOf(tx, circleId, about, now);
  const data = { circleId, kind: entry, by: me.id, memberId: member?.id ?? null, at: now };
  await tx.circleEntry.create({ data });
}

async function memberOf(tx: Tx, circleId: string, userId: string, now: Date) {
  const select = { id: true, userId: true, playerKey: true, name: true, role: true } as const;
  const row = await tx.circleMember.findFirst({
    where: { circleId, userId, ...isMemberAt(now) },
    select,
  });
  if (!row) return undefined;
  const { role, ...member } = row;
  const isFirst = isInCharge({ role: role === 'host' || role === 'steward' ? role : 'member' });
  return { ...member, userId, isInCharge: isFirst };
}

/** Makes a competition of a circle, for its host or a steward. Raising the circle's revision locks it. */
export async function storeCompetition(
  asked: Omit<NewCompetition, 'madeBy'>,
  userId: string,
  now: Date,
): Promise<CompetitionOutcome<string>> {
  return refusing(async (tx) => {
    const { circleId } = asked;
    const { count } = await tx.circle.updateMany({
      where: { id: circleId, ...isOpenAt(now), members: { some: { userId, ...isMemberAt(now) } } },
      data: { revision: { increment: 1 } },
    });
    const me = count === 0 ? undefined : await memberOf(tx, circleId, userId, now);
    if (!me) throw new Refusal('unknown-circle');
    if (!me.isInCharge) throw new Refusal('not-in-charge');
    const members = await tx.circleMember.count({ where: { circleId, ...isMemberAt(now) } });
    if (isStaged(asked.form) && members < LEAST_STAGED) throw new Refusal('few-members');
    const running = { in: ['sign-up', 'check-in', 'running'] };
    if ((await tx.competition.count({ where: { circleId, state: running } })) >= MAX_COMPETITIONS)
      throw new Refusal('many-competitions');
    const id = await insertCompetition(tx, { ...asked, madeBy: me.id }, now);
    await tx.circleEntry.create({ data: { circleId, kind: 'competition', by: me.id, at: now } });
    return id;
  });
}
