/** The height in pixels of the window above the bar of zones, which only phones show. */
export const visibleHeight = (): number =>
  innerHeight - (document.querySelector<HTMLElement>('.zones-nav')?.offsetHeight ?? 0);
