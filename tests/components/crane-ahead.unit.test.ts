/**
 * Where an action tile will be when it is my turn again: shown for tiles that no player takes, and true then.
 */
import { expect, test } from 'vitest';
import { craneAhead, craneSlider } from '@/components/table/inspect/crane-ahead';
import { inspect } from '@/components/table/inspect/inspect';
import { craneAfter } from '@/lib/game/drawing/wheel';
import { positionOf, positionsAhead } from '@/lib/game/engine/board/wheel';
import type { State } from '@/lib/game/engine/state';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { momentsOf } from '../golden/games';
import { readGame } from '../golden/record';
import { goldenTable } from '../support/components/golden-table';
import { present } from '../support/present';

const EN = wordingOf('en');

/** The table of a recorded game at the beginning of each turn. */
function turnsOf(file: string): readonly State[] {
  const turns: State[] = [];
  for (const { position } of momentsOf(readGame(file))) {
    const { state } = position;
    if (state.phase === 'playing' && state.turnsDone === turns.length && !state.turn.tile) turns.push(state);
  }
  return turns;
}

const tileIn = (state: State, tile: string) => state.crane.tiles.find((entry) => entry.tile === tile);
const placeOf = (state: State, tile: string): number | undefined => {
  const found = tileIn(state, tile);
  return found && positionOf(state, found);
};

test.each(['2-players-base', '3-players-base', '4-players-online'])(
  'untaken tiles are at their foreseen places, turn by turn, in %s',
  (file) => {
    const turns = turnsOf(file);
    const seats = turns[0]?.players.length ?? 0;
    let stood = 0;
    for (const [i, state] of turns.entries())
      for (const { tile, sector } of state.crane.tiles) {
        const ahead = positionsAhead(state.crane.arrow, positionOf(state, { sector }), seats);
        for (let n = 1; n <= seats; n += 1) {
          const then = turns[i + n];
          // A player who takes a tile puts it back to the first red place.
          if (!then || placeOf(then, tile) === 0) break;
          const [foreseen, found] = [ahead[n - 1], placeOf(then, tile)];
          if (foreseen === undefined) {
            expect(tileIn(then, tile)?.fivePoints).toBe(true);
            break;
          }
          expect(found, `${tile} after ${n} of turn ${i}`).toBe(foreseen);
          stood += 1;
        }
      }
    expect(stood).toBeGreaterThan(100);
  },
);

test.each(['2-players-base', '3-players-base'])(
  'the crane of a coming turn has its box, its clock and its tiles where they will be, in %s',
  (file) => {
    const { pack } = goldenTable(file, 0);
    const turns = turnsOf(file);
    const seats = turns[0]?.players.length ?? 0;
    let stood = 0;
    for (const [i, state] of turns.entries())
      for (let n = 0; n <= seats; n += 1) {
        const then = turns[i + n];
        if (!then) break;
        const foreseen = craneAfter(pack, state, n);
        const clockOf = ({ crane, era, turnsDone }: State) => [crane.arrow, crane.platform, era, turnsDone];
        expect(clockOf(foreseen)).toEqual(clockOf(then));
        for (const tile of foreseen.crane.tiles) {
          const found = tileIn(then, tile.tile);
          // A player who takes a tile puts it elsewhere; all others stay in their sectors.
          if (found?.sector !== tile.sector) continue;
          expect(positionOf(then, found)).toBe(positionOf(foreseen, tile));
          stood += 1;
        }
      }
    expect(stood).toBeGreaterThan(200);
  },
);

test('the slider has a stop and a crane for each turn until mine, the tile ringed, and nothing to press', () => {
  const table = goldenTable('3-players-base', 0);
  const [tile] = table.view.state.crane.tiles;
  const [markup = ''] = craneSlider({ table, words: EN }, tile?.tile ?? '');
  expect(markup.match(/type="radio"/g)).toHaveLength(4);
  expect(markup.match(/<svg /g)).toHaveLength(4);
  expect(markup.match(/ahead-ring/g)).toHaveLength(4);
  expect(markup).toContain('<span>your turn</span>');
  expect(markup).not.toMatch(/<a |data-at/);
  const over = { ...table, status: 'finished' as const };
  expect(craneSlider({ table: over, words: EN }, tile?.tile ?? '')).toEqual([]);
});

test('END-3, END-5: the box makes a second step at the first red place; beyond blue nothing is foreseen', () => {
  expect(positionsAhead(11, 4, 2)).toEqual([6, 7]);
  expect(positionsAhead(3, 10, 3)).toEqual([11]);
  const table = goldenTable('2-players-base', 0);
  const on = { ...table, view: { ...table.view, state: { ...table.view.state, turnsDone: 8 } } };
  const lines = craneAhead({ table: on, words: EN }, { position: 11, fivePoints: false, isTaken: false });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^After 1 turn .*blue zone.*green.* 5 points/);
});

test.each(LOCALES)(
  'says it for each turn until mine, once that it is mine, and its assumption, in %s',
  (locale) => {
    const words = wordingOf(locale);
    const table = goldenTable('3-players-base', 0);
    const position = positionOf(table.view.state, present(table.view.state.crane.tiles[0]));
    const lines = craneAhead({ table, words }, { position, fivePoints: false, isTaken: false });
    const mine = words.t('inspect.afterTurns', { n: 3, mine: 'yes', place: '' });
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(words.t('inspect.ifNobodyTakesIt'));
    expect(lines.filter((line) => line.startsWith(mine.slice(0, -2)))).toEqual([lines[3]]);
    expect(inspect({ table, words }, `crane:${position}`)?.ahead).toEqual(lines);
  },
);

test('the tile taken in this turn goes back to the first red place, and its slot can be looked at', () => {
  const table = goldenTable('2-players-base', 1);
  const position = table.view.state.turn.tile?.position ?? -1;
  const lines = inspect({ table, words: EN }, `crane:${position}`)?.ahead ?? [];
  expect(lines).toContain(EN.t('inspect.goesBack'));
  expect(lines.find((line) => line.startsWith('After 1 turn'))).toContain('place 1, red zone');
});

test('nothing is predicted if no one has another turn', () => {
  const table = goldenTable('2-players-base', 0);
  const over = { ...table, view: { ...table.view, state: { ...table.view.state, turnsDone: 31 } } };
  const at = { position: 4, fivePoints: false, isTaken: false };
  expect(craneAhead({ table: over, words: EN }, at)).toEqual([]);
});
