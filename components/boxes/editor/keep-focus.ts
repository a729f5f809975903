import type { MouseEvent } from 'react';

/** A pointer leaves the keys where they are: Enter still saves, letters still put symbols. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
