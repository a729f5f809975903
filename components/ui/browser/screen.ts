/** The screen size, and whether to animate. */
import { matchesMedia } from './browser-features';

/** Whether the reader allows motion. */
export function mayMove(): boolean {
  return matchesMedia('(prefers-reduced-motion: no-preference)');
}

/** Whether the screen is a phone's, in either orientation. Must match `phone` in app/globals.css. */
export function isPhone(): boolean {
  return matchesMedia('(max-width: 45.99rem) or ((max-width: 73.99rem) and (max-height: 31.99rem))');
}

/**
 * Whether one zone at a time is shown above a sheet with the moves (table.css). Not on a strongly zoomed
 * page, where everything scrolls.
 */
export function hasSheet(): boolean {
  return isPhone() && matchesMedia('(min-height: 18.75rem)');
}

/** Whether the whole table is visible at once. */
export function isDesk(): boolean {
  return matchesMedia('(min-width: 74rem)');
}

/** Whether a thumb covers the place it presses. */
export function isByThumb(): boolean {
  return isPhone() || matchesMedia('(pointer: coarse)');
}
