/**
 * Stands in, where the live table is drawn, for what could make an impossible main action possible (`#means`
 * in package.json, R-17), which is seldom asked: it comes with what is fetched later. Until then something
 * may be left, so nothing is skipped too early; then what may be done is worked out again.
 */
import { later } from './later';
import type * as Part from './later-part';

export const meansLeft = (...of: Parameters<typeof Part.meansLeft>): ReturnType<typeof Part.meansLeft> => {
  const here = later();
  return here ? here.meansLeft(...of) : 'open-item';
};
