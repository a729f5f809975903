/** The filter of a history page, as the address holds it. */
import { KINDS, type Filter } from '@/lib/game/recap/timeline';

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The filter of an address; whatever is not understood filters nothing. */
export function readFilter({ seat, kind, undone }: Query): Filter {
  const known = KINDS.find((entry) => entry === kind);
  return {
    undone: undone === '1',
    ...(typeof seat === 'string' && /^[0-3]$/.test(seat) ? { seat: Number(seat) } : {}),
    ...(known ? { kind: known } : {}),
  };
}

/** Whether a filter leaves anything out that a plain timeline shows. */
export function isNarrow({ seat, kind }: Filter): boolean {
  return seat !== undefined || kind !== undefined;
}

/** The filter as it is carried on from moment to moment; empty where it leaves nothing out. */
export function filterQuery({ seat, kind, undone }: Filter): string {
  const asked = new URLSearchParams({
    ...(seat === undefined ? {} : { seat: String(seat) }),
    ...(kind === undefined ? {} : { kind }),
    ...(undone ? { undone: '1' } : {}),
  }).toString();
  return asked === '' ? '' : `?${asked}`;
}
