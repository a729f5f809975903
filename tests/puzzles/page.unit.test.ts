/** The pages of puzzles in every language: the task, the outcome of a turn, and the hints. */
import { createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { hintsOf } from '@/components/analysis/puzzles/hints';
import { PuzzleSide } from '@/components/analysis/puzzles/puzzle-side';
import { sandboxOf } from '@/components/analysis/puzzles/puzzle-start';
import { Puzzles } from '@/components/analysis/puzzles/puzzles-page';
import { lineTableOf } from '@/components/analysis/sandbox/table-of';
import { createTrial, lastPositionOf, reduceTrial } from '@/components/analysis/sandbox/trial-line';
import { panelProps } from '@/components/table/all-boards';
import { puzzleBank } from '@/lib/features/puzzles/bank-file';
import { toAct } from '@/lib/game/engine/acting';
import { elementAt } from '@/lib/game/engine/util';
import { commandsOf, filmOf, posedBy } from '@/lib/game/analysis/puzzles/bank';
import { packFor } from '@/lib/game/rulesets';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';

afterEach(() => speak('en'));

const bank = await puzzleBank();
const pack = packFor(bank.pack.id, bank.pack.version);
const [puzzle] = bank.puzzles;
if (!puzzle) throw new Error('the bank is empty');
const { seat, known } = posedBy(pack, bank, puzzle);
const ground = { pack, known };
const KEY = '0'.repeat(64);
const answer = commandsOf(bank, puzzle.answer);
const film = filmOf(pack, determinize(pack, known, KEY), seat, answer);
const goal = { ...puzzle, seat };
const english = wordingOf('en');
const line = { name: '', seq: puzzle.at, base: puzzle.at, known, hidden: 0, ...film };

describe.each(LOCALES)('in %s', (locale) => {
  const words = wordingOf(locale);
  const { t } = words;
  const hints = hintsOf(words, pack, goal, line);
  const side = (steps: number) => {
    speak(locale);
    const trying = createTrial(ground, KEY, film.steps.slice(0, steps));
    const task = { goal, hints, following: 2 };
    return htmlOf(PuzzleSide, {
      words,
      ground,
      trying,
      task,
      back: () => {},
      moves: (tools) => createElement('div', {}, 'the moves', tools),
    });
  };

  test('before the turn is over: the question and the panel of moves, and no answer', () => {
    const html = side(1);
    expect(html).toContain('the moves');
    expect(html).toContain(t('puzzles.hint', { n: 1, of: 3 }));
    expect(html).not.toContain(t('puzzles.found'));
  });
  test('the task is said in at most 90 characters', () => {
    expect(t('puzzles.sought').length).toBeLessThanOrEqual(90);
    expect(side(1)).toContain(t('puzzles.sought'));
  });
  test('the best turn is found; from there its film, and another puzzle', () => {
    const html = side(film.steps.length);
    expect(html).toContain(t('puzzles.found'));
    expect(html).toContain(`/puzzles/${puzzle.id}/best/0`);
    expect(html).not.toContain('the moves');
  });
  test('there are three hints: points, the action, and most of the steps', () => {
    expect(hints).toHaveLength(3);
    const [points, action, most] = hints;
    expect(points?.[0]).toContain(String(puzzle.best - puzzle.before));
    expect(most?.slice(0, action?.length)).toEqual(action);
    expect(most?.length ?? 0).toBeGreaterThan(action?.length ?? 0);
  });
  test('the list tells how many there are of each theme and grade', () => {
    speak(locale);
    const puzzles = bank.puzzles.map(({ id, theme, grade }) => ({ id, theme, grade }));
    const html = htmlOf(Puzzles, { puzzles, pack, day: '2026-11-22' });
    expect(html.match(/href="\/puzzles\/\d+"/g)).toHaveLength(puzzles.length + 1);
    expect(html).toContain(t('puzzles.next'));
    expect(html).toContain('href="/puzzles/today"');
  });
});

test('the table of a puzzle is its solver’s, and only they are marked as “you”, also once a rival is to move', () => {
  const names = { name: 'name', me: 'Seat 1' };
  const start = sandboxOf({ ...goal, ...ground, pack: bank.pack, at: puzzle.at }, names);
  const begun = lineTableOf(pack, start, createTrial(ground, KEY).line);
  expect(begun.me).toBe(seat);
  expect(begun.options?.commands.length).toBeGreaterThan(0);
  for (const table of [begun, lineTableOf(pack, start, createTrial(ground, KEY, film.steps).line)]) {
    const marked = table.seats.filter((each) => panelProps(english, table, each.seat)?.marks.includes('you'));
    expect(marked).toEqual([{ seat, name: 'Seat 1', seated: true }]);
  }
  const { me: _nobody, ...watched } = start;
  const table = lineTableOf(pack, watched, createTrial(ground, KEY).line);
  expect(table.seats.flatMap((each) => panelProps(english, table, each.seat)?.marks ?? [])).not.toContain(
    'you',
  );
});

describe('where the other seat has to choose in the middle of the turn', () => {
  // Both rewards of a plaza go to each of them.
  const shared = elementAt(bank.puzzles, 253);
  const posed = posedBy(pack, bank, shared);
  const table = { pack, known: posed.known, alone: posed.seat };
  const own = commandsOf(bank, shared.answer);
  const played = own.reduce(
    (now, command) =>
      reduceTrial(table, now, { type: 'step', seq: lastPositionOf(now.line).state.seq, command }),
    createTrial(table, KEY),
  );

  test('that is answered, and only its own steps find the best turn', () => {
    expect(played.refused).toBeUndefined();
    expect(played.line.steps.filter((step) => step.seat !== posed.seat)).toHaveLength(1);
    const task = { goal: { ...shared, seat: posed.seat }, hints: [], following: 2 };
    const props = { words: english, ground: table, trying: played, task, back: () => {}, moves: () => null };
    const html = htmlOf(PuzzleSide, props);
    expect(html).toContain(english.t('puzzles.found'));
    expect(html).not.toContain(english.t('puzzles.leftOut'));
  });

  test('a step back leads to where the solver is asked, never the other', () => {
    const answered = played.line.steps.findIndex((step) => step.seat !== posed.seat);
    const back = reduceTrial(table, played, { type: 'back', to: answered });
    expect(back.line.steps).toHaveLength(answered - 1);
    expect(toAct(lastPositionOf(back.line).state)).toEqual([posed.seat]);
  });
});
