/** A table with clocks, and the texts of components for it. */
import type { TableAgenda } from '@/lib/features/clocks/view';

export const HOUR = 3_600_000;
export const seatOf = (seat: number, name: string) => ({ seat, name, seated: true });

/** Anna is to move, and Bohumil is the reader. */
export const RUNNING: TableAgenda = {
  gameId: 'abcdef',
  name: 'At the Golden Tiger',
  status: 'running',
  seq: 9,
  pace: { kind: 'daily', wakingOnly: true, onTimeout: 'ask' },
  seats: [seatOf(0, 'Anna'), seatOf(1, 'Bohumil'), seatOf(2, 'Cecilie')],
  me: 1,
  people: [0, 1, 2],
  late: [],
  requests: [],
  free: [],
  decisions: [],
  proposals: [],
  times: [
    { seat: 0, leftMs: 51 * HOUR, since: '2026-03-02T08:00:00.000Z', until: '2026-03-05T13:30:00.000Z' },
    { seat: 1, leftMs: 72 * HOUR },
    { seat: 2, leftMs: 30 * HOUR },
  ],
};

export const zone = { timeZone: 'Europe/Prague' };
