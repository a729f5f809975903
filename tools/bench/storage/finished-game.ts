// Plays a whole game for four by the service's own code, and archives it as the service does.
import crypto from 'node:crypto';
import { pickFrom, seededRandom } from '../../demo/random';
import { archiveGame } from '@/lib/features/archive/archive-games';
import { dropOldMessages } from '@/lib/features/operator/retention-store';
import { sitDown } from '@/lib/features/seats/seats';
import { createTable, type CreatedTable, type NewTable } from '@/lib/features/table/new-table/create-table';
import { recallPosition } from '@/lib/features/table/load/known-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { BASE_OPTIONS, BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import type { Clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';

const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'Dobromila'];
const MINUTE_MS = 60_000;
/** The most minutes between two steps. */
const STEP_MINUTES = 600;
/** Later than every sent message, and the most messages per call. */
const [FAR_AHEAD, MAX_MESSAGES] = [new Date('2100-01-01'), 100_000];

/** The options of the tables; each game has different ones. */
const SHAPES = [
  { options: ONLINE_OPTIONS, variant: BASE_VARIANT, pace: { kind: 'relaxed' } },
  { options: BASE_OPTIONS, variant: { ...BASE_VARIANT, actionSide: 'B' }, pace: daily('daily') },
  {
    options: { ...ONLINE_OPTIONS, asyncTechnology: true, openVTiles: true, tieIncludesSite: true },
    variant: { ...BASE_VARIANT, tileOrder: 'first-game' },
    pace: daily('brisk'),
  },
] as const satisfies readonly Pick<NewTable, 'options' | 'variant' | 'pace'>[];

function daily(kind: 'daily' | 'brisk') {
  return { kind, wakingOnly: false, onTimeout: 'ask' } as const;
}

type Random = () => number;

/** A clock that moves on by some minutes with each reading. */
function playClock(random: Random): Clock {
  let at = Date.UTC(2026, 4, 9, 12);
  return { now: () => new Date((at += Math.ceil(random() * STEP_MINUTES) * MINUTE_MS)) };
}

/** Plays game `n` to its end by random commands; returns its id and the number of its rows. */
export async function playGame(n: number): Promise<{ readonly gameId: string; readonly rows: number }> {
  const random = seededRandom(n);
  const clock = playClock(random);
  const seats = NAMES.map((name, i) => ({
    name,
    ...(i % 2 ? { email: `${name}.${n}@praga.test`.toLowerCase() } : {}),
  }));
  const shape = pickFrom(random, SHAPES);
  const table = await createTable({ name: `Table ${n}`, seats, startingSeat: 'random', ...shape }, clock);
  for (const { token } of table.seats) await sitDown({ token, isProgram: true }, clock);
  await loadTable(table.gameId);
  return { gameId: table.gameId, rows: await playToEnd(table, random, clock) };
}

async function playToEnd(table: CreatedTable, random: Random, clock: Clock): Promise<number> {
  for (;;) {
    const known = recallPosition(table.gameId);
    if (!known) throw new Error('the position was forgotten');
    const { state } = known.position;
    if (state.phase === 'finished') return known.seq;
    const [seat = 0] = toAct(state);
    const token = table.seats.find((chair) => chair.seat === seat)?.token;
    const command = commandBy(
      random,
      known.optionsOf(seat).commands.map((each) => each.command),
    );
    const step = {
      gameId: table.gameId,
      token,
      expectedSeq: known.seq,
      commandId: crypto.randomUUID(),
      command,
    };
    const outcome = await submitCommand(step, clock);
    if (!outcome.ok) throw new Error(`an offered command was refused: ${JSON.stringify(outcome.error)}`);
  }
}

/** Picks a type first, then a command of that type. Nothing is undone. */
function commandBy(random: Random, offered: readonly Command[]): Command {
  const commands = offered.filter(({ type }) => type !== 'Undo');
  const type = pickFrom(random, [...new Set(commands.map((command) => command.type))]);
  return pickFrom(
    random,
    commands.filter((command) => command.type === type),
  );
}

/** Does the scheduler's work of the following weeks: messages are sent and deleted, the logs are archived. */
export async function putAway(gameIds: readonly string[]): Promise<void> {
  // Sending does not affect storage.
  await db().outbox.updateMany({ where: { sentAt: null, cancelledAt: null }, data: { sentAt: new Date() } });
  for (const gameId of gameIds)
    if (!(await archiveGame(gameId))) throw new Error(`${gameId} was not archived`);
  await dropOldMessages(FAR_AHEAD, MAX_MESSAGES);
}
