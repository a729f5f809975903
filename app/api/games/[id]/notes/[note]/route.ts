import { endpoint } from '@/app/api/_shared/endpoint';
import { talkAnswer } from '@/app/api/_shared/talk-answer';
import { routes } from '@/lib/platform/http/endpoint';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { dropNoteContract } from '@/lib/features/talk/contract';
import { removeNote } from '@/lib/features/talk/notes';

const drop = endpoint(dropNoteContract, async ({ params: { id, note }, headers }) =>
  talkAnswer(await removeNote(id, await visitorOfRequest(id, headers), note)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(drop);
