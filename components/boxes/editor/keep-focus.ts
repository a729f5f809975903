import type { MouseEvent } from 'react';

/** Keeps the keyboard focus on a pointer press: Enter still saves, letters still add symbols. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
