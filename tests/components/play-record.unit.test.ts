/** The top of your page and of another person's, in every language. */
import { type ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { duelPicture, letterPicture, openedLetterPicture } from '@/components/board/post-picture';
import { PlayRecordPanel } from '@/components/people/play-record';
import { KEPT_POSITION } from '@/lib/game/learning/kept-position';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';
import { PACK } from '../support/engine/table';

afterEach(() => speak('en'));

type Props = ComponentProps<typeof PlayRecordPanel>;

const NOTHING: Props['record'] = {
  games: 0,
  wins: 0,
  best: null,
  alone: 0,
  opening: null,
  city: null,
  partners: [],
};
const PLAYED: Props['record'] = {
  games: 3,
  wins: 1,
  best: 103,
  alone: 2,
  opening: 'construct-wall',
  city: { gameId: 'g1', seat: 1, points: 103, pack: PACK, state: KEPT_POSITION },
  partners: [{ gameId: 'g2', names: ['Bohumil', 'Cecilie'], games: 2 }],
};
const html = (props: Props) => htmlOf(PlayRecordPanel, props);

describe.each(LOCALES)('in %s', (locale) => {
  test.each([
    NOTHING,
    PLAYED,
    { ...PLAYED, city: { gameId: 'g1', seat: 1, points: null, pack: PACK, state: KEPT_POSITION } },
  ])('has words for everything, and the picture has its own (%#)', (record) => {
    speak(locale);
    for (const name of [undefined, 'Bohumil']) {
      const page = html({ record, name });
      expect(page).not.toContain(MISSING);
      expect(page).not.toMatch(/undefined|NaN/);
      expect(page).toMatch(/<svg [^>]*role='img' aria-label='[^']{10,}'/);
    }
  });

  test.each([letterPicture, openedLetterPicture, duelPicture])(
    'a picture holds no links and has a name',
    (draw) => {
      const picture = draw(wordingOf(locale), 'A <letter>');
      expect(picture).toContain('aria-label="A &lt;letter&gt;"');
      expect(picture).not.toMatch(/<a |<title|hit-|undefined|NaN/);
    },
  );
});

test('before the first game the page says what to do; others read that there is nothing', () => {
  expect(html({ record: NOTHING })).toMatch(/href="\/"[^>]*>Play a first game<.*href="\/#new-table"/s);
  const others = html({ record: NOTHING, name: 'Bohumil' });
  expect(others).toContain('No finished games yet');
  expect(others).not.toContain('New table');
});

test('partners are asked again by a plain form, and the button names them', () => {
  const page = html({ record: PLAYED });
  expect(page).toContain('<form action="/games/g2/rematch" method="post">');
  expect(page).toContain('Play again<span class="sr-only">: Bohumil and Cecilie</span>');
  expect(page).toContain('href="/games/g1"');
  expect(page).toContain('#a-construct-wall');
});
