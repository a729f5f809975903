import 'server-only';
import type { Person } from '@/lib/features/people/guests';
import { CIRCLE, circleOf, isMemberAt, isOpenAt, MEMBER } from '@/lib/features/circles/circle-row';
import type { Circle } from '@/lib/features/circles/view';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A circle as a person sees it who is a member; for everybody else there is none. */
export async function loadCircle(
  circleId: string,
  person: Pick<Person, 'id'> | undefined,
  clock: Clock = systemClock,
): Promise<Circle | undefined> {
  if (!person) return undefined;
  const now = clock.now();
  const row = await onDatabase(() =>
    db().circle.findFirst({
      where: { id: circleId, ...isOpenAt(now), members: { some: { userId: person.id, ...isMemberAt(now) } } },
      select: {
        ...CIRCLE,
        members: {
          where: { OR: [isMemberAt(now), { state: 'asked' }], userId: { not: null } },
          orderBy: { joinedAt: 'asc' },
          select: MEMBER,
        },
      },
    }),
  );
  return row ? circleOf(row, person.id) : undefined;
}
