import 'server-only';
import { notFound } from 'next/navigation';
import { isOperator } from '@/lib/features/operator/desk';
import { currentPerson } from '../current-person';

/** The operator of this browser. Everyone else gets a 404, not a refusal. */
export async function currentOperator(): Promise<{ readonly userId: string }> {
  const person = await currentPerson();
  if (!person || !(await isOperator(person.id))) notFound();
  return { userId: person.id };
}
