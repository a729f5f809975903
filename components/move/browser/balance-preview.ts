/** What a step would change, shown in the balance of the turn before it is taken. */
import type { Amount } from '@/lib/game/turn/amounts';

export type Change = Readonly<Partial<Record<Amount, number>>>;

const box = () => document.querySelector<HTMLElement>('.balance-box');

/**
 * How high the balance stands in the moves panel. Asked before anything on the page is changed, it costs
 * nothing.
 */
export function balanceHeight(): number {
  return box()?.getBoundingClientRect().height ?? 0;
}

/**
 * Shows a change beside every amount it touches; without one the balance is as it was. It keeps its height
 * meanwhile: a button that moves away from under the pointer could not be pressed.
 */
export function showChange(change: Change | undefined, height = change ? balanceHeight() : 0): void {
  if (change && height > 0) box()?.style.setProperty('height', `${height}px`);
  else box()?.style.removeProperty('height');
  for (const item of document.querySelectorAll<HTMLElement>('.balance li')) {
    const { what = '', now = '0' } = item.dataset;
    const by = change?.[what as Amount] ?? 0;
    const next = item.querySelector('.next');
    if (next) next.textContent = by === 0 ? '' : `→ ${Number(now) + by}`;
    item.toggleAttribute('data-next', by !== 0);
    if (by > 0) item.dataset.next = 'up';
    if (by < 0) item.dataset.next = 'down';
  }
}

/** The same as a list of signed numbers with their symbols, for the bar beside the place. */
export function changeItems(change: Change | undefined): readonly HTMLLIElement[] {
  return Object.entries(change ?? {}).flatMap(([what, by]) => {
    const source = document.querySelector<HTMLElement>(`.balance li[data-what="${what}"]`);
    const symbol = source?.querySelector('svg')?.cloneNode(true);
    if (!source || !symbol) return [];
    const item = document.createElement('li');
    item.title = source.title;
    item.className = by > 0 ? 'up' : 'down';
    const name = document.createElement('span');
    name.className = 'sr-only';
    name.textContent = ` ${source.title}`;
    item.append(symbol, `${by > 0 ? '+' : '−'}${Math.abs(by)}`, name);
    return [item];
  });
}
