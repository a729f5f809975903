import { systemClock } from '@/lib/platform/clock';
import { maySeeSecrets } from '@/lib/platform/auth/access-token';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { agendaContract, answerLateContract } from '@/lib/features/clocks/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { refuseToken } from '@/app/api/_shared/visitor';
import { answerLate } from '@/lib/features/clocks/late';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { refused } from '@/lib/platform/http/refused';
import { visitorOfRequest } from '@/lib/features/seats/seats';

export const maxDuration = 60;

const look = endpoint(agendaContract, async ({ params, headers }) => {
  const agenda = await tableAgenda(params.id, await visitorOfRequest(params.id, headers), systemClock.now());
  if (!agenda) return refused({ kind: 'unknown-table' });
  const {
    gameId: game,
    status,
    seq,
    pace,
    times: clocks,
    late,
    free,
    proposals,
    pausedUntil,
    pause,
  } = agenda;
  const decisions = agenda.decisions.map(({ isMine: _isMine, ...decision }) => decision);
  const rest = {
    free: maySeeSecrets(headers) ? free : free.map(({ seat }) => ({ seat })),
    decisions,
    proposals,
    ...(pausedUntil ? { pausedUntil } : {}),
    ...(pause ? { pause } : {}),
  };
  const body = { game, status, seq, pace, clocks, late, ...rest };
  return { ok: true, value: { body } };
});

const answer = endpoint(answerLateContract, async ({ params, body, headers }) => {
  const who = await visitorOfRequest(params.id, headers);
  const outcome = await answerLate({ gameId: params.id, who, ...body });
  if (!outcome.ok) return outcome.error.kind === 'token-wrong' ? refuseToken(params.id) : outcome;
  const { told, ...done } = outcome.value;
  deliverAfterResponse(told);
  return { ok: true, value: { body: done } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(look, answer);
