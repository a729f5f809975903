/**
 * Lines that are shown to others: only where that is allowed, only to be looked at, and never with tiles that
 * only their author was shown.
 */
import { beforeEach, expect, test } from 'vitest';
import { alterLine, dropLine, keepLine, openSandbox } from '@/lib/features/sandbox/sandbox';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import { loadSharedLine, setShared } from '@/lib/features/sandbox/shared-lines';
import { setTerms } from '@/lib/features/seats/hosting';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import type { Command } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { sha256Hex } from '@/lib/game/engine/hash';
import { packFor } from '@/lib/game/rulesets';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import { nextSteps, playLine, type LineStep } from '@/lib/game/analysis/sandbox/line';
import { db } from '@/lib/platform/db/db';
import { inFull } from '../support/full';
import { refused, valueOf } from '../support/outcomes';
import { randomNumbers, useService } from '../support/service';
import { lookAs, playUntil, seatedTable } from '../support/tables';
import { guest } from '../support/world';

await useService();

const KEY = sha256Hex('a key of its own');
let table: CreatedTable;
beforeEach(async () => {
  table = await seatedTable(2, { emails: false });
});
const holder = (seat: number) => ({ token: table.seats.find((one) => one.seat === seat)?.token });
const allow = (lineSharing: 'private' | 'link') =>
  setTerms(table.gameId, { token: table.hostToken }, { lineSharing });
const look = (sharedAs: string, who: object = {}) => loadSharedLine(table.gameId, who, sharedAs);

/**
 * The first steps that are offered one after the other, in a sandbox of a seat; `pick` chooses among them.
 */
function stepsIn(
  { pack: { id, version }, known }: SandboxStart,
  n: number,
  pick = firstOf,
): readonly LineStep[] {
  const pack = packFor(id, version);
  const start = determinize(pack, known, KEY);
  const steps: LineStep[] = [];
  while (steps.length < n) {
    const now = playLine(pack, start, steps).positions.at(-1);
    const next = now && nextSteps(pack, now);
    const command = next && pick(next.options.map((option) => option.command));
    if (!next || !command) break;
    steps.push({ seat: next.seat, command });
  }
  return steps;
}
const firstOf = (commands: readonly Command[]) => commands[0];

/** A line of this number of steps, kept by a seat; of fewer, but of `atLeast`, where it cannot continue. */
async function lineOf(seat: number, n: number, pick = firstOf, atLeast = n) {
  const start = valueOf(await openSandbox(table.gameId, holder(seat)));
  const steps = stepsIn(start, n, pick);
  expect(steps.length).toBeGreaterThanOrEqual(atLeast);
  return valueOf(
    await keepLine(table.gameId, holder(seat), { base: start.at, key: KEY, name: 'Mine', steps }),
  );
}

async function sharedAsOf(seat: number, id: string): Promise<string> {
  const { line } = valueOf(await setShared(table.gameId, holder(seat), id, true));
  return line.sharedAs ?? '';
}

test('while the game runs nothing is shared unless the host allows it, and no longer than that', async () => {
  const { gameId } = table;
  const { id } = await lineOf(0, 4);
  const refusal = refused('lines-private');
  expect(await setShared(gameId, holder(0), id, true)).toEqual(refusal);
  expect(await setTerms(gameId, holder(1), { lineSharing: 'link' })).toMatchObject({ ok: false });
  expect(await setShared(gameId, holder(0), id, true)).toEqual(refusal);
  expect((await lookAs(table, 1)).lineSharing).toBe('private');
  valueOf(await allow('link'));
  expect((await lookAs(table, 1)).lineSharing).toBe('link');
  expect(valueOf(await openSandbox(gameId, holder(1))).lineSharing).toBe('link');
  const address = await sharedAsOf(0, id);
  expect(await look(address, holder(1))).toMatchObject({ name: 'Mine', author: 0, hidden: 0 });
  expect((await look(address))?.steps).toHaveLength(4);
  valueOf(await allow('private'));
  expect(await look(address)).toBeUndefined();
  expect(await look(address, holder(0))).toBeUndefined();
});

