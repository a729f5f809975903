import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  circleByLink,
  joinLocked,
  memberRow,
  type JoinedCircle,
  type JoinOutcome,
} from '@/lib/features/circles/circle-store';
import { isFull } from '@/lib/features/circles/member-acts';
import type { CircleOutcome } from '@/lib/features/circles/refusals';
import { refuseName } from '@/lib/game/names/refuse-name';
import { hashToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';

/** The data that a join link shows. */
export interface BehindLink {
  readonly circleId: string;
  readonly name: string;
  readonly members: number;
  /** The name of the host. */
  readonly inviter: string;
  /** Whether the host or a steward has to approve. */
  readonly needsApproval: boolean;
  /** The viewer's state in the circle. */
  readonly mine?: 'in' | 'asked';
}

/** The circle of a join link; reading changes nothing. */
export async function lookBehindLink(
  token: string,
  userId: string | undefined,
  clock: Clock = systemClock,
): Promise<BehindLink | undefined> {
  if (!TOKEN_PATTERN.test(token)) return undefined;
  const found = await circleByLink(hashToken(token), clock.now());
  if (!found) return undefined;
  const { id: circleId, name, joinBy, members } = found;
  const isIn = userId !== undefined && members.some((member) => member.userId === userId);
  const mine = isIn ? 'in' : await waitingState(circleId, userId);
  return {
    circleId,
    name,
    members: members.length,
    inviter: members.find(({ role }) => role === 'host')?.name ?? '',
    needsApproval: joinBy === 'approval',
    ...(mine ? { mine } : {}),
  };
}

async function waitingState(circleId: string, userId: string | undefined): Promise<'asked' | undefined> {
  const row = userId === undefined ? undefined : await memberRow(circleId, userId);
  return row?.state === 'asked' ? 'asked' : undefined;
}

export interface CircleJoinRequest {
  readonly token: string;
  readonly userId: string;
  readonly name: string;
  /** The circle that the caller names, if any. */
  readonly circleId?: string;
}

/** Joins a circle by its link, or asks to if that needs approval. Repeating it changes nothing. */
export async function joinCircle(
  { token, userId, name, circleId }: CircleJoinRequest,
  clock: Clock = systemClock,
): Promise<CircleOutcome<{ readonly circleId: string; readonly state: 'in' | 'asked' }>> {
  const now = clock.now();
  const hash = TOKEN_PATTERN.test(token) ? hashToken(token) : '';
  const behind = hash === '' ? undefined : await circleByLink(hash, now);
  if (!behind || (circleId ?? behind.id) !== behind.id) return refused({ kind: 'circle-closed' });
  const joined = await joinLocked({ circleId: behind.id, userId, now }, (circle) =>
    decideJoining(circle, { hash, name, now }),
  );
  if (!joined.ok) return joined;
  return { ok: true, value: { circleId: behind.id, state: joined.value === 'in' ? 'in' : 'asked' } };
}

interface Asked {
  readonly hash: string;
  readonly name: string;
  readonly now: Date;
}

/** A person who was removed needs the approval of the host or a steward. */
function decideJoining(circle: JoinedCircle, { hash, name, now }: Asked): JoinOutcome {
  const { mine, members, joinBy, joinLinkHash } = circle;
  if (mine?.state === 'in' || mine?.state === 'asked')
    return { ok: true, value: { change: {}, state: mine.state } };
  if (joinBy === 'closed' || joinLinkHash !== hash) return refused({ kind: 'circle-closed' });
  if (isFull(circle)) return refused({ kind: 'circle-full' });
  const others = members.flatMap((each) => (each.name === '' || each === mine ? [] : [each.name]));
  const taken = refuseName(name, others);
  if (taken) return refused(taken);
  const state = joinBy === 'approval' || mine?.state === 'removed' ? 'asked' : 'in';
  const id = mine?.id ?? randomUUID();
  const entries = [{ kind: state === 'in' ? 'joined' : 'asked', memberId: id, by: id }] as const;
  if (!mine) return { ok: true, value: { change: { entries }, member: { id, name, state }, state } };
  const again = { name, state, role: 'member', joinedAt: now, endsAt: null } as const;
  return { ok: true, value: { change: { members: [[id, again]], entries }, state } };
}
