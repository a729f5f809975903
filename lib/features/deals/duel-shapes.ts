/** Duels: one deal for a few people. */
import { z } from 'zod';
import { DUEL_DAYS, DUEL_PLACES, DUEL_SEATS } from '@/lib/features/deals/deal';

export const Places = z
  .int()
  .min(DUEL_PLACES.least)
  .max(DUEL_PLACES.most)
  .describe('How many tables it may have: of one person each, or of several.');

export const Seats = z
  .literal(DUEL_SEATS)
  .describe('How many people sit at each table; a single one plays against Peter Parler.');

export const NewDuelShape = z.strictObject({
  places: Places,
  seats: Seats.optional(),
  days: z
    .int()
    .min(DUEL_DAYS.least)
    .max(DUEL_DAYS.most)
    .describe('For how many days it is played at most; it is over as soon as all have played it.'),
});
