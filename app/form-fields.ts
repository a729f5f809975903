/** Fields shared by several forms. */
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { GameId } from '@/lib/features/table/contract-shapes';
import { field, optionalField, readFields } from '@/lib/platform/http/fields';

const Seat = z
  .string()
  .regex(/^[0-3]$/)
  .transform(Number);

export const GameIdField = field(GameId);
export const SeatField = field(Seat);
export const OptionalSeatField = optionalField(Seat);
/** Id of a stored entry: a decision, holiday, note or plan. */
export const IdField = field(z.guid());

/** The table that a form is about; a form without one gets a 404. */
export function gameIdIn(form: FormData): string {
  return readFields(form, { gameId: GameIdField })?.gameId ?? notFound();
}
