/** The new player's optional name and email address, and why they did not get the seat. */
import type { Query } from '@/app/query';
import { nameTakenIn, nameTakenWords } from '@/app/name-taken';
import { Email, Name } from '@/lib/features/table/contract-shapes';
import type { Wording } from '@/lib/game/wording/wording';
import { optionalField, readFields } from '@/lib/platform/http/fields';

/** The person in the form; undefined if invalid. */
export function readPerson(form: FormData) {
  return readFields(form, { name: optionalField(Name), email: optionalField(Email) });
}

/** The refusal in the redirect address. */
export function problemWords(words: Wording, query: Query): string | undefined {
  const [{ t }, { problem }, taken] = [words, query, nameTakenIn(query)];
  if (taken) return nameTakenWords(words, taken);
  if (problem === 'taken') return t('leaving.take.taken');
  if (problem === 'held') return t('seats.refused.seat-held');
  return problem === undefined ? undefined : t('site.personProblem');
}
