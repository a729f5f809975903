import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { confirmByArrival } from '@/lib/features/seats/mail-consent';
import { visitorOf } from './visitor';

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Confirms a seat's email address when its holder arrives by a link in an email. */
export async function arriveByMail(gameId: string, query: Query): Promise<void> {
  if (typeof query.for !== 'string') return;
  if (await confirmByArrival(gameId, query.for, await visitorOf(gameId))) deliverAfterResponse(1);
}
