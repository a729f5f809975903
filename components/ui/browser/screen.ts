/** The kind of screen, and whether motion is welcome. */
import { matchesMedia } from './browser-features';

/** Whether movement is welcome. */
export function mayMove(): boolean {
  return matchesMedia('(prefers-reduced-motion: no-preference)');
}

/** Whether the screen is as small as a phone's, upright or on its side: as `phone` in app/globals.css. */
export function isPhone(): boolean {
  return matchesMedia('(max-width: 45.99rem) or ((max-width: 73.99rem) and (max-height: 31.99rem))');
}

/**
 * Whether one zone at a time is seen, above a sheet with the moves (table.css): not on a page enlarged so
 * much that nothing has its own place and all of it scrolls.
 */
export function hasSheet(): boolean {
  return isPhone() && matchesMedia('(min-height: 18.75rem)');
}

/** Whether the whole table is seen at once. */
export function isDesk(): boolean {
  return matchesMedia('(min-width: 74rem)');
}

/** Whether a thumb hides what it points at. */
export function isByThumb(): boolean {
  return isPhone() || matchesMedia('(pointer: coarse)');
}
