import type { Circle } from '@/lib/features/circles/view';

interface CircleStandingProps {
  readonly circle: Circle;
}

/** The standing of this year, and the last results. */
export function CircleStanding(_props: CircleStandingProps) {
  return null;
}
