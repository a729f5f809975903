import type { Wording } from '@/lib/game/wording/wording';

/** Why something was not said, noted or taken away; each has its sentence. */
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
  'too-many',
] as const;
export type TalkProblem = (typeof PROBLEMS)[number];

/** The sentence for the problem in the address, if we know it. */
export function talkProblem({ t }: Wording, code: unknown): string | undefined {
  const problem = PROBLEMS.find((known) => known === code);
  return problem && t(`talk.problem.${problem}`);
}
