/**
 * Signs of the directions through a history: triangles and a bar, drawn, for not every device has letters for
 * these.
 */
export const DIRECTION_ICONS = {
  first: 'M3 3h3v18H3zM21 3v18L7 12z',
  previousTurn: 'M12 3v18L2 12zM22 3v18L12 12z',
  previous: 'M18 3v18L5 12z',
  next: 'M6 3v18l13-9z',
  nextTurn: 'M12 3v18l10-9zM2 3v18l10-9z',
  last: 'M18 3h3v18h-3zM3 3v18l14-9z',
} as const;
export type Direction = keyof typeof DIRECTION_ICONS;
/** In the order in which they stand. */
export const DIRECTIONS = [
  'first',
  'previousTurn',
  'previous',
  'next',
  'nextTurn',
  'last',
] as const satisfies Direction[];
