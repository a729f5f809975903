import { endpoint } from '@/app/api/_shared/endpoint';
import { talkAnswer } from '@/app/api/_shared/talk-answer';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { sayContract, talkContract } from '@/lib/features/talk/contract';
import { loadTalk, postMessage } from '@/lib/features/talk/talk';

export const maxDuration = 60;

const read = endpoint(talkContract, async ({ params: { id }, headers }) => {
  const talk = await loadTalk(id, await visitorOfRequest(id, headers));
  if (!talk) return refused({ kind: 'unknown-table' });
  const { lines, maySpeak, mayReact } = talk;
  return { ok: true, value: { body: { lines, maySpeak, mayReact } } };
});

const speak = endpoint(sayContract, async ({ params: { id }, body, headers }) => {
  const said = await postMessage(id, await visitorOfRequest(id, headers), body);
  if (typeof said === 'string') return talkAnswer(said);
  deliverAfterResponse(said.told);
  return talkAnswer(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, speak);
