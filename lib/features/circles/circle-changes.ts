/** Changes of a circle, decided while it is locked: the rows to write, or why they are refused. */
import { randomUUID } from 'node:crypto';
import { refuseName } from '@/lib/game/names/alike';
import { NOTICE_MS } from '@/lib/game/pace/away';
import { CLOSED_LINK, isCurrentLink, nextGroupLink } from '@/lib/platform/auth/group-link';
import { refused } from '@/lib/platform/http/refused';
import type { NoticeTime } from '@/lib/platform/ops/notice-store';
import {
  CircleSettings,
  isInCharge,
  MAX_MEMBERS,
  mayRemove,
  SETTING_ENTRIES,
  SILENT_MS,
  SUCCESSION_MS,
  type CircleChange,
  type CircleEntryKind,
  type CircleOutcome,
  type CircleRow,
  type MemberAct,
  type MemberRow,
  type OwnSettings,
} from './circle';

/** A locked circle with its members and applicants, and the member who changes it. */
export interface LockedCircle extends CircleRow {
  readonly me: MemberRow;
}

/** An entry to add. It never contains a name, because names are deleted with the person. */
export interface NewEntry {
  readonly kind: CircleEntryKind;
  /** The member concerned. */
  readonly memberId?: string;
  /** The member who made the change. */
  readonly by?: string;
  /** When it took effect, if that was before now. */
  readonly at?: Date;
}

export type NewMember = Pick<MemberRow, 'id' | 'name' | 'state' | 'role'> & { readonly userId: string };

/** The rows that a change writes. Members change in this order: a circle never has two hosts. */
export interface CircleWrite {
  readonly circle?: Partial<Omit<CircleRow, 'id' | 'preset' | 'members'>> & { readonly endedAt?: Date };
  readonly newMember?: NewMember;
  readonly members?: readonly (readonly [id: string, data: Partial<MemberRow>])[];
  readonly entries?: readonly NewEntry[];
}
export type CircleDecision = CircleOutcome<CircleWrite>;

const SETTINGS = CircleSettings.keyof().options;
const write = (value: CircleWrite): CircleDecision => ({ ok: true, value });
const NOT_IN_CHARGE = refused({ kind: 'not-in-charge' });
const NOT_THAT_MEMBER = refused({ kind: 'not-that-member' });
const NOTHING_TO_DO = refused({ kind: 'nothing-to-do' });

const memberOf = ({ members }: CircleRow, id: string | null, state: MemberRow['state'] = 'in') =>
  members.find((each) => each.id === id && each.state === state);

export const hostOf = ({ members }: CircleRow) =>
  members.find(({ role, state }) => role === 'host' && state === 'in');

const isAlone = ({ members }: CircleRow): boolean =>
  members.filter(({ state }) => state === 'in').length === 1;

/** Decides one thing that a member does. */
export function decideCircleChange(circle: LockedCircle, change: CircleChange, now: Date): CircleDecision {
  const { me, heirId, endsAt, silentSince } = circle;
  const by = me.id;
  switch (change.act) {
    case 'settings':
    case 'notice':
      return decideSettings(circle, change);
    case 'own':
      return decideOwn(circle, change);
    case 'leave':
      return leave(circle, {});
    case 'leave-unnamed':
      // Entries and standing then show an unnamed former member.
      return leave(circle, { name: '' });
    case 'end': {
      if (me.role !== 'host') return NOT_IN_CHARGE;
      if (endsAt) return NOTHING_TO_DO;
      const end = isAlone(circle) ? { endedAt: now, ...CLOSED_LINK } : { endsAt: inADay(now) };
      return write({ circle: end, entries: [{ kind: 'ending', by }] });
    }
    case 'keep-open':
      if (me.role !== 'host') return NOT_IN_CHARGE;
      if (!endsAt) return NOTHING_TO_DO;
      return write({ circle: { endsAt: null }, entries: [{ kind: 'kept-open', by }] });
    case 'accept-host':
      if (heirId !== by || silentSince) return NOTHING_TO_DO;
      return write(handOn(circle, by, by));
    case 'decline-host':
      // The chosen member declines, or the host withdraws the offer.
      if (heirId === null || (heirId !== by && me.role !== 'host')) return NOTHING_TO_DO;
      return write({ circle: { heirId: null }, entries: [{ kind: 'host-declined', memberId: heirId, by }] });
    case 'take-over': {
      // If several members would take over, the longest-serving of them does.
      const rival = memberOf(circle, heirId);
      const isBehind = rival !== undefined && rival.joinedAt <= me.joinedAt;
      if (!silentSince || me.role === 'host' || me.endsAt || isBehind) return NOTHING_TO_DO;
      return write({ circle: { heirId: by }, entries: [{ kind: 'heir', memberId: by, by }] });
    }
    case 'renew-link':
      if (!isInCharge(me)) return NOT_IN_CHARGE;
      return write({ circle: nextGroupLink('circle', circle), entries: [{ kind: 'link', by }] });
    case 'close-link':
      if (!isInCharge(me)) return NOT_IN_CHARGE;
      if (circle.joinLinkHash === null) return NOTHING_TO_DO;
      return write({ circle: CLOSED_LINK, entries: [{ kind: 'link-closed', by }] });
    default:
      return decideOnMember(circle, change, now);
  }
}

