import { siteOf } from '@/lib/platform/auth/address';
import { perProcess } from '@/lib/platform/process';

/** Maximum concurrent streams: more than a player has open tables, and than a club has at one address. */
export const MAX_STREAMS_OF = { address: 300, site: 600, person: 20 } as const;

/** The opener of a stream; unknown and local addresses are not counted. */
export interface Opener {
  readonly address?: string | undefined;
  readonly person?: string | undefined;
}

const places = perProcess('pragaPlaces', () => new Map<string, number>()).get;

/**
 * Reserves a place for one more stream. Returns the function that frees it, or undefined if there are
 * too many.
 */
export function takeStreamPlace({ address, person }: Opener): (() => void) | undefined {
  const site = address === undefined ? undefined : siteOf(address);
  const wanted = [
    ...(address === undefined ? [] : [{ key: `address ${address}`, most: MAX_STREAMS_OF.address }]),
    ...(site === undefined ? [] : [{ key: `site ${site}`, most: MAX_STREAMS_OF.site }]),
    ...(person === undefined ? [] : [{ key: `person ${person}`, most: MAX_STREAMS_OF.person }]),
  ];
  const taken = places();
  if (wanted.some(({ key, most }) => (taken.get(key) ?? 0) >= most)) return undefined;
  for (const { key } of wanted) taken.set(key, (taken.get(key) ?? 0) + 1);
  let isLeft = false;
  return () => {
    if (isLeft) return;
    isLeft = true;
    for (const { key } of wanted) leave(taken, key);
  };
}

function leave(taken: Map<string, number>, key: string): void {
  const left = (taken.get(key) ?? 1) - 1;
  if (left > 0) taken.set(key, left);
  else taken.delete(key);
}
