/** Actions of a member on the circle and on their own membership: pure, on a locked circle. */
import { change, findMember, type CircleDecision, type LockedCircle } from '@/lib/features/circles/locked';
import { NOTICE_MS } from '@/lib/features/circles/limits';
import { isInCharge, type JoinMode } from '@/lib/features/circles/view';
import { refuseName } from '@/lib/game/names/refuse-name';
import { refused } from '@/lib/platform/http/refused';

export interface CircleSettings {
  readonly name?: string | undefined;
  readonly notice?: string | undefined;
  readonly joinBy?: JoinMode | undefined;
  readonly timeZone?: string | undefined;
  readonly rated?: boolean | undefined;
}

/** Stewards can change the notice; only the host can change the rest. */
export function decideSettings(circle: LockedCircle, settings: CircleSettings): CircleDecision {
  const { me } = circle;
  const { name, notice, joinBy, timeZone } = settings;
  const rated = settings.rated === circle.rated ? undefined : settings.rated;
  const isMore = (name ?? joinBy ?? timeZone ?? settings.rated) !== undefined;
  if (!isInCharge(me) || (isMore && me.role !== 'host')) return refused({ kind: 'not-in-charge' });
  const kinds = [
    ...(name === undefined ? [] : (['name'] as const)),
    ...(notice === undefined ? [] : (['notice'] as const)),
    ...(joinBy === undefined ? [] : (['join-by'] as const)),
    ...(timeZone === undefined ? [] : (['time-zone'] as const)),
    ...(rated === undefined ? [] : ([rated ? 'rated' : 'unrated'] as const)),
  ];
  if (kinds.length === 0) return refused({ kind: 'nothing-to-do' });
  return change({
    circle: {
      ...(name === undefined ? {} : { name }),
      ...(notice === undefined ? {} : { notice }),
      ...(joinBy === undefined ? {} : { joinBy }),
      ...(timeZone === undefined ? {} : { timeZone }),
      ...(rated === undefined ? {} : { rated }),
    },
    entries: kinds.map((kind) => ({ kind, by: me.id })),
  });
}

export interface OwnSettings {
  readonly name?: string | undefined;
  readonly letter?: boolean | undefined;
}

/** Changes a member's own name in the circle, and whether they get its letter. */
export function decideOwn({ me, members }: LockedCircle, { name, letter }: OwnSettings): CircleDecision {
  const isRenamed = name !== undefined && name !== me.name;
  const others = members.flatMap((each) => (each.id === me.id || each.name === '' ? [] : [each.name]));
  const taken = isRenamed ? refuseName(name, others) : undefined;
  if (taken) return refused(taken);
  const data = { ...(isRenamed ? { name } : {}), ...(letter === undefined ? {} : { letter }) };
  return change({
    members: [[me.id, data]],
    entries: isRenamed ? [{ kind: 'renamed', memberId: me.id, by: me.id }] : [],
  });
}

export const CIRCLE_ACTS = [
  ...(['leave', 'leave-unnamed', 'end', 'keep-open'] as const),
  ...(['accept-host', 'decline-host', 'take-over'] as const),
] as const;
export type CircleAct = (typeof CIRCLE_ACTS)[number];

/** Decides an action without further data. */
export function decideCircleAct(circle: LockedCircle, act: CircleAct, now: Date): CircleDecision {
  switch (act) {
    case 'leave':
      return leave(circle, {});
    case 'leave-unnamed':
      return leave(circle, { name: '' });
    case 'end':
      return end(circle, now);
    case 'keep-open':
      return keepOpen(circle);
    case 'accept-host':
      return acceptHost(circle);
    case 'decline-host':
      return declineHost(circle);
    case 'take-over':
      return takeOver(circle);
  }
}

/** A member leaves. If the name is removed, entries and standing show an unnamed former member. */
function leave({ me, heirId }: LockedCircle, unnamed: { readonly name?: '' }): CircleDecision {
  if (me.role === 'host') return refused({ kind: 'host-stays' });
  return change({
    ...(heirId === me.id ? { circle: { heirId: null } } : {}),
    members: [[me.id, { state: 'left', role: 'member', endsAt: null, ...unnamed }]],
    entries: [{ kind: 'left', memberId: me.id, by: me.id }],
  });
}

/** Ends the circle; at once if it has no other members. */
function end({ me, members, endsAt }: LockedCircle, now: Date): CircleDecision {
  if (me.role !== 'host') return refused({ kind: 'not-in-charge' });
  if (endsAt) return refused({ kind: 'nothing-to-do' });
  const entries = [{ kind: 'ending', by: me.id }] as const;
  const isAlone = members.filter(({ state }) => state === 'in').length === 1;
  return isAlone
    ? change({ circle: { endedAt: now, joinLinkHash: null }, entries })
    : change({ circle: { endsAt: new Date(now.getTime() + NOTICE_MS) }, entries });
}

function keepOpen({ me, endsAt }: LockedCircle): CircleDecision {
  if (me.role !== 'host') return refused({ kind: 'not-in-charge' });
  if (!endsAt) return refused({ kind: 'nothing-to-do' });
  return change({ circle: { endsAt: null }, entries: [{ kind: 'kept-open', by: me.id }] });
}

/** Accepts the host's offer, or takes over from a silent host after a while (succession.ts). */
function acceptHost(circle: LockedCircle): CircleDecision {
  const { me, heirId, silentSince } = circle;
  if (heirId !== me.id || silentSince) return refused({ kind: 'nothing-to-do' });
  return change(handOn(circle, me.id, me.id));
}

/** The previous host stays as a steward. */
export function handOn({ members }: Pick<LockedCircle, 'members'>, to: string, by?: string) {
  const former = members.find(({ role, state }) => role === 'host' && state === 'in');
  return {
    circle: { heirId: null, silentSince: null },
    members: [
      ...(former ? [[former.id, { role: 'steward' }] as const] : []),
      [to, { role: 'host', endsAt: null }] as const,
    ],
    entries: [{ kind: 'host', memberId: to, ...(by === undefined ? {} : { by }) }] as const,
  };
}

/** The chosen member declines, or the host withdraws the offer. */
function declineHost({ me, heirId }: LockedCircle): CircleDecision {
  if (heirId === null || (heirId !== me.id && me.role !== 'host')) return refused({ kind: 'nothing-to-do' });
  return change({
    circle: { heirId: null },
    entries: [{ kind: 'host-declined', memberId: heirId, by: me.id }],
  });
}

/** If several members would take over, the longest-serving of them does. */
function takeOver(circle: LockedCircle): CircleDecision {
  const { me, silentSince, heirId } = circle;
  const rival = findMember(circle, heirId);
  const isBehind = rival !== undefined && rival.joinedAt.getTime() <= me.joinedAt.getTime();
  if (!silentSince || me.role === 'host' || me.endsAt || isBehind) return refused({ kind: 'nothing-to-do' });
  return change({ circle: { heirId: me.id }, entries: [{ kind: 'heir', memberId: me.id, by: me.id }] });
}
