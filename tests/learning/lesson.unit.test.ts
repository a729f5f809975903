import { describe, expect, test } from 'vitest';
import { commandOf } from '@/components/move/turn/choice';
import { isPlace, nextTurn } from '@/components/move/turn/next-turn';
import { AT_REST, type TurnState } from '@/components/move/turn/turn-state';
import { RULES } from '@/lib/game/casebook/rulings';
import type { Command } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import { options } from '@/lib/game/engine/options';
import { isLike } from '@/lib/game/learning/coach';
import { commandsDone, isPlayedThrough, type Lesson, lessonOf } from '@/lib/game/learning/steps';
import { CHAPTERS, STEP_IDS, type Chapter } from '@/lib/game/learning/learning';
import { CHAPTER, chapterAfter, chapterOf, LESSON_SETUP, openingOf } from '@/lib/game/learning/lesson-game';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { askedIn, commandsIn, give, start, type Running } from '../support/engine/running';
import { PACK } from '../support/engine/table';
import { present } from '../support/present';

/** A table of the lesson as the learner has it: position, log and what was read. */
class Table {
  now: Running;
  readonly log: { seq: number; seat: 0; command: Command; undone: boolean }[] = [];
  read = -1;

  constructor(readonly chapter: Chapter) {
    this.now = start(PACK, LESSON_SETUP, chapter.seed);
    for (const command of chapter.before) this.give(command);
  }

  give(command: Command): void {
    this.now = give(this.now, 0, command);
    const { seq } = this.position.state;
    if (command.type === 'Undo') for (const row of this.log) row.undone ||= row.seq > command.to;
    this.log.push({ seq, seat: 0, command, undone: false });
  }

  get position() {
    return this.now.position;
  }

  get commands(): readonly Command[] {
    return this.position.state.phase === 'finished' ? [] : commandsIn(this.now);
  }

  get lesson(): Lesson | undefined {
    const { chapter, commands, read } = this;
    const done = commandsDone(this.log, 0);
    return lessonOf({ chapter, pack: PACK, state: this.position.state, commands, done, read });
  }

  /** Each step of the lesson, read or done as it asks once it has been looked at. */
  *steps(): Generator<Lesson> {
    for (let lesson = this.lesson; lesson; lesson = this.lesson) {
      yield lesson;
      const [press] = lesson.press;
      if (press) this.give(press);
      else this.read = lesson.index;
    }
  }
}

const MOUSE = { ask: 'reveals', isPhone: false, isByThumb: false } as const;

/** The commands that clicks on these places lead to, one after the other. Each place takes the click. */
function clicked(table: Table, places: readonly string[]): Command[] {
  const { seen } = askedIn(table.now);
  const data = turnDataOf(PACK, seen, options(PACK, seen).commands);
  let turn: TurnState = AT_REST;
  for (const at of places) {
    expect(isPlace(data, turn, at), at).toBe(true);
    turn = nextTurn(data, turn, { type: 'pick', at, byKey: false }, MOUSE);
  }
  const { choice, given } = turn;
  const offered = choice.kind === 'steps' ? choice.steps.map(({ command }) => command) : [];
  const chosen = choice.kind === 'spot' ? commandOf(choice)?.command : undefined;
  return [given?.command, chosen, ...offered].flatMap((command) => command ?? []);
}

