import { endpoint } from '@/app/api/_shared/endpoint';
import { answerMine } from '@/app/api/_shared/delegates-answer';
import { delegatesContract, makeDelegateContract } from '@/lib/features/seats/contract-delegates';
import { loadDelegates, makeDelegate } from '@/lib/features/seats/delegates/delegates';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { seatLink } from '@/lib/features/table/new-table/create-table';
import { routes } from '@/lib/platform/http/endpoint';

export const maxDuration = 60;

const look = endpoint(delegatesContract, async ({ params: { id }, headers }) => {
  const who = await visitorOfRequest(id, headers);
  const mine = await answerMine(id, who);
  if (mine) return mine;
  const found = await loadDelegates(id, who);
  return found.ok ? { ok: true, value: { body: found.value } } : found;
});

const make = endpoint(makeDelegateContract, async ({ params: { id }, body, headers }) => {
  const { until, ...wish } = body;
  const who = await visitorOfRequest(id, headers);
  const made = await makeDelegate(id, who, { ...wish, until: new Date(until) });
  if (!made.ok) return made;
  return { ok: true, value: { body: { ...made.value, link: seatLink(made.value.token) } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(look, make);
