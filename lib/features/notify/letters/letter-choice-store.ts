import 'server-only';
import { db } from '@/lib/platform/db/db';

/** Whether a person gets the weekly letter of any circle. */
export async function hasLetters(userId: string): Promise<boolean> {
  const where = { userId, letter: true, state: 'in' };
  return (await db().circleMember.count({ where })) > 0;
}

/** Turns the weekly letters of all circles of a person on or off; returns whether they are in any circle. */
export async function chooseLetters(userId: string, letter: boolean): Promise<boolean> {
  const where = { userId, state: 'in' };
  const { count } = await db().circleMember.updateMany({ where, data: { letter } });
  return count > 0;
}
