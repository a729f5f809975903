'use server';

import { redirect } from 'next/navigation';
import { RATING_WISHES } from '@/lib/features/ratings/rating';
import { keepShown } from '@/lib/features/ratings/ratings';
import { oneOf, readFields, Ticked } from '@/lib/platform/http/fields';
import { accountPerson } from '../../current-person';

/** Stores who may see the reader’s ratings, and how fast they change. */
export async function keepRatings(form: FormData): Promise<void> {
  const person = await accountPerson();
  const fields = readFields(form, { ratings: oneOf(RATING_WISHES), waitShown: Ticked });
  if (!fields?.ratings) redirect('/me?problem');
  await keepShown(person.id, { ratings: fields.ratings, isWaitShown: fields.waitShown });
  redirect('/me?saved');
}
