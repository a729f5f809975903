/**
 * Lists of pieces that are one stop for Tab each; arrows walk them (keys.ts). Without scripts each is a stop.
 */

const LISTS = '#rows .tiles, #supply .pieces';

/** The pieces that arrows walk with one: those of its list, or of its drawing. */
export function piecesAround(element: Element): readonly HTMLElement[] {
  const around = element.closest(LISTS) ?? element.closest('.drawing');
  return around ? [...around.querySelectorAll<HTMLElement>('a[data-at]:not([aria-hidden])')] : [];
}

/** Leaves one stop in each list; the others are found from there. */
export function rove(): void {
  for (const list of document.querySelectorAll(LISTS)) {
    const links = [...list.querySelectorAll<HTMLElement>('a[data-at]')];
    const stop = links.find((link) => link === document.activeElement) ?? links[0];
    for (const link of links) {
      const tabIndex = link === stop ? 0 : -1;
      if (link.tabIndex !== tabIndex) link.tabIndex = tabIndex;
    }
  }
}

/** Each is a stop again: nobody listens to arrows any more. */
export function unrove(): void {
  for (const link of document.querySelectorAll<HTMLElement>(`:is(${LISTS}) a[data-at]`)) link.tabIndex = 0;
}
