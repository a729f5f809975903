import { afterEach, expect, test } from 'vitest';
import { CommandButtons } from '@/components/move/forms/command-buttons';
import { groupTitle } from '@/components/move/groups';
import type { Command } from '@/lib/game/engine/commands';
import { LOCALES } from '@/lib/game/wording/language/locales';
import type { Wording } from '@/lib/game/wording/wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';
import { PACK, table } from '../support/engine/table';

afterEach(() => speak('en'));

const { state } = table();
const choose = (tile: string): Command => ({ type: 'ChooseTechnology', tile });
// Names are remembered by pack, hence one of its own.
const drawn = (words: Wording, commands: readonly Command[]) =>
  htmlOf(CommandButtons, {
    on: { words, pack: { ...PACK }, state },
    title: groupTitle(words, 'answer'),
    options: commands.map((command) => ({ command, reveals: false })),
    main: true,
  });

test('the kind of a step is readable with any tile name', () => {
  const [one, two] = PACK.technologies;
  const words: Wording = { ...wordingOf('en'), tile: () => 'A: B' };
  const html = drawn(words, [choose(one?.id ?? ''), choose(two?.id ?? '')]);
  expect(html.match(/<b>Learn A: B \([^)]*\):<\/b> \S/g)).toHaveLength(2);
});

test.each(LOCALES)('many steps are a button each, under their pictures, and never a list: %s', (locale) => {
  speak(locale);
  const all = PACK.productionTokens
    .slice(0, 8)
    .map(({ id }): Command => ({ type: 'ChooseProductionToken', track: 'gold-mine', token: id }));
  const html = drawn(wordingOf(locale), all);
  expect(html).not.toContain('<select');
  expect(html.match(/<button/g)).toHaveLength(all.length);
  expect(html.match(/<svg/g)?.length).toBeGreaterThanOrEqual(all.length);
});
