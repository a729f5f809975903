/** The screens of tests that set one: as sizes, and as options of a browser. */
import { FULL } from './test';

export const DESK = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 360, height: 740 };

export const AT_DESK = { viewport: DESK };
export const ON_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };
/** A larger one, as most people have. */
export const ON_LARGE_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A desk in `npm test`, and a phone in the long form. */
export const SCREENS = [
  ['desk', AT_DESK, {}],
  ['phone', ON_LARGE_PHONE, FULL],
] as const;
