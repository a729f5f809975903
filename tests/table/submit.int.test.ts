import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { entryOf, readWholeLog } from '@/lib/features/table/log/log-store';
import { replay } from '@/lib/game/engine/replay';
import { elementAt } from '@/lib/game/engine/util';
import { canonicalJson, verifyChain } from '@/lib/game/eventlog/chain';
import { db } from '@/lib/platform/db/db';
import { inFull } from '../support/full';
import { forgetPositions } from '../support/kept-game';
import { randomNumbers, useService } from '../support/service';
import { give, lookAs, playOne, playUntil, seatedTable, whatNow } from '../support/tables';

const RACES = inFull(200, 8);

const { sql } = await useService();

const rowsOf = (gameId: string) => db().gameLog.count({ where: { gameId } });

test('a new table waits for its first seat at row 1', async () => {
  const table = await seatedTable(3);
  const view = await lookAs(table, 0);
  expect(view).toMatchObject({ seq: 1, status: 'running', waitingFor: [0], me: 0 });
  expect(view.seats.map(({ name, seated }) => [name, seated])).toEqual([
    ['Anna', true],
    ['Bohumil', true],
    ['Cecilie', true],
  ]);
  expect(view.log).toHaveLength(1);
  expect(view.options?.commands.length).toBeGreaterThan(0);
});

/** The choices at a table that is played on meanwhile; another one follows when it is over. */
async function* rounds() {
  let table = await seatedTable(2, { emails: false });
  for (let round = 0; round < RACES; round += 1) {
    let now = await whatNow(table);
    if (now.view.status === 'finished') {
      table = await seatedTable(2, { emails: false });
      now = await whatNow(table);
    }
    yield { round, table, ...now };
  }
}

test(
  `of two different commands at one row exactly one is accepted, ${RACES} times`,
  { timeout: 120_000 },
  async () => {
    const pick = randomNumbers('two at once');
    for await (const { round, table, seat, view, commands } of rounds()) {
      const chosen = [pick(commands.length), pick(commands.length)].map((i) => elementAt(commands, i));
      const given = { seat, expectedSeq: view.seq };
      const outcomes = await Promise.all(chosen.map((command) => give(table, { ...given, command })));
      const [accepted, refused] = outcomes[0]?.ok ? outcomes : outcomes.toReversed();
      expect(accepted, `round ${round}`).toMatchObject({
        ok: true,
        value: { answer: { seq: view.seq + 1 } },
      });
      expect(refused, `round ${round}`).toEqual({ ok: false, error: { kind: 'stale', seq: view.seq + 1 } });
      expect(await rowsOf(table.gameId)).toBe(view.seq + 1);
    }
  },
);

test(
  `the same command id is applied once and answered alike, ${RACES} times`,
  { timeout: 120_000 },
  async () => {
    const pick = randomNumbers('twice the same');
    for await (const { round, table, seat, view, commands } of rounds()) {
      const command = elementAt(commands, pick(commands.length));
      const given = { seat, command, expectedSeq: view.seq, commandId: crypto.randomUUID() };
      const outcomes = await Promise.all([give(table, given), give(table, given)]);
      outcomes.push(await give(table, given));
      const answers = outcomes.map((outcome) =>
        outcome.ok ? canonicalJson(outcome.value.answer) : outcome.error,
      );
      expect(new Set(answers).size, `round ${round}: ${JSON.stringify(answers)}`).toBe(1);
      expect(await rowsOf(table.gameId)).toBe(view.seq + 1);
    }
  },
);

test('going back restores the position, in this process and in one that has seen nothing', async () => {
  const table = await seatedTable();
  const pick = randomNumbers('back');
  for (let step = 0; step < inFull(60, 24); step += 1) {
    const { seat, view } = await whatNow(table);
    const undo = view.options?.commands.find(({ command }) => command.type === 'Undo')?.command;
    if (undo?.type === 'Undo' && step % 3 === 2) {
      if (step % 2 === 0) forgetPositions();
      const wanted = await stateAt(table.gameId, undo.to);
      const outcome = await give(table, { seat, command: undo, expectedSeq: view.seq });
      expect(outcome.ok, JSON.stringify(outcome)).toBe(true);
      const after = await lookAs(table, seat);
      const gone = after.log.filter((row) => row.seq > undo.to && row.command.type !== 'Undo');
      expect(gone.every((row) => row.undone)).toBe(true);
      expect(canonicalJson({ ...after.view.state, seq: 0 })).toBe(canonicalJson({ ...wanted, seq: 0 }));
    } else await playOne(table, pick);
  }
});

async function stateAt(gameId: string, seq: number) {
  return replay((await readWholeLog(gameId, seq)).map(entryOf)).state;
}

test('a whole game: the log folds to the stored position, its chain holds, and the end publishes the seed', async () => {
  const table = await seatedTable();
  await playUntil(table, randomNumbers('whole game'), () => false);
  const view = await lookAs(table, 0);
  expect(view.status).toBe('finished');
  expect(view.waitingFor).toEqual([]);
  const rows = await readWholeLog(table.gameId, view.seq);
  const folded = replay(rows.map(entryOf));
  const stored = await sql.query(
    'select g.state::text, x.secrets::text from "Game" g join "GameSecret" x on x."gameId" = g.id where g.id = $1',
    [table.gameId],
  );
  expect(canonicalJson(folded.state)).toBe(canonicalJson(JSON.parse(stored.rows[0].state)));
  expect(canonicalJson(folded.secrets)).toBe(canonicalJson(JSON.parse(stored.rows[0].secrets)));
  const { seed, commitment } = view;
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(verifyChain(rows, { gameId: table.gameId, seed: seed ?? '', commitment })).toBeUndefined();
});

test('a row of the log cannot be changed', async () => {
  const table = await seatedTable();
  const change = sql.query('update "GameLog" set "seat" = 1 where "gameId" = $1', [table.gameId]);
  await expect(change).rejects.toThrow('never changed');
});
