import { z } from 'zod';
import type { Query } from '@/app/query';
import type { Wording } from '@/lib/game/wording/wording';

/** Reasons why a message, note or deletion was refused. Each has its message. */
const PROBLEMS = [
  'not-here',
  'by-link',
  'not-holder',
  'empty',
  'too-long',
  'unknown-word',
  'unknown-place',
  'only-players',
  'not-yours',
  'name-taken',
  'is-sealed',
  'too-many-notes',
] as const;
export type TalkProblem = (typeof PROBLEMS)[number];

/** The message for the problem in the address, if known. */
export function talkProblem({ t }: Wording, code: unknown): string | undefined {
  const problem = PROBLEMS.find((known) => known === code);
  return problem && t(`talk.problem.${problem}`);
}

/** The message in the address that the page shows earlier ones of. */
export const messageIn = ({ before }: Query): string | undefined => z.guid().safeParse(before).data;

/** The address of a chat after a form, in the part that the form was in. */
export function afterForm(talk: string, request: Request, problem: TalkProblem | undefined): string {
  const before = messageIn(Object.fromEntries(new URL(request.url).searchParams));
  const query = new URLSearchParams({ ...(before && { before }), ...(problem && { problem }) });
  return query.size === 0 ? talk : `${talk}?${query}`;
}
