import { endpoint } from '@/app/api/_shared/endpoint';
import { talkAnswer } from '@/app/api/_shared/talk-answer';
import { routes } from '@/lib/platform/http/endpoint';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { reactContract, removeWordContract, reportWordContract } from '@/lib/features/talk/contract';
import { reactToMessage, removeMessage, reportMessage } from '@/lib/features/talk/talk';

const drop = endpoint(removeWordContract, async ({ params: { id, word }, headers }) =>
  talkAnswer(await removeMessage(id, await visitorOfRequest(id, headers), word)),
);

const tell = endpoint(reportWordContract, async ({ params: { id, word }, headers }) =>
  talkAnswer(await reportMessage(id, await visitorOfRequest(id, headers), word)),
);

const change = endpoint(reactContract, async ({ params: { id, word }, body, headers }) =>
  talkAnswer(await reactToMessage(id, await visitorOfRequest(id, headers), { id: word, ...body })),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(drop, tell, change);
