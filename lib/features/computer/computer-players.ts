import 'server-only';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import {
  choiceOf,
  firstLegal,
  noteFailure,
  THINKER,
  TurnTime,
  type ChoiceTask,
  type Thinker,
} from '@/lib/features/computer/computer-choice';
import { gamesWaitingForComputers } from '@/lib/features/computer/computer-store';
import { submitForComputer, type SubmittedCommand } from '@/lib/features/table/commands/submit-command';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { knownPositionOf, recallPosition } from '@/lib/features/table/load/known-position';
import { derivedId } from '@/lib/features/table/new-table/derived-id';
import type { TableOutcome } from '@/lib/features/table/refusals';
import type { Command } from '@/lib/game/engine/commands';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { perProcess } from '@/lib/platform/process';

/** Far more than a round of three computers needs. */
const MAX_COMMANDS = 500;
/** Maximum consecutive conflicts with other writers. */
const MAX_CONFLICTS = 20;
const MAX_TABLES = 200;

export interface ComputerRun {
  readonly clock?: Clock;
  readonly thinker?: Thinker;
  /** Stops after this many commands, as if the process had died. */
  readonly atMost?: number;
}

/**
 * Plays for the computers of a table, command by command, until it waits for a person; returns the
 * number of commands. Any number of processes can do this at once, and the next one continues if one
 * dies half-way: every command and its id depend only on the stored position.
 */
export async function runComputers(gameId: string, run: ComputerRun = {}): Promise<number> {
  const { clock = systemClock, thinker = THINKER, atMost = MAX_COMMANDS } = run;
  const time = new TurnTime(thinker.now);
  let [played, conflicts] = [0, 0];
  while (played < atMost && conflicts < MAX_CONFLICTS) {
    const asked = await askedNext(gameId);
    if (!asked) break;
    const { turn } = asked.known.position.state;
    const choice = time.spend(turn.number, (limit) => choiceOf(asked, thinker, limit));
    const outcome = await give(asked, choice, clock);
    if (outcome?.ok) [played, conflicts] = [played + 1, 0];
    else if (outcome && isConflict(outcome)) conflicts += 1;
    else break;
    // Requests to this process have priority.
    await turnOfTheLoop();
  }
  return played;
}

/** The computer that the table waits for, with its position. */
async function askedNext(gameId: string): Promise<ChoiceTask | undefined> {
  const recalled = recallPosition(gameId);
  const row = await loadTableRow(gameId, { knownHead: recalled?.head });
  if (!row || row.game.status !== 'running') return undefined;
  const next = row.seats.find(({ seat, bot }) => bot && row.game.waiting.includes(seat));
  if (!next?.bot) return undefined;
  return { gameId, known: await knownPositionOf(row, recalled), seat: next.seat, bot: next.bot };
}

async function give(
  asked: ChoiceTask,
  choice: Command | undefined,
  clock: Clock,
): Promise<TableOutcome<SubmittedCommand> | undefined> {
  const outcome = choice && (await submit(asked, choice, clock));
  if (outcome && (outcome.ok || outcome.error.kind !== 'rejected')) return outcome;
  noteFailure(asked, outcome ? `refused: ${JSON.stringify(choice)}` : 'nothing is legal');
  const other = outcome && firstLegal(asked);
  return other && submit(asked, other, clock);
}

function submit(asked: ChoiceTask, command: Command, clock: Clock): Promise<TableOutcome<SubmittedCommand>> {
  const { gameId, known, seat } = asked;
  const commandId = commandIdOf(asked);
  return submitForComputer({ gameId, expectedSeq: known.seq, commandId, command }, seat, clock);
}

function isConflict(outcome: TableOutcome<SubmittedCommand>): boolean {
  return !outcome.ok && (outcome.error.kind === 'stale' || outcome.error.kind === 'command-id-reused');
}

/**
 * The id of the command that follows this position: the same in every process, so none is applied twice. It
 * is derived from the secret seed, so that no one can predict it and use it before the computer.
 */
function commandIdOf({ gameId, known }: ChoiceTask): string {
  return derivedId(known.secrets.seed, `computer/${gameId}/${known.seq + 1}`);
}

interface Desk {
  /** Tables whose run has not started. */
  readonly waiting: Set<string>;
  last: Promise<void>;
}
// One table after the other, so that all computers together block the process no longer than one.
const theDesk = perProcess<Desk>('pragaComputers', () => ({ waiting: new Set(), last: Promise.resolve() }));

type Play = (gameId: string) => Promise<unknown>;

/** Lets the computers of a table play; resolves when they have. Errors are left to the next run. */
export function playComputers(gameId: string, play: Play = runComputers): Promise<void> {
  const desk = theDesk.get();
  if (desk.waiting.has(gameId)) return desk.last;
  desk.waiting.add(gameId);
  desk.last = desk.last.then(() => {
    // A new call from here on is about a later position, so it starts another run.
    desk.waiting.delete(gameId);
    return quietly(gameId, play);
  });
  return desk.last;
}

async function quietly(gameId: string, play: Play): Promise<void> {
  try {
    await play(gameId);
  } catch (error) {
    logger().warn({ gameId, err: messageOf(error) }, 'the computers of a table did not play on');
  }
}

/**
 * Plays for the computers at every table that waits for one, even if an earlier attempt failed; returns
 * whether there was any.
 */
export async function playWaitingTables(): Promise<boolean> {
  try {
    const tables = await gamesWaitingForComputers(MAX_TABLES);
    await Promise.all(tables.map((gameId) => playComputers(gameId)));
    return tables.length > 0;
  } catch (error) {
    logger().warn({ err: messageOf(error) }, 'the tables that wait for computers were not found');
    return false;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'not an error';
}