test('only its author shares a line or withdraws it, and a link that was withdrawn stays dead', async () => {
  const { gameId } = table;
  valueOf(await allow('link'));
  const { id } = await lineOf(0, 2);
  const spectator = { userId: await guest('Spectator') };
  const unknown = refused('unknown-line');
  for (const who of [holder(1), spectator]) expect(await setShared(gameId, who, id, true)).toEqual(unknown);
  expect(await setShared(gameId, {}, id, true)).toEqual(refused('token-missing'));
  const first = await sharedAsOf(0, id);
  // To be looked at: neither the address nor anything else lets others change it.
  for (const who of [holder(1), spectator]) {
    expect(await alterLine(gameId, who, id, { name: 'Theirs' })).toEqual(unknown);
    expect(await dropLine(gameId, who, first)).toEqual(unknown);
    expect(await setShared(gameId, who, id, false)).toEqual(unknown);
  }
  expect(valueOf(await openSandbox(gameId, holder(1))).lines).toEqual([]);
  expect(valueOf(await setShared(gameId, holder(0), id, false)).line.sharedAs).toBeUndefined();
  expect(await look(first)).toBeUndefined();
  const second = await sharedAsOf(0, id);
  expect(second).not.toBe(first);
  expect(await look(first)).toBeUndefined();
  expect(await look(second)).toBeDefined();
  expect(await look(id)).toBeUndefined();
  valueOf(await dropLine(gameId, holder(0), id));
  expect(await look(second)).toBeUndefined();
});

test('at a table only for its players the link opens nothing to others; and no other table', async () => {
  const { gameId } = table;
  valueOf(await allow('link'));
  const { id } = await lineOf(0, 2);
  const address = await sharedAsOf(0, id);
  await db().game.update({ where: { id: gameId }, data: { watchers: 'players' } });
  expect(await look(address)).toBeUndefined();
  expect(await look(address, holder(1))).toBeDefined();
  const elsewhere = await seatedTable(2, { emails: false });
  expect(await loadSharedLine(elsewhere.gameId, {}, address)).toBeUndefined();
});

test('after the game the author may share a line, whatever the table allowed', async () => {
  const { id } = await lineOf(1, 3);
  await db().game.update({ where: { id: table.gameId }, data: { status: 'ended' } });
  const address = await sharedAsOf(1, id);
  expect(await look(address)).toMatchObject({ author: 1, hidden: 0 });
});

const choice = (event: Event) => event.type === 'TechnologyDrawn' || event.type === 'BridgeTilesDrawn';

test('tiles shown only to its author are in nothing that others get', async () => {
  const pick = randomNumbers('shared lines');
  let [checked, told] = [0, 0];
  while (checked < inFull(2, 1)) {
    table = await seatedTable(2, { emails: false });
    valueOf(await allow('link'));
    const accepted = await playUntil(table, pick, ({ answer }) => answer.events.some(choice));
    const seat = accepted?.answer.waitingFor[0];
    if (seat === undefined) continue;
    const start = valueOf(await openSandbox(table.gameId, holder(seat)));
    const offered = start.known.view.offers.flatMap(({ tiles }) => tiles);
    if (offered.length === 0) continue;
    checked += 1;
    // Each of the tiles on offer is chosen once: chance may deal it to those who do not know, too.
    for (const tile of offered) {
      const line = await lineOf(
        seat,
        3,
        (commands) => commands.find((one) => 'tile' in one && one.tile === tile) ?? commands[0],
        // Games are dealt by chance, and in some nobody knows what follows the choice.
        1,
      );
      const { hidden } = valueOf(await setShared(table.gameId, holder(seat), line.id, true));
      // Another item may have to be settled first, and that everybody may see: the choice and what comes
      // after it is hidden.
      const choosing = line.steps.findIndex(({ command }) => 'tile' in command && command.tile === tile);
      expect([tile, hidden]).toEqual([tile, line.steps.length - choosing]);
      const address = valueOf(await openSandbox(table.gameId, holder(seat))).lines.at(-1)?.sharedAs ?? '';
      const shown = await look(address, holder(1 - seat));
      expect([shown?.steps.length, shown?.events.length]).toEqual([choosing, choosing]);
      expect(Object.keys(shown?.known ?? {}).sort()).toEqual(['rows', 'view']);
      expect(shown?.known.view.offers).toEqual([]);
      told += JSON.stringify([shown?.steps, shown?.events, shown?.known]).includes(tile) ? 1 : 0;
    }
  }
  expect(told).toBe(0);
});
