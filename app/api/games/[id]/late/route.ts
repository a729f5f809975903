import { systemClock } from '@/lib/clock';
import { deliverAfterResponse, playAfterResponse } from '@/lib/http/after-move';
import { affairsContract, answerLateContract } from '@/lib/http/contracts/pace';
import { endpoint, routes } from '@/lib/http/endpoint';
import { refuseToken } from '@/lib/http/looker';
import { answerLate } from '@/lib/service/pace/late';
import { tableAffairs } from '@/lib/service/pace/table-affairs';
import { refused } from '@/lib/service/refused';
import { visitorOfRequest } from '@/lib/service/seats';

const look = endpoint(affairsContract, async ({ params, headers }) => {
  const affairs = await tableAffairs(
    params.id,
    await visitorOfRequest(params.id, headers),
    systemClock.now(),
  );
  if (!affairs) return refused({ kind: 'unknown-table' });
  const { gameId: game, status, seq, pace, times: clocks, late, proposals, pausedUntil } = affairs;
  const body = { game, status, seq, pace, clocks, late, proposals, ...(pausedUntil ? { pausedUntil } : {}) };
  return { ok: true, value: { body } };
});

const answer = endpoint(answerLateContract, async ({ params, body, headers }) => {
  const who = await visitorOfRequest(params.id, headers);
  const outcome = await answerLate({ gameId: params.id, who, ...body });
  if (!outcome.ok) return outcome.error.kind === 'token-wrong' ? refuseToken(params.id) : outcome;
  const { told, computerNext, ...done } = outcome.value;
  deliverAfterResponse(told);
  playAfterResponse(params.id, computerNext);
  return { ok: true, value: { body: done } };
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(look, answer);
