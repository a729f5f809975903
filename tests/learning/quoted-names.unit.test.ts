/** A lesson quotes the name of a control as the page has it, at the step that sends to it. */
import { afterEach, expect, test } from 'vitest';
import { MovesPanel } from '@/components/move/moves-panel';
import type { Command } from '@/lib/game/engine/commands';
import { CHAPTERS } from '@/lib/game/learning/learning';
import { CHAPTER, LESSON_SETUP } from '@/lib/game/learning/lesson-game';
import { commandsDone, type Lesson, lessonOf } from '@/lib/game/learning/steps';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { actionName } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf, textOf } from '../support/components/html';
import { tableOf } from '../support/components/golden-table';
import { speak } from '../support/current-words';
import { commandsIn, give, start, type Running } from '../support/engine/running';
import { PACK } from '../support/engine/table';

const action = async () => {};

/** The names of the controls of the moves: of a split label its first part. */
function namesAt({ position }: Running): readonly string[] {
  const table = tableOf(PACK, position, []);
  const stamp = { gameId: 'golden', expectedSeq: table.seq, commandId: 'c' };
  const html = htmlOf(MovesPanel, { table, stamp, action });
  return [...html.matchAll(/<(button|summary)\b[^>]*>(.*?)<\/\1>/gs)].flatMap(([, , inside = '']) => {
    const [, name] = /<b>(.*?):<\/b>/.exec(inside) ?? [];
    return [textOf(inside), ...(name === undefined ? [] : [textOf(name)])];
  });
}

const QUOTED = /[“„"]([^“”„"]+)[”“"]/g;
const quotesOf = (words: Wording, { step, action: of }: Lesson): readonly string[] => {
  const text = words.t(`learn.step.${step}.text`, { action: of ? actionName(words, of) : '' });
  return [...text.matchAll(QUOTED)].map(([, name = '']) => name);
};

afterEach(() => speak('en'));

for (const locale of LOCALES)
  test.each(CHAPTERS)(`chapter %s quotes only names of controls, in ${locale}`, (id) => {
    speak(locale);
    const words = wordingOf(locale);
    const chapter = CHAPTER[id];
    let now = chapter.before.reduce(
      (at: Running, command) => give(at, 0, command),
      start(PACK, LESSON_SETUP, chapter.seed),
    );
    const log: { seq: number; seat: 0; command: Command; undone: boolean }[] = [];
    let read = -1;
    let seen = 0;
    const lessonNow = () => {
      const { state } = now.position;
      const commands = state.phase === 'finished' ? [] : commandsIn(now);
      return lessonOf({ chapter, pack: PACK, state, commands, done: commandsDone(log, 0), read });
    };
    for (let lesson = lessonNow(); lesson;) {
      const quotes = quotesOf(words, lesson);
      const names = new Set(namesAt(now));
      const { index } = lesson;
      // All positions of the step, and the first one after it: a tile offers an action once it is taken.
      for (let next: Lesson | undefined = lesson; next?.index === index; next = lessonNow()) {
        const [press] = next.press;
        if (press) {
          now = give(now, 0, press);
          log.push({ seq: now.position.state.seq, seat: 0, command: press, undone: false });
        } else read = index;
        if (now.position.state.phase !== 'finished') for (const name of namesAt(now)) names.add(name);
      }
      for (const quote of quotes) expect([...names], `${lesson.step}: ${quote}`).toContain(quote);
      seen += quotes.length;
      lesson = lessonNow();
    }
    expect(seen).toBeGreaterThan(3);
  });