describe.each(CHAPTERS)('chapter %s', (id) => {
  const chapter = CHAPTER[id];

  test('is known by the hash of its seed', () => {
    expect(sha256Hex(chapter.seed)).toBe(chapter.commitment);
    expect(chapterOf(chapter.commitment)).toBe(chapter);
  });

  test('a learner who follows the lesson meets every step once, in order, and is through with its last turn', () => {
    const table = new Table(chapter);
    const through = () => isPlayedThrough(chapter, table.position.state);
    expect(through()).toBe(false);
    const met: string[] = [];
    for (const { step, otherwise, press, isRead } of table.steps()) {
      if (met.at(-1) !== step) met.push(step);
      expect([otherwise, isRead], step).toEqual([false, press.length === 0]);
      expect(press.length).toBeLessThanOrEqual(1);
    }
    expect(met).toEqual(chapter.steps.map((step) => step.id));
    expect(table.position.state.phase).toBe(id === '3' ? 'finished' : 'playing');
    expect(through()).toBe(true);
  });

  test('the mark of a step makes it when clicked', () => {
    const table = new Table(chapter);
    for (const { step, press, at } of table.steps())
      for (const command of at.length > 0 ? press : [])
        expect(
          clicked(table, at).some((made) => isLike(made, command)),
          step,
        ).toBe(true);
  });

  test('the table can be set to any step', () => {
    for (const [index] of chapter.steps.entries()) {
      const table = new Table({ ...chapter, before: openingOf(chapter, index) });
      expect(table.position.state.commitment).toBe(chapter.commitment);
    }
  });

  test('a learner who does something else is never stuck', () => {
    const table = new Table(chapter);
    for (let turns = 0; table.lesson && turns < 400; turns += 1) {
      const { lesson } = table;
      if (lesson.isRead) {
        table.read = lesson.index;
        continue;
      }
      const any = table.commands.filter(({ type }) => !/^(Undo|Refresh|Refill)/.test(type));
      const next = any[(turns * 7) % any.length];
      if (!next) break;
      table.give(next);
    }
    expect(table.lesson).toBeUndefined();
  });
});

test('chapters follow each other, and no other table is one', () => {
  expect(CHAPTERS.map(chapterAfter)).toEqual(['2', '3', undefined]);
  expect(chapterOf(sha256Hex('anything else'))).toBeUndefined();
});

test('every step has its place in one chapter, and rules that say more', () => {
  const ids = CHAPTERS.flatMap((id) => CHAPTER[id].steps.map((step) => step.id));
  expect(ids.toSorted()).toEqual([...STEP_IDS].sort());
  const topics = new Set(RULES.map((rule) => rule.id.split('-')[0]));
  const rules = CHAPTERS.flatMap((id) => CHAPTER[id].steps.map(({ rule }) => rule));
  expect(rules.filter((rule) => !topics.has(rule))).toEqual([]);
});

describe('a learner who does something else', () => {
  const taken = (): Table => {
    const table = new Table(CHAPTER['1']);
    table.give({ type: 'TakeActionTile', position: 5 });
    return table;
  };

  test('is told so kindly, and led back by undoing', () => {
    const table = taken();
    table.read = 1;
    expect(table.lesson).toMatchObject({ step: 'take', otherwise: true, isRead: true });
    expect(table.lesson?.press).toEqual([{ type: 'Undo', to: 1 }]);
    table.give({ type: 'Undo', to: 1 });
    expect(table.lesson).toMatchObject({ step: 'take', otherwise: false });
  });

  test('may read on without it', () => {
    const table = taken();
    table.read = 2;
    expect(table.lesson).toMatchObject({ step: 'work', otherwise: true });
  });

  test('may collect before working, and need not read before doing', () => {
    const table = new Table(CHAPTER['1']);
    table.give({ type: 'TakeActionTile', position: 4 });
    table.give({ type: 'CollectSlotBonus' });
    expect(table.lesson?.step).toBe('work');
    table.give({ type: 'DeclareAction', action: 'manage-quarries', context: 'main' });
    table.give({ type: 'ManageQuarries', choice: 'increase' });
    expect(table.lesson?.step).toBe('back');
    table.give({ type: 'EndTurn' });
    expect(table.lesson?.step).toBe('parler');
  });

  test('lays a tile any way round', () => {
    const table = new Table(CHAPTER['1']);
    for (const command of openingOf(CHAPTER['1'], 12)) table.give(command);
    table.give({ type: 'DeclareAction', action: 'construct-building', context: 'main' });
    expect(table.lesson).toMatchObject({ step: 'build', otherwise: false });
    const other = table.commands.find(
      (command) => command.type === 'PlaceBuilding' && command.site === 'site-p9-b' && command.rotation === 3,
    );
    table.give(present(other));
    expect(table.lesson?.step).toBe('claim');
  });
});

test.each(LOCALES)('the text of a step is one sentence or two, without holes, in %s', (locale) => {
  const { t } = wordingOf(locale);
  for (const step of STEP_IDS) {
    const text = t(`learn.step.${step}.text`, { action: 'Bauen' });
    expect(text.length, step).toBeLessThanOrEqual(190);
    expect(text, step).not.toMatch(/[{}]|“”|„“|\s[.;,]/);
  }
});
