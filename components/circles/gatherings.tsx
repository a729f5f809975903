import type { Circle } from '@/lib/features/circles/view';

interface CircleGatheringsProps {
  readonly circle: Circle;
}

/** “Who’s in?”: the open calls for players. */
export function CircleGatherings(_props: CircleGatheringsProps) {
  return null;
}
