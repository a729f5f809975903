import 'server-only';
import { systemClock, type Clock } from '@/lib/clock';
import { withClocksSettled } from '@/lib/service/pace/settle';
import { isTimeZone } from '@/lib/service/people/guests';
import { deletePerson } from '@/lib/store/leave-store';
import { updatePerson, loadPerson, type Habits } from '@/lib/store/person-store';

export type { Habits } from '@/lib/store/person-store';

/** Stores what a person says of themselves; false when nobody of this id is here any more. */
export async function saveProfile(
  userId: string,
  habits: Habits,
  clock: Clock = systemClock,
): Promise<boolean> {
  if (habits.timeZone !== undefined && !isTimeZone(habits.timeZone))
    throw new RangeError('no such time zone');
  const keep = () => updatePerson(userId, habits);
  const { timeZone, quiet, daysOff } = habits;
  const livesOtherwise = timeZone !== undefined || quiet !== undefined || daysOff !== undefined;
  return livesOtherwise ? withClocksSettled({ userIds: [userId] }, keep, clock) : keep();
}

/** Deletes a person with all that is personal; the games of others stay whole. */
export async function deleteAccount(userId: string, clock: Clock = systemClock): Promise<void> {
  const person = await loadPerson(userId);
  if (person) await deletePerson(userId, person.email, clock.now());
}
