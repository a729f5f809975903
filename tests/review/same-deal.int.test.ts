/** The deal of a finished game played again: the same setup and the same stacks. */
import { beforeAll, expect, test } from 'vitest';
import { importGame } from '@/lib/features/archive/import-game';
import { playSameDeal } from '@/lib/features/review/same-deal';
import { loadTableRow } from '@/lib/features/table/load/game-store';
import { readWholeLog } from '@/lib/features/table/log/log-store';
import { goldenDocument } from '../support/documents';
import { layOut, type LaidOut } from '../support/lay-out';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';

await useService();

const GAME = 'rules-2-3-players';
let over: LaidOut;
beforeAll(async () => {
  over = await layOut({ game: GAME, commands: 10_000 });
}, 60_000);

const firstRow = async (gameId: string) => {
  const [row] = await readWholeLog(gameId, 1);
  return { events: row?.events, secret: row?.secret };
};

test('the new table is dealt alike, with computers on the other seats', async () => {
  const { made, seat } = valueOf(await playSameDeal(over.gameId, { token: over.tokens[1] }));
  expect(seat).toBe(1);
  expect(made.seats.map((one) => one.seat)).toEqual([1]);
  expect(made.computers.map((one) => one.seat)).toEqual([0, 2]);
  expect(await firstRow(made.gameId)).toEqual(await firstRow(over.gameId));
  expect((await loadTableRow(made.gameId, {}))?.game.status).toBe('running');
});

test('not while it runs, and not by other rules or another pack', async () => {
  const kindOf = async ({ gameId }: LaidOut) => {
    const outcome = await playSameDeal(gameId, {});
    return outcome.ok ? undefined : outcome.error.kind;
  };
  expect(await kindOf(await layOut({ game: GAME, commands: 5 }))).toBe('still-running');
  expect(await kindOf(await layOut({ game: 'solo-simple', commands: 10_000 }))).toBe('not-this-game');
});

test('a game that was brought in from a file is dealt alike as well', async () => {
  const { gameId } = valueOf(await importGame(goldenDocument(GAME), 'finished'));
  const { made } = valueOf(await playSameDeal(gameId, {}));
  expect(await firstRow(made.gameId)).toEqual(await firstRow(gameId));
});
