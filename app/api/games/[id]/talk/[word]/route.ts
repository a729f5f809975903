import { endpoint } from '@/app/api/_shared/endpoint';
import { talkAnswer } from '@/app/api/_shared/talk-answer';
import { routes } from '@/lib/platform/http/endpoint';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { removeWordContract, reportWordContract } from '@/lib/features/talk/contract';
import { remove, report } from '@/lib/features/talk/talk';

const drop = endpoint(removeWordContract, async ({ params: { id, word }, headers }) =>
  talkAnswer(await remove(id, await visitorOfRequest(id, headers), word)),
);

const tell = endpoint(reportWordContract, async ({ params: { id, word }, headers }) =>
  talkAnswer(await report(id, await visitorOfRequest(id, headers), word)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(drop, tell);
