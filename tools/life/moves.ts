/**
 * Plays a turn as quickly as possible: the first offered move each time, and the end as soon as it is
 * offered.
 */
import crypto from 'node:crypto';
import type { AcceptedCommand, OfferedCommands } from '../demo/api';
import type { StoryPerson } from './people';

const MAX_COMMANDS = 80;

export async function playTurn(
  person: Pick<StoryPerson, 'name' | 'seat' | 'browser'>,
  path: string,
): Promise<void> {
  const { browser, seat } = person;
  await browser.open(path);
  for (let n = 0; n < MAX_COMMANDS; n += 1) {
    const { body } = await browser.ask<Partial<OfferedCommands>>(`/api${path}/options`);
    const { commands = [], seq } = body;
    const moves = commands.map(({ command }) => command).filter(({ type }) => type !== 'Undo');
    const command =
      moves.find(({ type }) => type === 'EndTurn') ??
      moves.find(({ type }) => type === 'SkipMainAction') ??
      moves[0];
    if (!command)
      throw new Error(`${person.name} (${seat}) has nothing to do: ${JSON.stringify(body).slice(0, 300)}`);
    const given = await browser.ask<Partial<AcceptedCommand>>(`/api${path}/commands`, {
      expectedSeq: seq,
      commandId: crypto.randomUUID(),
      command,
    });
    if (given.status !== 200) throw new Error(`refused: ${JSON.stringify(given.body)}`);
    const { waitingFor = [] } = given.body;
    if (!waitingFor.includes(seat)) return;
  }
  throw new Error('the turn does not end');
}
