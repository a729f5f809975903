/** The parts of a circle's page about its games: each reads what it shows. */
import { CircleGatherings } from '@/components/circles/gatherings';
import { CircleStanding } from '@/components/circles/standing';
import { CircleTables } from '@/components/circles/tables';
import type { Circle } from '@/lib/features/circles/view';

interface SlotProps {
  readonly circle: Circle;
}

export async function TablesSlot({ circle }: SlotProps) {
  return <CircleTables circle={circle} />;
}

export async function GatheringsSlot({ circle }: SlotProps) {
  return <CircleGatherings circle={circle} />;
}

export async function StandingSlot({ circle }: SlotProps) {
  return <CircleStanding circle={circle} />;
}
