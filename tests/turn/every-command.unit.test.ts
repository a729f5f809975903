/** Every kind of command has a place on the table where it can be pointed at. */
import { expect, test } from 'vitest';
import { MovesPanel } from '@/components/move/moves-panel';
import { whyAtHtml } from '@/components/move/why-at';
import { TableBoard } from '@/components/table/table-board';
import { TableBoards } from '@/components/table/all-boards';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { CommandType } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Position } from '@/lib/game/engine/replay';
import { RULES } from '@/lib/game/engine/rules';
import { view } from '@/lib/game/engine/view';
import { placesOf } from '@/lib/game/turn/places';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { useWords } from '@/lib/platform/i18n/current-words';
import { momentsOf } from '../golden/games';
import { readGame } from '../golden/record';
import { RECORDINGS } from '../golden/recordings';
import { goldenTable, tableOf } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';
import { skip, take } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { given } from '../support/engine/scenario';
import { PACK } from '../support/engine/table';

/** The number of moments of each game that are tested for each kind. */
const ENOUGH = 2;

/** Kinds without a place on the table, with their control instead. */
const ELSEWHERE = new Map<CommandType, string>([
  ['EndTurn', 'a button that is always in sight'],
  ['Undo', 'a button that is always in sight'],
]);

const seen = new Set<string>();
const without = new Set<string>();
/** Kinds with several choices in one place. */
const together = new Set<string>();
/** Names of places that are drawn nowhere. */
const unseen = new Set<string>();
const drawn = new Map<CommandType, number>();

/** Whether what is offered of a kind can be pointed at, here. */
function lookAt(pack: Pack, { state, secrets }: Position, seat: number, type: CommandType): void {
  if (!secrets) throw new Error('a game has secrets');
  const mine = view(state, secrets, seat);
  const { commands } = options(pack, mine);
  const { steps, tiles, fillings } = turnDataOf(pack, mine, commands);
  const steady = steps.filter(({ command }) => command.type === type);
  const isThere =
    steady.length > 0 ? steady.every(({ at }) => at.length > 0) : tiles.length + fillings.length > 0;
  seen.add(type);
  if (!isThere) without.add(type);
  const alone = new Set(steady.map(({ at }) => String(at)));
  if (isThere && alone.size < steady.length) together.add(type);
  const times = drawn.get(type) ?? 0;
  if (times >= ENOUGH) return;
  drawn.set(type, times + 1);
  const marks = marksOn(tableOf(pack, { state, secrets, trail: [] }, []));
  const places = [...steady, ...tiles.flatMap(({ spots }) => spots), ...fillings].map(({ at }) =>
    [at].flat(),
  );
  for (const at of places)
    if (at.length > 0 && !at.some((each) => marks.has(each))) unseen.add(`${type} ${at}`);
}

const stamp = { gameId: 'golden', expectedSeq: 1, commandId: 'c' };

/** All places that the page of a table shows, board and panel. */
function marksOn(table: TableView): ReadonlySet<string> {
  const panel = htmlOf(MovesPanel, { table, stamp, action: async () => {} });
  const markup = htmlOf(TableBoard, { table }) + htmlOf(TableBoards, { table }) + panel;
  return new Set([...markup.matchAll(/data-at=["']?([\w:.-]+)/g)].map(([, at = '']) => at));
}

for (const { file } of RECORDINGS) {
  const game = readGame(file);
  const looked = new Map<CommandType, number>();
  for (const [i, { pack, position }] of [...momentsOf(game)].entries()) {
    const [seat, command] = game.commands[i] ?? [];
    if (seat === undefined || !command) continue;
    const times = looked.get(command.type) ?? 0;
    if (times < ENOUGH) lookAt(pack, position, seat, command.type);
    looked.set(command.type, times + 1);
  }
}

test('is given somewhere in the games that are looked at', () => {
  const rest = Object.keys(RULES).filter((type) => !seen.has(type));
  expect(rest).toEqual([]);
});

test('has a place wherever it is offered', () => {
  expect([...without].sort()).toEqual([...ELSEWHERE.keys()].sort());
});

test('and that place is drawn', () => {
  expect([...unseen]).toEqual([]);
});

test('and each half of a plaza is one', () => {
  expect(seen).toContain('ChoosePlazaReward');
  expect([...together]).not.toContain('ChoosePlazaReward');
});

test('a tile that cannot be placed says why, and not how its row is refreshed', () => {
  const table = goldenTable('2-players-base', 0);
  const refresh = table.options?.commands.filter(({ command }) => command.type === 'RefreshRow') ?? [];
  expect(refresh.length).toBeGreaterThan(0);
  const html = whyAtHtml(table, useWords(), 'slot:wall-0');
  expect(html).not.toContain('RefreshRow');
  expect(html).toMatch(/<strong>[^<]{10,}<\/strong>/);
});

test('a place for tiles says which fit there, and that one has to be chosen', () => {
  // A building may be placed there (in-turn.ts of the browser tests).
  const table = goldenTable('2-players-online', 122);
  const { tiles } = turnDataOf(table.pack, table.view, table.options?.commands ?? []);
  const site = tiles.flatMap(({ spots }) => spots)[0]?.at ?? '';
  expect(whyAtHtml(table, useWords(), site)).toMatch(/Choose a tile first: .+ fits here/);
});

test('has one as well where no kept game has come', () => {
  const { state } = given(offered('manage-mines')).when(0, take());
  expect(placesOf(PACK, state, { type: 'ClaimCathedralTile' })).toEqual(['stack:cathedral']);
  expect(placesOf(PACK, state, skip)).toEqual(['crane:4']);
});