/** Stewards can change the notice; only the host can change the rest. */
function decideSettings(
  { me, rated: wasRated }: LockedCircle,
  { act: _act, ...wanted }: CircleSettings & { readonly act: string },
): CircleDecision {
  const isMore = SETTINGS.some((key) => key !== 'notice' && wanted[key] !== undefined);
  if (!isInCharge(me) || (isMore && me.role !== 'host')) return NOT_IN_CHARGE;
  const rated = wanted.rated === wasRated ? undefined : wanted.rated;
  const circle: CircleSettings = { ...wanted, rated };
  const kinds = SETTINGS.filter((key) => circle[key] !== undefined).map((key) =>
    key === 'rated' && !rated ? 'unrated' : SETTING_ENTRIES[key],
  );
  if (kinds.length === 0) return NOTHING_TO_DO;
  return write({ circle, entries: kinds.map((kind) => ({ kind, by: me.id })) });
}

/** Changes a member's own name in the circle, and whether they get its letter. */
function decideOwn({ me, members }: LockedCircle, { name, letter }: OwnSettings): CircleDecision {
  const isRenamed = name !== undefined && name !== me.name;
  const taken = isRenamed ? refuseName(name, namesBeside(me, members)) : undefined;
  if (taken) return refused(taken);
  return write({
    members: [[me.id, { name, letter }]],
    entries: isRenamed ? [{ kind: 'renamed', memberId: me.id, by: me.id }] : [],
  });
}

function leave({ me, heirId }: LockedCircle, unnamed: { readonly name?: '' }): CircleDecision {
  if (me.role === 'host') return refused({ kind: 'host-stays' });
  return write({
    ...(heirId === me.id ? { circle: { heirId: null } } : {}),
    members: [[me.id, { state: 'left', role: 'member', endsAt: null, ...unnamed }]],
    entries: [{ kind: 'left', memberId: me.id, by: me.id }],
  });
}

function decideOnMember(
  circle: LockedCircle,
  { act, memberId: id }: { readonly act: MemberAct; readonly memberId: string },
  now: Date,
): CircleDecision {
  const { me, heirId } = circle;
  const set = (data: Partial<MemberRow>, kind: CircleEntryKind) =>
    write({ members: [[id, data]], entries: [{ kind, memberId: id, by: me.id }] });
  if (act === 'approve' || act === 'refuse') {
    if (!isInCharge(me)) return NOT_IN_CHARGE;
    if (!memberOf(circle, id, 'asked')) return NOT_THAT_MEMBER;
    return act === 'approve'
      ? set({ state: 'in', joinedAt: now }, 'approved')
      : set({ state: 'left', name: '' }, 'refused');
  }
  const member = memberOf(circle, id);
  if (!member) return isInCharge(me) ? NOT_THAT_MEMBER : NOT_IN_CHARGE;
  if (act === 'remove' || act === 'keep') {
    if (!isInCharge(me)) return NOT_IN_CHARGE;
    if (!mayRemove(me, member)) return NOT_THAT_MEMBER;
    if ((member.endsAt === null) !== (act === 'remove')) return NOTHING_TO_DO;
    return act === 'remove' ? remove(circle, id, now) : set({ endsAt: null }, 'kept');
  }
  if (me.role !== 'host') return NOT_IN_CHARGE;
  if (member.role === 'host') return NOT_THAT_MEMBER;
  if (act === 'offer-host') {
    if (member.endsAt) return NOT_THAT_MEMBER;
    if (heirId === id) return NOTHING_TO_DO;
    const entries = [{ kind: 'host-offered', memberId: id, by: me.id }] as const;
    return write({ circle: { heirId: id, silentSince: null }, entries });
  }
  const role = act === 'make-steward' ? 'steward' : 'member';
  if (member.role === role) return NOTHING_TO_DO;
  return set({ role }, role === 'steward' ? 'steward' : 'not-steward');
}

/**
 * Removes a member. From then on everyone who comes by the link has to be approved: the removed person
 * could otherwise return as a guest, whom nothing tells from a newcomer.
 */
