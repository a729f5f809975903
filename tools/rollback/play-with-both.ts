// One game over two services on one database.
import { randomUUID } from 'node:crypto';
import type { OfferedCommands } from '../demo/api';
import type { StoryBrowser } from '../life/browser';
import type { Both, PlayedTable } from './both';

const MAX_COMMANDS = 3000;
/** From this command on only the older service is used, so it ends the game. */
const TAKEN_IN_TURN = 60;

/** Plays a table to its end, at first with both services in turn. Returns the number of commands. */
export async function playWithBoth(both: Both, { gameId, people }: PlayedTable): Promise<number> {
  let given = 0;
  while (given < MAX_COMMANDS) {
    const before = given;
    for (const person of people) {
      const isOlder = given >= TAKEN_IN_TURN || given % 2 === 0;
      const browser = person.at(isOlder ? both.older : both.origin);
      if (await giveCommand(browser, gameId)) given += 1;
    }
    if (given === before) return given;
  }
  throw new Error('the game does not end');
}

/** The shortest way to the end; false if the person has nothing to do now. */
async function giveCommand(browser: StoryBrowser, gameId: string): Promise<boolean> {
  const { body } = await browser.ask<Partial<OfferedCommands>>(`/api/games/${gameId}/options`);
  const moves = (body.commands ?? []).map(({ command }) => command).filter(({ type }) => type !== 'Undo');
  const command =
    moves.find(({ type }) => type === 'EndTurn') ??
    moves.find(({ type }) => type === 'SkipMainAction') ??
    moves[0];
  if (!command) return false;
  const data = { expectedSeq: body.seq, commandId: randomUUID(), command };
  const answer = await browser.ask(`/api/games/${gameId}/commands`, data);
  if (answer.status !== 200)
    throw new Error(`${browser.origin} refused ${command.type}: ${JSON.stringify(answer.body)}`);
  return true;
}
