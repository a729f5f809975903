/** The filter of a history page, encoded in its address. */
import { KINDS, type Filter } from '@/lib/game/recap/timeline';

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Parses the filter; invalid values filter nothing. */
export function readFilter({ seat, kind, undone }: Query): Filter {
  const known = KINDS.find((entry) => entry === kind);
  return {
    undone: undone === '1',
    ...(typeof seat === 'string' && /^[0-3]$/.test(seat) ? { seat: Number(seat) } : {}),
    ...(known ? { kind: known } : {}),
  };
}

/** Whether a filter hides rows that the default timeline shows. */
export function isNarrow({ seat, kind }: Filter): boolean {
  return seat !== undefined || kind !== undefined;
}

/** The filter's query string for links; empty for the default filter. */
export function filterQuery({ seat, kind, undone }: Filter): string {
  const asked = new URLSearchParams({
    ...(seat === undefined ? {} : { seat: String(seat) }),
    ...(kind === undefined ? {} : { kind }),
    ...(undone ? { undone: '1' } : {}),
  }).toString();
  return asked === '' ? '' : `?${asked}`;
}
