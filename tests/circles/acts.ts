/** Acts of a member in a circle, by kinds. */
import type { CircleAct, CircleSettings, MemberAct, OwnSettings } from '@/lib/features/circles/circle';
import { changeCircle, type CircleActor } from '@/lib/features/circles/circles';
import type { Clock } from '@/lib/platform/clock';

export const actInCircle = async (who: CircleActor, act: CircleAct, clock?: Clock) =>
  changeCircle(who, { act }, clock);

export const actOnMember = async (who: CircleActor, act: MemberAct, memberId: string, clock?: Clock) =>
  changeCircle(who, { act, memberId }, clock);

export const changeSettings = async (who: CircleActor, settings: CircleSettings, clock?: Clock) =>
  changeCircle(who, { act: 'settings', ...settings }, clock);

export const changeOwn = async (who: CircleActor, own: OwnSettings, clock?: Clock) =>
  changeCircle(who, { act: 'own', ...own }, clock);

export async function renewLink(who: CircleActor, clock?: Clock) {
  const done = await changeCircle(who, { act: 'renew-link' }, clock);
  return done.ok ? ({ ok: true, value: { token: done.value.token ?? '' } } as const) : done;
}

export const closeLink = async (who: CircleActor, clock?: Clock) =>
  changeCircle(who, { act: 'close-link' }, clock);
