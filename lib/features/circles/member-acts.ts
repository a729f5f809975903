/** Actions of a member on another one: pure, on a locked circle. */
import {
  change,
  findMember,
  type CircleDecision,
  type LockedCircle,
  type LockedMember,
} from '@/lib/features/circles/locked';
import { MAX_MEMBERS, NOTICE_MS } from '@/lib/features/circles/limits';
import { isInCharge } from '@/lib/features/circles/view';
import { refused } from '@/lib/platform/http/refused';

export const MEMBER_ACTS = [
  ...(['approve', 'refuse', 'make-steward', 'make-member'] as const),
  ...(['offer-host', 'remove', 'keep'] as const),
] as const;
export type MemberAct = (typeof MEMBER_ACTS)[number];

/** Decides an action on the member with this id. */
export function decideMemberAct(circle: LockedCircle, act: MemberAct, id: string, now: Date): CircleDecision {
  if (act === 'approve' || act === 'refuse') return answerAsking(circle, act, id, now);
  const member = findMember(circle, id);
  if (!member) return refused({ kind: isInCharge(circle.me) ? 'not-that-member' : 'not-in-charge' });
  if (act === 'remove') return remove(circle, member, now);
  if (act === 'keep') return keep(circle, member);
  if (circle.me.role !== 'host') return refused({ kind: 'not-in-charge' });
  if (member.role === 'host') return refused({ kind: 'not-that-member' });
  return act === 'offer-host' ? offerHost(circle, member) : setRole(circle, member, act);
}

/** The number of members and applicants. */
export function countPlaces({ members }: Pick<LockedCircle, 'members'>): number {
  return members.filter(({ state }) => state === 'in' || state === 'asked').length;
}

export const isFull = (circle: Pick<LockedCircle, 'members'>): boolean => countPlaces(circle) >= MAX_MEMBERS;

function answerAsking(
  circle: LockedCircle,
  act: 'approve' | 'refuse',
  id: string,
  now: Date,
): CircleDecision {
  const { me } = circle;
  if (!isInCharge(me)) return refused({ kind: 'not-in-charge' });
  if (!findMember(circle, id, 'asked')) return refused({ kind: 'not-that-member' });
  const data =
    act === 'approve' ? ({ state: 'in', joinedAt: now } as const) : ({ state: 'left', name: '' } as const);
  const kind = act === 'approve' ? 'approved' : 'refused';
  return change({ members: [[id, data]], entries: [{ kind, memberId: id, by: me.id }] });
}

function setRole(
  { me }: LockedCircle,
  member: LockedMember,
  act: 'make-steward' | 'make-member',
): CircleDecision {
  const role = act === 'make-steward' ? 'steward' : 'member';
  if (member.role === role) return refused({ kind: 'nothing-to-do' });
  const kind = act === 'make-steward' ? 'steward' : 'not-steward';
  return change({
    members: [[member.id, { role }]],
    entries: [{ kind, memberId: member.id, by: me.id }],
  });
}

function offerHost({ me, heirId }: LockedCircle, { id, endsAt }: LockedMember): CircleDecision {
  if (endsAt) return refused({ kind: 'not-that-member' });
  if (heirId === id) return refused({ kind: 'nothing-to-do' });
  return change({
    circle: { heirId: id, silentSince: null },
    entries: [{ kind: 'host-offered', memberId: id, by: me.id }],
  });
}

/** Whether `me` can remove a member: the host can remove anyone else, a steward only plain members. */
function mayRemove(me: LockedMember, member: LockedMember): boolean {
  if (member.role === 'host' || member.id === me.id) return false;
  return me.role === 'host' || (me.role === 'steward' && member.role === 'member');
}

/**
 * Decides a removal. From then on everyone who comes by the link has to be approved: the removed person
 * could otherwise return as a guest, whom nothing tells from a newcomer.
 */
function remove({ me, joinBy }: LockedCircle, member: LockedMember, now: Date): CircleDecision {
  if (!isInCharge(me)) return refused({ kind: 'not-in-charge' });
  if (!mayRemove(me, member)) return refused({ kind: 'not-that-member' });
  if (member.endsAt) return refused({ kind: 'nothing-to-do' });
  const closes = joinBy === 'link';
  return change({
    ...(closes ? { circle: { joinBy: 'approval' as const } } : {}),
    members: [[member.id, { endsAt: new Date(now.getTime() + NOTICE_MS) }]],
    entries: [
      { kind: 'removing', memberId: member.id, by: me.id },
      ...(closes ? [{ kind: 'join-by', by: me.id } as const] : []),
    ],
  });
}

function keep({ me }: LockedCircle, member: LockedMember): CircleDecision {
  if (!isInCharge(me)) return refused({ kind: 'not-in-charge' });
  if (!mayRemove(me, member)) return refused({ kind: 'not-that-member' });
  if (!member.endsAt) return refused({ kind: 'nothing-to-do' });
  return change({
    members: [[member.id, { endsAt: null }]],
    entries: [{ kind: 'kept', memberId: member.id, by: me.id }],
  });
}
