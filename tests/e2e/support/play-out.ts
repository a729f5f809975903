import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { OfferedCommands } from '@/scripts/demo/api';

const MAX_COMMANDS = 2000;

/** Plays a table to its end by the first command that is offered to each. */
export async function playOut(gameId: string, people: readonly Page[]): Promise<void> {
  for (let n = 0; n < MAX_COMMANDS; n += 1) {
    let acted = false;
    for (const page of people) {
      const offered = await page.request.get(`/api/games/${gameId}/options`);
      const { commands = [], seq }: Partial<OfferedCommands> = await offered.json();
      const moves = commands.map(({ command }) => command).filter(({ type }) => type !== 'Undo');
      const command =
        moves.find(({ type }) => type === 'EndTurn') ??
        moves.find(({ type }) => type === 'SkipMainAction') ??
        moves[0];
      if (!command) continue;
      acted = true;
      const data = { expectedSeq: seq, commandId: randomUUID(), command };
      const answer = await page.request.post(`/api/games/${gameId}/commands`, { data });
      expect(answer.status(), await answer.text()).toBe(200);
    }
    if (!acted) return;
  }
  throw new Error('the game does not end');
}
