import type { SeatId } from '@/lib/game/engine/commands';

interface Called {
  readonly seat: SeatId;
  readonly name: string;
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The seats that a text mentions: an @ and the seat's full name, ignoring case and accents. If one name
 * begins another, the longest match counts.
 */
export function mentionsIn(text: string, seats: readonly Called[]): SeatId[] {
  const names = seats
    .map(({ seat, name }) => ({ seat, name: folded(name) }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  const found = new Set<SeatId>();
  for (const part of folded(text).split('@').slice(1)) {
    const called = names.find(
      ({ name }) => part.startsWith(name) && !/^[\p{L}\p{N}_]/u.test(part.slice(name.length)),
    );
    if (called) found.add(called.seat);
  }
  return [...found].sort();
}
