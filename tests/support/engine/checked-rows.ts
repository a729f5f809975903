/** The rows of golden games in the form that the invariants check, for tests that falsify them. */
import type { Event, EventOf, EventType } from '@/lib/game/engine/events';
import { InvariantError } from '@/lib/game/engine/rejections';
import { begin, playedTo } from '../../golden/games';
import { readGame } from '../../golden/record';
import type { Checked, Step } from './checked';
import { bookRow, openLedger } from './ledger';
import { give } from './running';

export interface CheckedRow {
  readonly step: Step;
  readonly after: Checked;
}

/** All rows of a golden game except those that were taken back. */
export function checkedRows(file: string): readonly CheckedRow[] {
  const game = readGame(file);
  const { log } = playedTo(game);
  const undone = new Set(
    log.flatMap(({ seq, events }) => events.flatMap((e) => (e.type === 'Undone' ? [seq, ...e.rows] : []))),
  );
  let now = begin(game);
  let ledger = openLedger(now.position.state.players.length);
  const rows: CheckedRow[] = [];
  for (const { seq, seat = 0, command } of log) {
    if (!command || command.type === 'TakeTurnBack' || undone.has(seq)) continue;
    const before = now.position.state;
    now = give(now, seat, command);
    const events = now.log.at(-1)?.events ?? [];
    const { state, secrets } = now.position;
    if (!secrets) throw new InvariantError('a game has secrets');
    ledger = bookRow(ledger, seat, command, events);
    rows.push({ step: { before, seat, command, events }, after: { pack: now.pack, state, secrets, ledger } });
  }
  return rows;
}

/** Whether a row has an event of this type. */
export const has =
  <T extends EventType>(type: T, holds: (event: EventOf<T>) => boolean = () => true) =>
  ({ step }: CheckedRow): boolean =>
    step.events.some((event) => isOf(event, type) && holds(event));

/** The row with its events of a type replaced. */
export function withEvents<T extends EventType>(
  row: CheckedRow,
  type: T,
  change: (event: EventOf<T>) => readonly Event[],
): CheckedRow {
  const events = row.step.events.flatMap((event) => (isOf(event, type) ? change(event) : [event]));
  return { ...row, step: { ...row.step, events } };
}

function isOf<T extends EventType>(event: Event, type: T): event is EventOf<T> {
  return event.type === type;
}
