import { newDuelAnswer } from '@/app/api/_shared/daily-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { requirePerson } from '@/lib/features/people/person-answer';
import { makeDuelContract } from '@/lib/features/deals/contract-duel';
import { makeDuel } from '@/lib/features/deals/duel';
import { routes } from '@/lib/platform/http/endpoint';

const make = endpoint(makeDuelContract, async ({ body, headers }) => {
  const asked = await requirePerson(headers);
  if ('problem' in asked) return asked;
  return { ok: true, value: { body: newDuelAnswer(await makeDuel(body)) } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(make);
