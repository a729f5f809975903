/** Every kind of command has a place on the table where it can be pointed at. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { CommandType } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, type Position } from '@/lib/game/engine/replay';
import { RULES } from '@/lib/game/engine/rules';
import { view } from '@/lib/game/engine/view';
import { packFor } from '@/lib/game/rulesets';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { placesOf } from '@/lib/game/turn/places';
import type { GoldenGame } from '../golden/games';
import { skip, take } from '../support/engine/commands';
import { given } from '../support/engine/given';
import { offered } from '../support/engine/patches-board';
import { PACK } from '../support/engine/table';

const FOLDER = path.join(import.meta.dirname, '../golden/recorded');
/** So many moments of each game are looked at for each kind. */
const ENOUGH = 2;

/** Why the table has no place for a kind: what it has instead. */
const ELSEWHERE = new Map<CommandType, string>([
  ['EndTurn', 'a button that is always in sight'],
  ['Undo', 'a button that is always in sight'],
  ['RefreshRow', 'two tiles out of four, for one of two prices: a tap on a tile shows it large'],
]);

const seen = new Set<string>();
const without = new Set<string>();

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
}

for (const file of readdirSync(FOLDER)) {
  const game = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as GoldenGame;
  const pack = packFor(game.pack.id, game.pack.version);
  const looked = new Map<CommandType, number>();
  let position: Position = advance(undefined, { seq: 1, ...newGame(pack, game.setup, 1, game.seed) });
  for (const [seat, command] of game.commands) {
    const times = looked.get(command.type) ?? 0;
    if (times < ENOUGH) lookAt(pack, position, seat, command.type);
    looked.set(command.type, times + 1);
    if (!position.secrets) throw new Error('a game has secrets');
    const result = decide(pack, position.state, position.secrets, seat, command);
    if (!result.ok) break;
    position = advance(position, { seq: position.state.seq + 1, seat, ...result.value });
  }
}

test('is given somewhere in the games that are looked at, but for two', () => {
  const rest = Object.keys(RULES).filter((type) => !seen.has(type));
  expect(rest.sort()).toEqual(['ClaimCathedralTile', 'SkipMainAction']);
});

test('has a place wherever it is offered', () => {
  expect([...without].sort()).toEqual([...ELSEWHERE.keys()].sort());
});

test('has one as well where no kept game has come', () => {
  const { state } = given(offered('manage-mines')).when(0, take());
  expect(placesOf(PACK, state, { type: 'ClaimCathedralTile' })).toEqual(['stack:cathedral']);
  expect(placesOf(PACK, state, skip)).toEqual(['crane:4']);
});
