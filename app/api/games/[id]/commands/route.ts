import { commandContract, findCommandsContract } from '@/lib/features/table/contract-play';
import { requireSeat } from '@/app/api/_shared/visitor';
import { findCommands } from '@/lib/features/table/commands/find-commands';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { answerSteps, answerSubmission } from '@/app/api/_shared/submit';
import { visitorOfRequest } from '@/lib/features/seats/seats';

export const maxDuration = 60;

const submit = endpoint(commandContract, async ({ params, query, body, headers }) => {
  const visitor = await visitorOfRequest(params.id, headers);
  const gameId = params.id;
  if ('steps' in body) return answerSteps({ gameId, ...visitor, ...body }, query, headers);
  return answerSubmission({ gameId, ...visitor, ...body }, query);
});

const find = endpoint(findCommandsContract, async ({ params: { id }, query: { ids }, headers }) => {
  const me = await requireSeat(id, headers);
  return me.ok ? { ok: true, value: { body: await findCommands(id, me.value, ids) } } : me;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(submit, find);
