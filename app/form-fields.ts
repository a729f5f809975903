/** Fields that several forms have. */
import { z } from 'zod';
import { GameId } from '@/lib/features/table/contract-shapes';
import { field, optionalField } from '@/lib/platform/http/fields';

const Seat = z
  .string()
  .regex(/^[0-3]$/)
  .transform(Number);

export const GameIdField = field(GameId);
export const SeatField = field(Seat);
export const OptionalSeatField = optionalField(Seat);
/** The id of something stored: a decision, a holiday, a note, a plan. */
export const IdField = field(z.guid());
