import 'server-only';
import { tellFreeSeats } from '@/lib/features/clocks/notify-table';
import { withClocksSettled } from '@/lib/features/clocks/settle';
import { isTimeZone } from '@/lib/features/people/guests';
import { deletePerson, runningTablesOf } from '@/lib/features/people/leave-store';
import { updatePerson, loadPerson, type PersonSettings } from '@/lib/features/people/person-store';
import { systemClock, type Clock } from '@/lib/platform/clock';

export type { PersonSettings } from '@/lib/features/people/person-store';

/** Stores a person's profile; false if the person does not exist. */
export async function saveProfile(
  userId: string,
  habits: PersonSettings,
  clock: Clock = systemClock,
): Promise<boolean> {
  if (habits.timeZone !== undefined && !isTimeZone(habits.timeZone))
    throw new RangeError('no such time zone');
  const keep = () => updatePerson(userId, habits);
  const { timeZone, quiet, daysOff } = habits;
  const livesOtherwise = timeZone !== undefined || quiet !== undefined || daysOff !== undefined;
  return livesOtherwise ? withClocksSettled({ userIds: [userId] }, keep, clock) : keep();
}

/** Deletes a person with all personal data; the games of others stay complete. */
export async function deleteAccount(userId: string, clock: Clock = systemClock): Promise<void> {
  const person = await loadPerson(userId);
  if (!person) return;
  const tables = await runningTablesOf(userId);
  const at = clock.now();
  await deletePerson(userId, person.email, at);
  // The remaining players are asked at once what happens next.
  for (const gameId of tables) await tellFreeSeats(gameId, at);
}
