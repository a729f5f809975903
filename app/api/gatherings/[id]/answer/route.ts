import { endpoint } from '@/app/api/_shared/endpoint';
import { forPerson } from '@/lib/features/people/person-answer';
import type { GatheringAnswer } from '@/lib/features/circles/gatherings/gathering';
import { answerGathering } from '@/lib/features/circles/gatherings/gatherings';
import {
  answerContract,
  takeAnswerBackContract,
} from '@/lib/features/circles/gatherings/gatherings-contract';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { routes } from '@/lib/platform/http/endpoint';

const say = async (headers: Headers, id: string, answer: GatheringAnswer | undefined) =>
  forPerson(headers, async ({ id: userId }) => {
    const done = await answerGathering({ id, userId }, answer);
    if (!done.ok) return done;
    deliverAfterResponse(1);
    return { ok: true, value: { body: { games: done.value.gameIds } } };
  });

const answer = endpoint(answerContract, async ({ headers, params, body }) =>
  say(headers, params.id, body.answer),
);
const takeBack = endpoint(takeAnswerBackContract, async ({ headers, params }) =>
  say(headers, params.id, undefined),
);

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(answer, takeBack);