function remove({ me, joinBy }: LockedCircle, id: string, now: Date): CircleDecision {
  const closes = joinBy === 'link';
  return write({
    ...(closes ? { circle: { joinBy: 'approval' as const } } : {}),
    members: [[id, { endsAt: inADay(now) }]],
    entries: [
      { kind: 'removing', memberId: id, by: me.id },
      ...(closes ? [{ kind: 'join-by', by: me.id } as const] : []),
    ],
  });
}

/** The previous host stays as a steward. */
function handOn(circle: CircleRow, to: string, by?: string): CircleWrite {
  const former = hostOf(circle);
  return {
    circle: { heirId: null, silentSince: null },
    members: [
      ...(former ? [[former.id, { role: 'steward' }] as const] : []),
      [to, { role: 'host', endsAt: null }],
    ],
    entries: [{ kind: 'host', memberId: to, by }],
  };
}

const inADay = (now: Date): Date => new Date(now.getTime() + NOTICE_MS);

const namesBeside = (mine: MemberRow | undefined, members: readonly MemberRow[]): readonly string[] =>
  members.flatMap(({ id, name }) => (name === '' || id === mine?.id ? [] : [name]));

export interface Joining {
  /** The token of the link that the person has. */
  readonly token: string;
  readonly userId: string;
  readonly name: string;
  readonly now: Date;
}

/** Decides on a person who comes by the link. Someone who was removed needs approval. */
export function decideJoining(
  circle: CircleRow,
  { token, userId, name, now }: Joining,
): CircleOutcome<CircleWrite & { readonly state: 'in' | 'asked' }> {
  const { members, joinBy } = circle;
  const mine = members.find((each) => each.userId === userId);
  if (mine?.state === 'in' || mine?.state === 'asked') return { ok: true, value: { state: mine.state } };
  if (joinBy === 'closed' || !isCurrentLink(circle, token)) return refused({ kind: 'circle-closed' });
  const places = members.filter(({ state }) => state === 'in' || state === 'asked').length;
  if (places >= MAX_MEMBERS) return refused({ kind: 'circle-full' });
  const taken = refuseName(name, namesBeside(mine, members));
  if (taken) return refused(taken);
  const state = joinBy === 'approval' || mine?.state === 'removed' ? 'asked' : 'in';
  const id = mine?.id ?? randomUUID();
  const entries = [{ kind: state === 'in' ? 'joined' : 'asked', memberId: id, by: id }] as const;
  const member = { name, state, role: 'member' } as const;
  if (!mine) return { ok: true, value: { newMember: { id, userId, ...member }, entries, state } };
  return { ok: true, value: { members: [[id, { ...member, joinedAt: now, endsAt: null }]], entries, state } };
}

/** Removals that take effect by now. */
export function dueRemovals({ members, heirId }: CircleRow, now: Date): CircleWrite | undefined {
  const due = members.filter(({ state, endsAt }) => state === 'in' && endsAt !== null && endsAt <= now);
  if (due.length === 0) return undefined;
  return {
    ...(due.some(({ id }) => id === heirId) ? { circle: { heirId: null } } : {}),
    members: due.map(({ id }) => [id, { state: 'removed', role: 'member', endsAt: null }]),
    entries: due.map(({ id, endsAt }) => ({ kind: 'removed', memberId: id, at: endsAt ?? now })),
  };
}

/** When the heir replaces a silent host. */
export const heirAtOf = (silentSince: Date, { endOf }: Counting): Date =>
  endOf(new Date(silentSince.getTime() + SUCCESSION_MS), SUCCESSION_MS);

/** Moves the end of a wait by the time away. */
type Counting = Pick<NoticeTime, 'endOf'>;

/**
 * The next step of replacing a host who was last seen on day `seenOn` (2026-11-26). The members are
 * asked, then the host comes back or the heir takes over. No one is seen while the service is away.
 */
export function dueSuccession(
  circle: CircleRow,
  seenOn: string,
  now: Date,
  notice: Counting,
): CircleWrite | undefined {
  const { silentSince, heirId } = circle;
  const host = hostOf(circle);
  if (!host) return undefined;
  if (silentSince) {
    if (seenOn >= dayOf(silentSince)) {
      const entries = [{ kind: 'host-back', memberId: host.id }] as const;
      return { circle: { silentSince: null, heirId: null }, entries };
    }
    return heirAtOf(silentSince, notice) <= now && heirId !== null ? handOn(circle, heirId) : undefined;
  }
  const silentAt = notice.endOf(new Date(Date.parse(seenOn) + SILENT_MS), SILENT_MS);
  if (isAlone(circle) || silentAt > now) return undefined;
  const entries = [{ kind: 'host-silent', memberId: host.id }] as const;
  return { circle: { silentSince: now, heirId: null }, entries };
}

/** 2026-11-26. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
