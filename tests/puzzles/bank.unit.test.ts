/** The bank: every puzzle plays, and samples of it are proved again. */
import { describe, expect, test } from 'vitest';
import { puzzleBank } from '@/lib/features/puzzles/bank-file';
import { stepFrom, thoughtOf, type Thought } from '@/lib/game/bots/candidates';
import { commandsOf, filmOf, posedBy, type PuzzleBank } from '@/lib/game/analysis/puzzles/bank';
import { isTurnOver } from '@/lib/game/engine/acting';
import { certainOf, forecastOf, THEMES } from '@/lib/game/analysis/puzzles/certain';
import { neutralOutlook } from '@/lib/game/analysis/review/weigh';
import { packFor } from '@/lib/game/rulesets';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import { sampled } from '../support/full';
import { present } from '../support/present';
import { searchTurn, themeOf } from './turn-search';

const bank = await puzzleBank();
const pack = packFor(bank.pack.id, bank.pack.version);
const posed = (puzzle: PuzzleBank['puzzles'][number]) => posedBy(pack, bank, puzzle);

test('numbers are given once, days lead to puzzles, and no puzzle has two', () => {
  const ids = bank.puzzles.map(({ id }) => id);
  expect(ids).toEqual(ids.map((_, i) => i + 1));
  expect([...bank.days].sort((a, b) => a - b)).toEqual(ids);
});

test('no theme makes up most of the bank', () => {
  const shares = THEMES.map(
    (theme) => bank.puzzles.filter((each) => each.theme === theme).length / bank.puzzles.length,
  );
  expect(Math.min(...shares)).toBeGreaterThan(0.03);
  expect(Math.max(...shares)).toBeLessThan(0.65);
});

const few = sampled(bank.puzzles, 12);

describe.each(few.map((puzzle) => [puzzle.id, puzzle] as const))('puzzle %i', (id, puzzle) => {
  const { seat, known } = posed(puzzle);
  const answer = commandsOf(bank, puzzle.answer);

  test('its answer brings what it says, and is two points ahead', () => {
    expect(forecastOf(pack, known.view.state, seat)).toBe(puzzle.before);
    expect(certainOf(pack, known.view, seat, answer)).toEqual({
      forecast: puzzle.best,
      isOver: true,
      leftOut: 0,
    });
    expect(puzzle.best - puzzle.next).toBeGreaterThanOrEqual(2);
  });

  test('it is about what it says', () => {
    const outlook = neutralOutlook(pack, known.view.state, seat);
    const after = answer.reduce<Thought>(
      (thought, command) => stepFrom(outlook, thought, command) ?? thought,
      thoughtOf(known.view),
    );
    expect(themeOf(pack, known.view.state, after.state, seat, answer)).toBe(puzzle.theme);
  });

  test('its answer can be played to the end, whatever comes up', () => {
    const key = id.toString(16).padStart(64, '0');
    const film = filmOf(pack, determinize(pack, known, key), seat, answer);
    expect(film.refused).toBeUndefined();
    const end = film.positions.at(-1)?.state;
    expect(end && isTurnOver(end, known.view.state.turn.number)).toBe(true);
    const commands = film.steps.filter((step) => step.seat === seat).map(({ command }) => command);
    expect(certainOf(pack, known.view, seat, commands).forecast).toBe(puzzle.best);
  });
});

test('where another seat has to choose in the middle of a turn, the answer continues after that', () => {
  const puzzle = present(bank.puzzles.find(({ id }) => id === 254));
  const { seat, known } = posed(puzzle);
  const start = determinize(pack, known, 'fe'.padStart(64, '0'));
  const { steps } = filmOf(pack, start, seat, commandsOf(bank, puzzle.answer));
  expect(steps.filter((step) => step.seat !== seat).map(({ command }) => command.type)).toEqual([
    'ChoosePlazaReward',
  ]);
  expect(steps.at(-1)?.command.type).toBe('EndTurn');
});

const small = sampled(
  bank.puzzles.filter(({ positions }) => positions < 1_000),
  4,
);

test.each(small.map((puzzle) => [puzzle.id, puzzle] as const))(
  'puzzle %i: no other turn comes near, of all there are',
  (_id, puzzle) => {
    const searched = searchTurn(pack, posed(puzzle).known.view, puzzle.positions);
    const [best, next] = searched?.found ?? [];
    expect([best?.forecast, next?.forecast, searched?.positions]).toEqual([
      puzzle.best,
      puzzle.next,
      puzzle.positions,
    ]);
  },
);

test('a search ends when the turn has more positions than it may look at', () => {
  expect(searchTurn(pack, posed(present(small[0])).known.view, 10)).toBeUndefined();
});
