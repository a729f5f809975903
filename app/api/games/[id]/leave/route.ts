import { systemClock } from '@/lib/platform/clock';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { leaveContract, lookAtLeavingContract, unsayContract } from '@/lib/features/leaving/contract';
import { endProposals, unsayEnd, chooseEnd } from '@/lib/features/leaving/endings';
import { loadOffers } from '@/lib/features/leaving/offers';
import { waysOf } from '@/lib/features/leaving/ways';
import { loadTable } from '@/lib/features/table/load/load-table';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import { visitorOfRequest } from '@/lib/features/seats/seats';

export const maxDuration = 60;

const look = endpoint(lookAtLeavingContract, async ({ params: { id }, headers }) => {
  const who = await visitorOfRequest(id, headers);
  const table = await loadTable(id, who, { log: 'none' });
  if (!table) return refused({ kind: 'unknown-table' });
  const [agenda, proposals, offers] = await Promise.all([
    ...([tableAgenda(id, who, systemClock.now()), endProposals(id), loadOffers(id)] as const),
  ]);
  return { ok: true, value: { body: { ways: waysOf(table, agenda), proposals, offers } } };
});

const leave = endpoint(leaveContract, async ({ params: { id: gameId }, body, headers }) => {
  const outcome = await chooseEnd({ gameId, who: await visitorOfRequest(gameId, headers), ...body });
  if (!outcome.ok) return outcome;
  deliverAfterResponse(1);
  const { decision, missing } = outcome.value;
  const decided = decision && { decision: decision.id, effectAt: decision.effectAt.toISOString() };
  return { ok: true, value: { body: { missing, ...decided } } };
});

const unsay = endpoint(unsayContract, async ({ params: { id }, headers }) => {
  const outcome = await unsayEnd(id, await visitorOfRequest(id, headers));
  return outcome.ok ? { ok: true, value: { body: { done: true } } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(look, leave, unsay);
