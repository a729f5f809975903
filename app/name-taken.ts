/** Carries the refusal of a taken name, and a free alternative, in the address. */
import type { Query } from '@/app/query';
import { Name } from '@/lib/features/table/contract-shapes';
import type { Wording } from '@/lib/game/wording/wording';

interface TakenName {
  readonly name: string;
  readonly suggestion: string;
}

/** The query that makes a page show the refusal. */
export function nameTakenQuery({ name, suggestion }: TakenName): string {
  return new URLSearchParams({ problem: 'name-taken', name, suggestion }).toString();
}

/** The refused name and the suggestion in a query; undefined unless both are valid names. */
export function nameTakenIn({ problem, name, suggestion }: Query): TakenName | undefined {
  const [taken, other] = [Name.safeParse(name), Name.safeParse(suggestion)];
  if (problem !== 'name-taken' || !taken.success || !other.success) return undefined;
  return { name: taken.data, suggestion: other.data };
}

/** The refusal in words. */
export function nameTakenWords({ t }: Wording, taken: TakenName): string {
  return t('tables.problem.name-taken', { ...taken });
}
