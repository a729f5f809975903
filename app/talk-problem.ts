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
