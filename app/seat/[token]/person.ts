/** Reads name and mail address of whoever sits down; both may be left as they are. */
import { z } from 'zod';
import { Email, Name } from '@/lib/features/table/contract-shapes';

const Person = z.object({ name: Name.optional(), email: Email.optional() });
export type Person = z.output<typeof Person>;

/** What was given, or undefined when it cannot be used. */
export function readPerson(form: FormData): Person | undefined {
  const parsed = Person.safeParse({ name: textOf(form, 'name'), email: textOf(form, 'email') });
  return parsed.success ? parsed.data : undefined;
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
