import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { OfferedCommands } from '@/tools/demo/api';

const MAX_COMMANDS = 5000;
/** The service closes idle connections; the same command may be sent again. */
const MAX_RETRIES = 3;

type Offered = OfferedCommands['commands'][number]['command'];
type Choose = (moves: readonly Offered[]) => Offered | undefined;

/** Chooses the shortest way to the end. */
const inHaste: Choose = (moves) =>
  moves.find(({ type }) => type === 'EndTurn') ??
  moves.find(({ type }) => type === 'SkipMainAction') ??
  moves[0];

/** Plays a table to its end by offered commands, on the shortest way unless `choose` differs. */
export async function playOut(
  gameId: string,
  people: readonly Page[],
  choose: Choose = inHaste,
): Promise<void> {
  for (let n = 0; n < MAX_COMMANDS;) {
    let given = 0;
    for (const page of people) while (await giveCommand(page, gameId, choose)) given += 1;
    if (given === 0) return;
    n += given;
  }
  throw new Error('the game does not end');
}

/** Returns whether there was a command to give. */
async function giveCommand({ request }: Page, gameId: string, choose: Choose): Promise<boolean> {
  const offered = await request.get(`/api/games/${gameId}/options`, { maxRetries: MAX_RETRIES });
  const { commands = [], seq }: Partial<OfferedCommands> = await offered.json();
  const command = choose(commands.map((each) => each.command).filter(({ type }) => type !== 'Undo'));
  if (!command) return false;
  const data = { expectedSeq: seq, commandId: randomUUID(), command };
  const answer = await request.post(`/api/games/${gameId}/commands`, { data, maxRetries: MAX_RETRIES });
  expect(answer.status(), await answer.text()).toBe(200);
  return true;
}
