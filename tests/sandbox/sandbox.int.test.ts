/** Sandboxes of a game: the data that is handed out, and the owners of lines. */
import crypto from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { mergePeople } from '@/lib/features/people/merge-store';
import { deleteAccount } from '@/lib/features/people/profile';
import {
  alterLine,
  dropLine,
  keepLine,
  MAX_LINES,
  openSandbox,
  ownLine,
} from '@/lib/features/sandbox/sandbox';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { entryOf, readWholeLog } from '@/lib/features/table/log/log-store';
import type { Event, EventOf } from '@/lib/game/engine/events';
import { sha256Hex } from '@/lib/game/engine/hash';
import { replay } from '@/lib/game/engine/replay';
import { view } from '@/lib/game/engine/view';
import { eventsOf } from '@/lib/game/eventlog/events';
import { packFor } from '@/lib/game/rulesets';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import { nextSteps, playLine } from '@/lib/game/analysis/sandbox/line';
import { db } from '@/lib/platform/db/db';
import { inFull } from '../support/full';
import { refused, valueOf } from '../support/outcomes';
import { randomNumbers, useService } from '../support/service';
import { playUntil, seatedTable, sitAs } from '../support/tables';
import { guest } from '../support/world';

await useService();

const KEY = sha256Hex('a key of its own');
const LINE = { base: 1, key: KEY, name: 'Mines first', steps: [] };
let table: CreatedTable;
beforeEach(newTable);
async function newTable(): Promise<void> {
  table = await seatedTable(2, { emails: false });
}
const holder = (seat: number) => ({ token: table.seats[seat]?.token });

/**
 * Plays until a seat has been shown tiles that nobody else sees, and a little on; tells which seat. Now and
 * then a game has none.
 */
async function playUntilShown(seed: string): Promise<number> {
  const pick = randomNumbers(seed);
  for (;;) {
    const accepted = await playUntil(table, pick, ({ answer }) => answer.events.some(isShowing));
    const seat = accepted?.answer.events.flatMap((event) => (isShowing(event) ? [event.seat] : []))[0];
    if (seat !== undefined && (await playUntil(table, pick, () => pick(6) === 0))) return seat;
    await newTable();
  }
}

const isShowing = (event: Event): event is EventOf<'TechnologyDrawn'> | EventOf<'BridgeTilesDrawn'> =>
  event.type === 'TechnologyDrawn' || event.type === 'BridgeTilesDrawn';

const linesOf = async (who: object) =>
  valueOf(await openSandbox(table.gameId, who)).lines.map(({ name }) => name);

test('it returns only facts that the viewer may know, at any row, and never the seed or the order of a stack', async () => {
  await playUntilShown('sandbox');
  const rows = await readWholeLog(table.gameId, 1000);
  const seed = rows[0]?.secret.find((event) => event.type === 'SeedSet');
  let offered = 0;
  // A sample, and each moment when tiles are offered to only one seat.
  const moments = rows.filter(
    ({ seq, events }) => seq % inFull(5, 20) === 1 || eventsOf({ events }).some(isShowing),
  );
  for (const { seq: at } of moments) {
    const { state, secrets } = replay(rows.slice(0, at).map(entryOf));
    for (const seat of [0, 1, undefined]) {
      const who = seat === undefined ? {} : holder(seat);
      const opened = await openSandbox(table.gameId, who, at);
      // Steps of a turn that is not over are for the seat whose turn it is.
      if (at > ((await loadTable(table.gameId, who))?.latestSeq ?? 0)) {
        expect(opened).toMatchObject({ ok: false, error: { kind: 'unknown-position' } });
        continue;
      }
      const start = valueOf(opened);
      const { known, me } = start;
      expect(me).toBe(seat);
      expect(known.view).toEqual(view(state, secrets, seat));
      expect(known.rows).toHaveLength(at);
      const told = JSON.stringify(start);
      expect(told).not.toContain(seed?.type === 'SeedSet' ? seed.seed : '?');
      expect(Object.keys(known).sort()).toEqual(
        seat === undefined ? ['rows', 'view'] : ['rows', 'shown', 'view'],
      );
      // Only what was offered to this very seat.
      for (const [item, tiles] of Object.entries(known.shown ?? {})) {
        offered += 1;
        const events = rows
          .slice(0, at)
          .flatMap((row) => row.secret.map((event) => ({ event, seat: row.seat })));
        const real = events.find(({ event }) => event.type === 'Offered' && event.item === Number(item));
        expect(real).toMatchObject({ seat, event: { tiles } });
      }
      tryOut(start);
    }
  }
  expect(offered).toBeGreaterThan(0);
});

/** A browser makes a position of it and plays on. */
function tryOut({ pack: { id, version }, known }: SandboxStart): void {
  const pack = packFor(id, version);
  const start = determinize(pack, known, KEY);
  const next = nextSteps(pack, start);
  const command = next?.options[0]?.command;
  if (!next || !command) return;
  expect(playLine(pack, start, [{ seat: next.seat, command }]).refused).toBeUndefined();
}

