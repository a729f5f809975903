/** Brings the thing that the coach suggests into view. */
import { useEffect } from 'react';
import { scrollersOf } from '@/components/board/pieces';
import { hasSheet } from '@/components/ui/browser/screen';
import type { Command } from '@/lib/game/engine/commands';
import { type CoachTarget, coachedElement } from './coach-target';

/** Runs after each new step and choice, and after the replay of others' turns. */
export function useCoachSight(target: CoachTarget, command: Command, key: string): void {
  useEffect(() => {
    const over = new AbortController();
    void bringIntoSight(() => coachedElement(target, command), over.signal);
    return () => over.abort();
    // The key stands for both.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
}

/** Within this time other scrolling after a step ends. */
const [TRIES, BETWEEN_MS] = [12, 100];

async function bringIntoSight(find: () => Element | undefined, over: AbortSignal): Promise<void> {
  let tried = 0;
  for (let i = 0, seen = 0; i < TRIES && seen < 2; i += 1) {
    const sheet = document.querySelector<HTMLElement>('.at-moves');
    await settled(sheet);
    while (document.documentElement.hasAttribute('data-film') && !over.aborted) await settled(sheet);
    const element = find();
    if (over.aborted || !sheet) return;
    if (element && isInSight(element)) seen += 1;
    else if (element) {
      // A lower sheet makes room for the table, a higher one for a button.
      if (tried > 0 && hasSheet()) sheet.dataset.height = sheet.contains(element) ? 'full' : 'peek';
      await settled(sheet);
      if (over.aborted) return;
      show(element);
      tried += 1;
    }
    await new Promise((done) => setTimeout(done, BETWEEN_MS));
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
