import 'server-only';
import type { SeatClock } from '@/lib/features/table/load/clock-sql';
import {
  KnownPosition,
  knownPositionOf,
  recallPosition,
  rememberPosition,
} from '@/lib/features/table/load/known-position';
import { clocksAfter } from '@/lib/features/table/load/row-clocks';
import { entryOf, logRowsOf, readLog, readWholeLog } from '@/lib/features/table/log/log-store';
import { toAct } from '@/lib/game/engine/acting';
import type { SeatId } from '@/lib/game/engine/commands';
import { replay } from '@/lib/game/engine/replay';
import { decideTurnBack, holdsTurnEnd, type TakeTurnBack } from '@/lib/game/engine/turn-back';
import { RECENT_ROWS } from '@/lib/game/eventlog/row';
import { endedTurn, type EndedTurn } from '@/lib/game/turn/losses';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { work } from '@/lib/platform/ops/work';
import { appendRow, loadForCommand, nextRowAt, type CommandContext } from './command-store';
import { workOutStep } from './step';
import { messagesOfStep } from './step-messages';

/** An ended turn that its table has voted to take back. */
export interface AgreedTurn extends EndedTurn {
  readonly gameId: string;
  /** The id of the decision; the row is written once under it. */
  readonly id: string;
  readonly consent: readonly SeatId[];
  /** Whether the decision still holds, read after the revision of the votes. */
  readonly isWanted: () => Promise<boolean>;
}

/** Maximum attempts while others change the table. */
const MAX_TRIES = 5;

/**
 * Takes an ended turn back. False if another person has acted since, or the vote is closed. Repeating
 * it changes nothing.
 */
export async function takeTurnBack(agreed: AgreedTurn, clock: Clock = systemClock): Promise<boolean> {
  const { gameId, id, seat, row } = agreed;
  for (let n = 0; n < MAX_TRIES; n += 1) {
    const recalled = recallPosition(gameId);
    const key = {
      gameId,
      commandId: id,
      proof: { agreed: seat },
      knownHead: recalled?.head,
      undoTo: row - 1,
    };
    const context = await loadForCommand(key);
    if (context?.earlier) return true;
    if (context?.game.status !== 'running' || !(await agreed.isWanted())) return false;
    const turn = await turnToTakeBack(gameId, context.game.seq, context.clocks.seats);
    if (turn?.seat !== seat || turn.row !== row) return false;
    if (
      await append(
        agreed,
        context,
        await positionWithEnd(agreed, await knownPositionOf(context, recalled)),
        clock,
      )
    )
      return true;
  }
  return false;
}

/** The turn of a table that could be taken back after row `seq`, its newest. */
export async function turnToTakeBack(
  gameId: string,
  seq: number,
  clocks: readonly SeatClock[],
): Promise<EndedTurn | undefined> {
  const rows = logRowsOf(await readLog(gameId, seq - RECENT_ROWS + 1, seq));
  const isComputer = (row: { readonly seat: SeatId; readonly seq: number }) =>
    clocks.some(({ seat, ...clock }) => seat === row.seat && clock.isComputer && row.seq >= clock.heldFrom);
  return endedTurn(rows, isComputer);
}

/** The same position with the turn's end; a process that does not have it folds the log again. */
async function positionWithEnd({ gameId, seat }: AgreedTurn, known: KnownPosition): Promise<KnownPosition> {
  if (holdsTurnEnd(known.position, seat)) return known;
  const position = replay((await readWholeLog(gameId, known.seq)).map(entryOf));
  return new KnownPosition(known.pack, known.seq, known.head, position, known.recent, known.final);
}

/** Appends the row; false if the table has changed since it was read. */
async function append(
  { gameId, id: commandId, seat, consent }: AgreedTurn,
  context: CommandContext,
  known: KnownPosition,
  clock: Clock,
): Promise<boolean> {
  const { clocks, keptClocks, voicesRevision } = context;
  const command: TakeTurnBack = { type: 'TakeTurnBack', consent };
  const decided = decideTurnBack(known.position, seat, command);
  if (!decided.ok) return false;
  const at = nextRowAt(context, clock.now());
  const step = await workOutStep(known, decided.value, { gameId, seat, command, commandId, at });
  const { row, position, events } = step;
  const waiting = toAct(position.state);
  const { appended } = await appendRow({
    gameId,
    row,
    state: position.state,
    waiting,
    finished: false,
    secrets: position.secrets,
    outbox: messagesOfStep(known.position.state, step, seat),
    clocks: clocksAfter(clocks, { at: new Date(row.at), events, waiting, restored: keptClocks }),
    tableRevision: clocks.tableRevision,
    voicesRevision,
  });
  if (!appended) return false;
  work().moves.inc({ by: 'person' });
  rememberPosition(gameId, step.known(known, waiting));
  return true;
}
