// One game over two services on one database.
import { randomUUID } from 'node:crypto';
import { sleep } from '../../scripts/lib/processes';
import type { OfferedCommands, ShownTable } from '../demo/api';
import type { StoryBrowser } from '../life/browser';
import type { Both, PlayedTable } from './both';

const MAX_COMMANDS = 3000;
/** From this command on only the older service is used, so it ends the game. */
const TAKEN_IN_TURN = 60;
/** Nobody has anything to do for at most this long, if a service is slow. */
const PATIENCE_MS = 20_000;
const POLL_MS = 250;

/** Plays a table to its end, at first with both services in turn. Returns the number of commands. */
export async function playWithBoth(both: Both, { gameId, people }: PlayedTable): Promise<number> {
  let given = 0;
  let lastAt = Date.now();
  while (given < MAX_COMMANDS) {
    const before = given;
    for (const person of people) {
      const isOlder = given >= TAKEN_IN_TURN || given % 2 === 0;
      const browser = person.at(isOlder ? both.older : both.origin);
      if (await giveCommand(browser, gameId)) given += 1;
    }
    if (given > before) {
      lastAt = Date.now();
      continue;
    }
    const { body } = await people[0].ask<Partial<ShownTable>>(`/api/games/${gameId}`);
    if (body.view?.state.phase === 'finished') return given;
    if (Date.now() > lastAt + PATIENCE_MS)
      throw new Error(`after ${given} commands nobody may move: ${await offersOf(both, { gameId, people })}`);
    await sleep(POLL_MS);
  }
  throw new Error('the game does not end');
}

/** The offers of both services to both people. */
async function offersOf(both: Both, { gameId, people }: Pick<PlayedTable, 'gameId' | 'people'>) {
  const offers: string[] = [];
  for (const origin of [both.older, both.origin])
    for (const person of people) {
      const { status, body } = await person.at(origin).ask(`/api/games/${gameId}/options`);
      offers.push(`${status} ${JSON.stringify(body).slice(0, 500)}`);
    }
  return offers.join('\n');
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
