/** Converts rows of a stored or exported game for the reviewer. */
import type { SecretEvent } from '@/lib/game/engine/secrets';
import { stepOf } from '@/lib/game/engine/turn-back';
import { eventsOf } from '@/lib/game/eventlog/parse';
import type { PublicRow } from '@/lib/game/eventlog/row';
import type { ReviewRow } from './decisions';

type Row = Pick<PublicRow, 'seq' | 'seat' | 'command' | 'events'> & {
  readonly secret?: readonly SecretEvent[];
};

export function reviewRowOf(row: Row): ReviewRow {
  const { seq, seat, secret = [] } = row;
  const step = stepOf(row.command);
  return {
    seq,
    seat,
    ...(step ? { command: step } : {}),
    events: eventsOf(row),
    secretEvents: secret,
  };
}
