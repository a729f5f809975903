/** Changes of a circle that are due: pure, and the same for each reader. */
import { handOn } from '@/lib/features/circles/circle-acts';
import { SILENT_MS, SUCCESSION_MS } from '@/lib/features/circles/limits';
import type { CircleChange, LockedCircle, NewEntry } from '@/lib/features/circles/locked';

type Due = Omit<LockedCircle, 'me'>;

/** Removals that take effect by now. */
export function dueRemovals({ members, heirId }: Due, now: Date): CircleChange | undefined {
  const due = members.filter(({ state, endsAt }) => state === 'in' && endsAt !== null && endsAt <= now);
  if (due.length === 0) return undefined;
  return {
    ...(due.some(({ id }) => id === heirId) ? { circle: { heirId: null } } : {}),
    members: due.map(({ id }) => [id, { state: 'removed', role: 'member', endsAt: null }] as const),
    entries: due.map(({ id, endsAt }): NewEntry => ({
      kind: 'removed',
      memberId: id,
      ...(endsAt ? { at: endsAt } : {}),
    })),
  };
}

/**
 * The next step of replacing a host who was last seen on day `seenOn` (2026-11-26). The members are
 * asked, then the host comes back or the heir takes over.
 */
export function dueSuccession(circle: Due, seenOn: string, now: Date): CircleChange | undefined {
  const { silentSince, heirId, members } = circle;
  const host = members.find(({ role, state }) => role === 'host' && state === 'in');
  if (!host) return undefined;
  if (silentSince) {
    if (seenOn >= dayOf(silentSince))
      return {
        circle: { silentSince: null, heirId: null },
        entries: [{ kind: 'host-back', memberId: host.id }],
      };
    const isTime = now.getTime() - silentSince.getTime() >= SUCCESSION_MS;
    return isTime && heirId !== null ? handOn(circle, heirId) : undefined;
  }
  const isAlone = members.filter(({ state }) => state === 'in').length === 1;
  if (isAlone || now.getTime() - Date.parse(seenOn) < SILENT_MS) return undefined;
  return {
    circle: { silentSince: now, heirId: null },
    entries: [{ kind: 'host-silent', memberId: host.id }],
  };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
