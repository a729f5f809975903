/**
 * Stand in, where the live table is drawn, for what the page has anyway (in package.json). The turn on the
 * drawings is the page's own also because there is to be one of it, with one memory of what glows and where
 * the keys are.
 */
import type { ComponentProps } from 'react';
import type { FirstTime as FirstTimeOfPage } from '@/components/move/first-time';
import type { TurnIsland as TurnIslandOfPage } from '@/components/move/browser/turn-island';

export interface OfPage {
  readonly TurnIsland: typeof TurnIslandOfPage;
  readonly FirstTime: typeof FirstTimeOfPage;
}

let here: OfPage | undefined;

export function drawWithParts(parts: OfPage): void {
  here = parts;
}

export function TurnIsland(props: ComponentProps<OfPage['TurnIsland']>) {
  return here ? <here.TurnIsland {...props} /> : null;
}

export function FirstTime(props: ComponentProps<OfPage['FirstTime']>) {
  return here ? <here.FirstTime {...props} /> : null;
}
