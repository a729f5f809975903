/**
 * Stand in, where the live table is drawn, for what the page has anyway (in package.json). The turn on the
 * drawings is the page's own also because there is to be one of it, with one memory of what glows and where
 * the keys are; drawings are, because React leaves in the page what it finds there of the same kind.
 */
import { InvariantError } from '@/lib/game/engine/rejections';
import { lazy, type ComponentProps } from 'react';
import type { FirstTime as FirstTimeOfPage } from '@/components/move/first-time';
import type { TurnIsland as TurnIslandOfPage } from '@/components/move/browser/turn-island';
import type { RawHtmlProps } from '@/components/ui/raw-html';
import type { SentOnce as SentOnceOfPage } from '@/components/ui/sent-once';

export interface OfPage {
  readonly TurnIsland: typeof TurnIslandOfPage;
  readonly FirstTime: typeof FirstTimeOfPage;
  readonly SentOnce: typeof SentOnceOfPage;
}

let here: OfPage | undefined;
let isInPage = false;

export function drawWithParts(parts: OfPage): void {
  here = parts;
}

/**
 * What the server sends names components of the page as such that are yet to come, and only another that is
 * yet to come is the same to React; this one is there as soon as it is asked for.
 */
const SentOnce = lazy(() => {
  if (!here) throw new InvariantError('the page has handed over no parts');
  const found: { readonly default: OfPage['SentOnce'] } = { default: here.SentOnce };
  return Object.assign(Promise.resolve(found), { then: (take: (it: typeof found) => void) => take(found) });
});

/** Draws what the page shows already: its drawings are not even compared. */
export function drawAsInPage(draw: () => void): void {
  isInPage = true;
  try {
    draw();
  } finally {
    isInPage = false;
  }
}

export function TurnIsland(props: ComponentProps<OfPage['TurnIsland']>) {
  return here ? <here.TurnIsland {...props} /> : null;
}

export function FirstTime(props: ComponentProps<OfPage['FirstTime']>) {
  return here ? <here.FirstTime {...props} /> : null;
}

export function RawHtml(props: RawHtmlProps) {
  return <SentOnce {...props} isThere={isInPage} />;
}
