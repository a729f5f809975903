/** Reads name and email address of the new player; both may be left as they are. */
import { Email, Name } from '@/lib/features/table/contract-shapes';
import { optionalField, readFields } from '@/lib/platform/http/fields';

interface Person {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** The person in a form, or undefined if it is invalid. */
export function readPerson(form: FormData): Person | undefined {
  return readFields(form, { name: optionalField(Name), email: optionalField(Email) });
}
