/** Reads the new player's optional name and email address. */
import { Email, Name } from '@/lib/features/table/contract-shapes';
import { optionalField, readFields } from '@/lib/platform/http/fields';

interface Person {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** The person in the form; undefined if invalid. */
export function readPerson(form: FormData): Person | undefined {
  return readFields(form, { name: optionalField(Name), email: optionalField(Email) });
}
