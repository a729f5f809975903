/** Signs of the button that plays a game, and stops it. */
export const FILM_ICONS = { play: 'M6 3l14 9-14 9z', pause: 'M6 4h4v16H6zM14 4h4v16h-4z' } as const;
