import type { Wording } from '@/lib/game/wording/wording';

/** Reasons why a form of a deal did nothing, by the code in the address. */
const PROBLEMS = {
  many: 'daily.many',
  name: 'daily.nameProblem',
  form: 'weekly.wrong',
  'deal-full': 'duel.full',
  'deal-known': 'duel.known',
  'deal-over': 'duel.over',
} as const;

/** The reason in words; undefined for none, and for an unknown code. */
export function problemWords(t: Wording['t'], problem: unknown): string | undefined {
  const found = Object.entries(PROBLEMS).find(([code]) => code === problem);
  return found && t(found[1]);
}
