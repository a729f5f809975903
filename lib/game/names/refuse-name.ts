import { distinctName, isLikeOneOf } from '@/lib/game/names/alike';

/** A name that is like another one at the table, and one that would do. */
export interface NameTaken {
  readonly kind: 'name-taken';
  readonly name: string;
  readonly suggestion: string;
}

/** Refuses a name that looks like one of the others, and suggests another; undefined for a free name. */
export function refuseName(name: string, others: readonly string[]): NameTaken | undefined {
  if (!isLikeOneOf(name, others)) return undefined;
  return { kind: 'name-taken', name, suggestion: distinctName(name, others) };
}
