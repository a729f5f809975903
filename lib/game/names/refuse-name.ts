import { distinctName, isLikeOneOf } from '@/lib/game/names/alike';

/** A name that resembles another at the table, with a free alternative. */
export interface NameTaken {
  readonly kind: 'name-taken';
  readonly name: string;
  readonly suggestion: string;
}

/** Refuses a name that resembles one of the others, and suggests another; undefined for a free name. */
export function refuseName(name: string, others: readonly string[]): NameTaken | undefined {
  if (!isLikeOneOf(name, others)) return undefined;
  return { kind: 'name-taken', name, suggestion: distinctName(name, others) };
}
