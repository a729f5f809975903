import { describe, expect, test } from 'vitest';
import { PACK } from '../support/engine/table';
import type { Command } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import { advance, type Position } from '@/lib/game/engine/replay';
import { view } from '@/lib/game/engine/view';
import { LOCALES } from '@/lib/game/wording/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { isLesson, LESSON_COMMITMENT, LESSON_SEED, LESSON_SETUP } from '@/lib/game/learning/lesson-game';
import { STEPS } from '@/lib/game/learning/learning';
import { lessonOf, type Lesson } from '@/lib/game/learning/steps';

const start = (): Position => advance(undefined, { seq: 1, ...newGame(PACK, LESSON_SETUP, 1, LESSON_SEED) });

function commandsOf({ state, secrets }: Position): Command[] {
  if (!secrets) throw new Error('a game has secrets');
  return options(PACK, view(state, secrets, 0)).commands.map(({ command }) => command);
}

function give(position: Position, command: Command): Position {
  if (!position.secrets) throw new Error('a game has secrets');
  const result = decide(PACK, position.state, position.secrets, 0, command);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return advance(position, { seq: position.state.seq + 1, seat: 0, ...result.value });
}

const lessonAt = (position: Position, read: number): Lesson | undefined =>
  lessonOf({ pack: PACK, state: position.state, commands: commandsOf(position), read });

/** What a learner who follows the lesson does: what it points at, or the first thing there is to place. */
function follow(position: Position, { press, at }: Lesson): Command {
  const all = commandsOf(position);
  const slot = Number(at[0]?.split('-').at(-1));
  const placing = all.find(
    (command) => command.type.startsWith('Place') && 'slot' in command && command.slot === slot,
  );
  const command = press[0] ?? placing ?? all.find(({ type }) => type.startsWith('Choose'));
  if (!command) throw new Error('nothing to follow');
  return command;
}

test('the lesson is known by the hash of its seed', () => {
  expect(sha256Hex(LESSON_SEED)).toBe(LESSON_COMMITMENT);
  expect(isLesson(start().state.commitment)).toBe(true);
  expect(isLesson(sha256Hex('anything else'))).toBe(false);
});

test('whoever does what is asked meets every step once, in order', () => {
  const met: string[] = [];
  let [position, read] = [start(), -1];
  for (let i = 0; i < 60; i += 1) {
    const lesson = lessonAt(position, read);
    if (!lesson) break;
    if (met.at(-1) !== lesson.step) met.push(lesson.step);
    expect(lesson.otherwise).toBe(false);
    if (lesson.isRead) read = STEPS.indexOf(lesson.step);
    else position = give(position, follow(position, lesson));
  }
  expect(met).toEqual([...STEPS]);
});

test.each(LOCALES)('what a step says has no holes in it, in %s', (locale) => {
  const { t } = wordingOf(locale);
  for (const step of ['build', 'upgrade'] as const) {
    const said = ['none', 'Money changer'].map((tile) => t(`learn.step.${step}.text`, { action: '-', tile }));
    expect(said.map((text) => text.includes('Money changer'))).toEqual([false, true]);
    for (const text of said) expect(text).not.toMatch(/none|, ,|\s[.;,]|: (would|wäre|serve)/);
  }
});

describe('whoever does something else', () => {
  test('is told so kindly and led on', () => {
    const position = give(start(), { type: 'TakeActionTile', position: 5 });
    expect(lessonAt(position, 0)).toMatchObject({ step: 'work', otherwise: true });
  });

  test('may leave what was to be read and what was to be collected', () => {
    let position = give(start(), { type: 'TakeActionTile', position: 4 });
    expect(lessonAt(position, -1)).toMatchObject({ step: 'work', otherwise: false });
    position = give(position, { type: 'CollectSlotBonus' });
    expect(lessonAt(position, -1)?.step).toBe('work');
    position = give(position, { type: 'DeclareAction', action: 'manage-quarries', context: 'main' });
    position = give(position, { type: 'ManageQuarries', choice: 'produce' });
    expect(lessonAt(position, -1)?.step).toBe('back');
    position = give(position, { type: 'EndTurn' });
    expect(lessonAt(position, -1)?.step).toBe('parler');
  });

  test('comes back to a step that was taken back', () => {
    const taken = give(start(), { type: 'TakeActionTile', position: 4 });
    const back = give(taken, { type: 'Undo', to: 1 });
    expect(lessonAt(back, 0)?.step).toBe('take');
  });
});

test('after the last step there is nothing more to say', () => {
  let position = start();
  const follows = () => lessonAt(position, STEPS.indexOf('parler'));
  for (let lesson = follows(); lesson && !lesson.isRead; lesson = follows())
    position = give(position, follow(position, lesson));
  expect(follows()?.step).toBe('farewell');
  expect(lessonAt(position, STEPS.indexOf('farewell'))).toBeUndefined();
});
