/**
 * Stands in for move/browser/turn-island where the live table is drawn: the turn on the drawings is the
 * page's
 * own, so that there is one of it, with one memory of what glows and where the keys are.
 */
import type { ComponentType } from 'react';
import type { TurnIsland as OfPage } from '@/components/move/browser/turn-island';

export type TurnIslandOfPage = typeof OfPage;
type Props = Parameters<TurnIslandOfPage>[0];

let here: ComponentType<Props> | undefined;

export function startTurnsWith(island: TurnIslandOfPage): void {
  here = island;
}

export function TurnIsland(props: Props) {
  const Here = here;
  return Here ? <Here {...props} /> : null;
}