test('a line is stored, changed and deleted by its author, and never seen by anyone else', async () => {
  const { gameId } = table;
  const anna = holder(0);
  const { id, name } = valueOf(await keepLine(gameId, anna, LINE));
  expect(name).toBe('Mines first');
  for (const other of [holder(1), { userId: await guest('Spectator') }]) {
    expect(await linesOf(other)).toEqual([]);
    const unknown = refused('unknown-line');
    expect(await ownLine(gameId, other, id)).toEqual(unknown);
    expect(await alterLine(gameId, other, id, { name: 'Mine' })).toEqual(unknown);
    expect(await dropLine(gameId, other, id)).toEqual(unknown);
  }
  const steps = [{ seat: 0, command: { type: 'EndTurn' as const } }];
  expect(valueOf(await alterLine(gameId, anna, id, { name: 'Walls first' }))).toMatchObject({
    name: 'Walls first',
    steps: [],
  });
  expect(valueOf(await alterLine(gameId, anna, id, { steps }))).toMatchObject({
    name: 'Walls first',
    steps,
    key: KEY,
  });
  expect(valueOf(await ownLine(gameId, anna, id))).toMatchObject({ base: 1, steps });
  valueOf(await dropLine(gameId, anna, id));
  expect(await linesOf(anna)).toEqual([]);
});

test('anonymous spectators cannot store lines, nor use the sandbox of a private table', async () => {
  const { gameId } = table;
  expect(valueOf(await openSandbox(gameId, {})).keeper).toBe('nobody');
  expect(valueOf(await openSandbox(gameId, holder(0))).keeper).toBe('seat');
  expect(await keepLine(gameId, {}, LINE)).toEqual(refused('token-missing'));
  const spectator = { userId: await guest('Spectator') };
  valueOf(await keepLine(gameId, spectator, LINE));
  expect(await linesOf(spectator)).toEqual(['Mines first']);
  await db().game.update({ where: { id: gameId }, data: { watchers: 'players' } });
  const unknown = refused('unknown-table');
  for (const who of [{}, spectator]) {
    expect(await openSandbox(gameId, who)).toEqual(unknown);
    expect(await keepLine(gameId, who, LINE)).toEqual(unknown);
  }
});

test('there is a limit of each owner and game; and no line begins after a row that is not there', async () => {
  const { gameId } = table;
  for (let n = 0; n < MAX_LINES; n += 1)
    valueOf(await keepLine(gameId, holder(0), { ...LINE, name: `Line ${n}` }));
  expect(await keepLine(gameId, holder(0), LINE)).toEqual(refused('too-many-lines', { most: MAX_LINES }));
  valueOf(await keepLine(gameId, holder(1), LINE));
  expect(await keepLine(gameId, holder(1), { ...LINE, base: 99 })).toMatchObject({
    error: { kind: 'unknown-position', seq: 99 },
  });
  expect(await openSandbox(gameId, holder(0), 99)).toMatchObject({ error: { kind: 'unknown-position' } });
});

test('a later holder of a seat gets neither the lines of an earlier one nor what that one was shown', async () => {
  const seat = await playUntilShown('holders');
  const { gameId } = table;
  valueOf(await keepLine(gameId, holder(seat), LINE));
  const before = valueOf(await openSandbox(gameId, holder(seat)));
  expect(Object.keys(before.known.shown ?? {}).length).toBeGreaterThan(0);
  await db().seat.updateMany({ where: { gameId, seat }, data: { heldFrom: before.latest + 1 } });
  const after = valueOf(await openSandbox(gameId, holder(seat)));
  expect(after.lines).toEqual([]);
  expect(after.known.shown).toBeUndefined();
  expect(after.known.view.offers).toEqual([]);
});

test('lines go to the person two become, and with the person who is deleted', async () => {
  const { gameId } = table;
  const [before, anna] = [await guest('Guest'), await guest('Anna')];
  valueOf(await keepLine(gameId, { userId: before }, LINE));
  await mergePeople(before, anna);
  expect(await linesOf({ userId: anna })).toEqual(['Mines first']);
  // One more, made only by the link before she was known.
  valueOf(await keepLine(gameId, holder(0), { ...LINE, name: 'By the link' }));
  await sitAs({ token: table.seats[0]?.token ?? '', userId: anna });
  expect((await linesOf({ userId: anna })).sort()).toEqual(['By the link', 'Mines first']);
  valueOf(await keepLine(gameId, holder(1), { ...LINE, name: 'Of another' }));
  await deleteAccount(anna);
  const left = await db().sandboxLine.findMany({ where: { gameId } });
  expect(left.map(({ name }) => name)).toEqual(['Of another']);
});

test('keeping the same twice keeps two, each with an id of its own', async () => {
  const ids = [
    await keepLine(table.gameId, holder(0), LINE),
    await keepLine(table.gameId, holder(0), LINE),
  ].map((outcome) => valueOf(outcome).id);
  expect(new Set(ids).size).toBe(2);
  expect(await ownLine(table.gameId, holder(0), crypto.randomUUID())).toMatchObject({ ok: false });
});
