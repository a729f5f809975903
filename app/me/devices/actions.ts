'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { refuseTooMany } from '@/lib/http/rate-limit';
import { askDeviceLink } from '@/lib/service/people/devices';
import { personHere } from '../../person-here';
import { keepDeviceToken } from './device-cookie';

/** Makes a link for another device and has the page show it. */
export async function makeDeviceLink(): Promise<void> {
  const person = await personHere();
  if (!person) redirect('/me');
  const tooMany = await refuseTooMany('sign-in', person.id);
  if (tooMany) redirect(`/sign-in?problem=many&wait=${tooMany.retryAfterS}`);
  keepDeviceToken(await cookies(), await askDeviceLink(person.id));
  redirect('/me/devices');
}
