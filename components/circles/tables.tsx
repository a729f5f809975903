import type { Circle } from '@/lib/features/circles/view';

interface CircleTablesProps {
  readonly circle: Circle;
}

/** The tables of a circle, and the usual one. */
export function CircleTables(_props: CircleTablesProps) {
  return null;
}
