/** Messages of the chat: their reactions for the eye and the ear, and the places they mention. */
import { afterEach, describe, expect, test } from 'vitest';
import { TableTalk } from '@/components/talk/table-talk';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { TalkLine } from '@/lib/features/talk/talk';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { REACTIONS } from '@/lib/game/wording/reactions';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';
import { PACK } from '../support/engine/table';
import { STATE } from '../wording/samples';

const table = { gameId: 'game01', pack: PACK, seats: [], view: { state: STATE } } as object as TableView;
const LINE: TalkLine = {
  id: '00000000-0000-4000-8000-000000000001',
  seat: 0,
  name: 'Anna',
  text: 'Look',
  at: '2026-11-26T12:00:00.000Z',
  seq: 7,
  isMine: false,
  callsMe: false,
  mayRemove: false,
  mayReport: false,
  reactions: [],
};
const drawn = (line: Partial<TalkLine>, mayReact = true) =>
  htmlOf(TableTalk, {
    table,
    lines: [{ ...LINE, ...line }],
    earlier: undefined,
    before: undefined,
    here: '/games/game01/talk',
    mayReact,
    timeZone: 'UTC',
  });
afterEach(() => speak('en'));

describe.each(LOCALES)('in %s', (locale) => {
  const words = wordingOf(locale);

  test.each(REACTIONS)('%s: the own one is pressed and takes back, others’ adds', (reaction) => {
    speak(locale);
    const what = words.t(`talk.reaction.${reaction}`);
    const button = (isMine: boolean) => {
      const html = drawn({ reactions: [{ reaction, names: ['Bohumil', ''], isMine }] });
      return html.match(/<button[^>]*>/g)?.find((each) => each.includes('aria-pressed')) ?? '';
    };
    const names = words.list(['Bohumil', words.t('talk.nobody')]);
    for (const isMine of [true, false]) {
      expect(button(isMine)).toContain(`aria-label="${words.t('talk.reactedBy', { what, names })}"`);
      expect(button(isMine)).toContain(`title="${words.t('talk.reactedBy', { what, names })}"`);
      expect(button(isMine)).toContain(`aria-pressed="${isMine}"`);
      expect(button(isMine)).toContain(`name="${isMine ? 'off' : 'on'}"`);
    }
  });

  test('all that was not given yet is offered once, by a plain form', () => {
    speak(locale);
    const html = drawn({ reactions: [{ reaction: 'heart', names: ['Anna'], isMine: true }] });
    expect(html).toContain('action="/games/game01/talk/react" method="post"');
    for (const reaction of REACTIONS) expect(html.split(`value="${reaction}"`)).toHaveLength(2);
  });
});

test('who watches sees reactions and no button; where there are none, nothing', () => {
  const html = drawn({ reactions: [{ reaction: 'wow', names: ['Anna'], isMine: false }] }, false);
  expect(html).toContain('role="img"');
  expect(html).not.toMatch(/<form|<button/);
  expect(drawn({}, false)).not.toMatch(/<form|<button|role="img"/);
  expect(drawn({ text: undefined })).not.toContain('/react');
});

test('a place is a link to its moment, and knows where it lies now; other brackets stay', () => {
  const slot = STATE.rows.wall.slots.findIndex((id) => id !== null);
  const tile = STATE.rows.wall.slots[slot];
  const html = drawn({ text: `Take [[slot:wall-9 ${tile}]] <b> [[row:upgrade]] [[x]]` });
  expect(html).toContain(`href="/games/game01/at/7?look=slot:wall-9" data-place="slot:wall-${slot}"`);
  expect(html).toContain('data-place="row:upgrade"');
  expect(html).toContain('&lt;b&gt;');
  expect(html).toContain('[[x]]');
  expect(drawn({ text: '[[slot:wall-1 gone]]' })).not.toContain('data-place');
});
