import 'server-only';
import { notFound } from 'next/navigation';
import { isOperator } from '@/lib/features/operator/desk';
import { currentPerson } from '../current-person';

/** The operator of this browser. Pages answer everyone else with a 404, not a refusal. */
export async function currentOperator(): Promise<{ readonly userId: string } | undefined> {
  const person = await currentPerson();
  return person && (await isOperator(person.id)) ? { userId: person.id } : undefined;
}

/** The same for actions. */
export const actingOperator = async () => (await currentOperator()) ?? notFound();
