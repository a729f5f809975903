/** Brings the thing that the coach suggests into view. */
import { useEffect } from 'react';
import { scrollersOf } from '@/components/board/pieces';
import { hasSheet } from '@/components/ui/browser/screen';
import type { Command } from '@/lib/game/engine/commands';
import { type CoachTarget, coachedElement } from './coach-target';

/** The reader moves the page with these events. */
const BY_HAND = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Runs after each new step and choice, and after the replay of others' turns. Once the thing has been seen, it
 * stays in view until the reader acts: a late answer of the server may scroll the table.
 */
export function useCoachSight(target: CoachTarget, command: Command, key: string): void {
  useEffect(() => {
    const over = new AbortController();
    void keepInSight(() => coachedElement(target, command), over);
    return () => over.abort();
    // The key stands for both.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
}

/** Most other scrolling follows a step at once. */
const [SOON, SOON_MS, LATER_MS] = [12, 100, 500];

async function keepInSight(find: () => Element | undefined, over: AbortController): Promise<void> {
  const { signal } = over;
  const handOver = () => {
    for (const event of BY_HAND) addEventListener(event, () => over.abort(), { capture: true, signal });
  };
  for (let i = 0, tried = 0, seen = 0; !signal.aborted; i += 1) {
    const sheet = document.querySelector<HTMLElement>('.at-moves');
    await settled(sheet);
    while (document.documentElement.hasAttribute('data-film') && !signal.aborted) await settled(sheet);
    const element = find();
    if (signal.aborted || !sheet) return;
    if (element && isInSight(element)) seen += 1;
    else if (element) {
      // A lower sheet makes room for the table, a higher one for a button.
      if (tried > 0 && hasSheet()) sheet.dataset.height = sheet.contains(element) ? 'full' : 'peek';
      await settled(sheet);
      if (signal.aborted) return;
      show(element);
      tried += 1;
    }
    if (seen === 1 || i === SOON) handOver();
    await new Promise((done) => setTimeout(done, i < SOON ? SOON_MS : LATER_MS));
  }
}

/** Waits until the layout is done, and for the sheet's animation. */
async function settled(sheet: HTMLElement | null): Promise<void> {
  await new Promise(requestAnimationFrame);
  await Promise.allSettled((sheet?.getAnimations() ?? []).map(({ finished }) => finished));
}

/** Whether nothing covers its middle. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return there !== null && (there.contains(element) || element.contains(there));
}

function show(element: Element): void {
  const card = element.closest('.projects, .zone');
  card?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' });
  element.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
  const foot = document.querySelector('.moves-foot')?.getBoundingClientRect();
  for (const each of scrollersOf(element)) {
    const [box, frame] = [element.getBoundingClientRect(), each.getBoundingClientRect()];
    const isUnderFoot = foot && each.matches('.at-moves') && !element.closest('.moves-foot');
    const bottom = isUnderFoot ? Math.min(frame.bottom, foot.top) : frame.bottom;
    if (box.bottom > bottom || box.top < frame.top)
      each.scrollTop += (box.top + box.bottom - frame.top - bottom) / 2;
  }
}
