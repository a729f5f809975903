import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import type { TimedTurn } from '@/lib/game/recap/timeline';
import { refused } from '@/lib/platform/http/refused';
import { figuresContract } from '@/lib/features/history/contract-told';
import { loadFigures } from '@/lib/features/history/figures';
import { visitorOfRequest } from '@/lib/features/seats/seats';

const read = endpoint(figuresContract, async ({ params: { id }, headers }) => {
  const found = await loadFigures(id, await visitorOfRequest(id, headers));
  if (!found) return refused({ kind: 'unknown-table' });
  const { table, figures, times } = found;
  const turningPoints = figures.turningPoints.map((point) => ({ ...point, turn: timed(point.turn) }));
  return { ok: true, value: { body: { seq: table.seq, ...figures, turningPoints, minutes: times } } };
});

/** The times of a turn without its counts. */
const timed = ({ turn, seat, from, to, index }: TimedTurn): TimedTurn => ({ turn, seat, from, to, index });

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
