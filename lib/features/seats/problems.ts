import 'server-only';
import { problem } from '@/lib/platform/http/problem';
import type { ProblemsOf } from '@/lib/platform/http/refused';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import type { SeatRefusal } from './refusals';

export const SEAT_PROBLEMS: ProblemsOf<SeatRefusal> = {
  'not-host': () => problem('not-host', 'Only the host of the table may do this.'),
  'not-that-seat': () => problem('not-that-seat', 'This cannot be done with that seat.'),
  'no-circle': () => problem('terms-unfit', 'This table belongs to no circle, so it has no members.'),
  'seat-held': () =>
    problem(
      'seat-held',
      'Only the holder of this seat may do this; a link plays the seat and nothing else. Sign in, or open the browser that holds the seat.',
    ),
  'no-own-address': () =>
    problem(
      'no-own-address',
      'No mail reaches the holder of this seat at an address they gave: only they can name one, by their session or in the browser they sat down in.',
    ),
  'delegate-refused': ({ why }) =>
    problem('delegate-refused', wordingOf('en').t(`seats.delegates.refused.${why}`), { params: { why } }),
  'unknown-delegate': () => problem('unknown-delegate', 'Nobody of this id plays for you.'),
  'no-free-seat': () => problem('no-free-seat', 'No seat is free for you at this table.'),
  'name-taken': ({ name, suggestion }) =>
    problem('name-taken', `“${name}” is taken at this table. Try “${suggestion}”.`, {
      params: { suggestion },
    }),
  'still-running': () => problem('still-running', 'This game is not over yet.'),
};
