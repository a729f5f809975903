import 'server-only';
import type { Person } from '@/lib/features/people/guests';
import { circleOf, lockedOf, type CircleRow } from '@/lib/features/circles/circle-row';
import { isClockWrong } from '@/lib/platform/db/clock-check';
import { hostSeenOn, rowOfMember, settleLocked } from '@/lib/features/circles/circle-store';
import { dueRemovals, dueSuccession } from '@/lib/features/circles/succession';
import type { Circle } from '@/lib/features/circles/view';
import { systemClock, type Clock } from '@/lib/platform/clock';

type Reader = Pick<Person, 'id'> | undefined;

/** A circle as one of its members sees it; undefined for anyone else. */
export async function loadCircle(
  circleId: string,
  person: Reader,
  clock: Clock = systemClock,
): Promise<Circle | undefined> {
  if (!person) return undefined;
  const now = clock.now();
  const row = await rowOfMember(circleId, person.id, now);
  return row && circleOf(row, person.id, now);
}

/** A circle after its due changes: removals take effect, a silent host is replaced. */
export async function loadSettledCircle(
  circleId: string,
  person: Reader,
  clock: Clock = systemClock,
): Promise<Circle | undefined> {
  if (!person) return undefined;
  const now = clock.now();
  const row = await rowOfMember(circleId, person.id, now);
  if (!row) return undefined;
  const seenOn = await hostDayOf(row);
  const found = lockedOf(row);
  const isDue = dueRemovals(found, now) ?? dueSuccession(found, seenOn, now);
  if (!isDue || (await isClockWrong())) return circleOf(row, person.id, now);
  await settleLocked(circleId, now, (circle) => dueSuccession(circle, seenOn, now));
  return loadCircle(circleId, person, clock);
}

/** The day the host was last seen; the day they joined if none of their browsers is left. */
async function hostDayOf({ members, createdAt }: CircleRow): Promise<string> {
  const host = members.find(({ role, state }) => role === 'host' && state === 'in');
  const seenOn = host?.userId ? await hostSeenOn(host.userId) : undefined;
  return seenOn ?? (host?.joinedAt ?? createdAt).toISOString().slice(0, 10);
}
