import { afterEach, expect, test } from 'vitest';
import { TryGames } from '@/components/boxes/try-games';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import type { MessageKey } from '@/lib/game/wording/language/messages';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';
import { PACK } from '../support/engine/table';

afterEach(() => speak('en'));

test.each(LOCALES)('starts with a button and has a text for every result in %s', (locale) => {
  speak(locale);
  const words = wordingOf(locale);
  const html = htmlOf(TryGames, { source: { id: PACK.id, version: PACK.version } });
  expect(html).toMatch(/<button type="button"[^>]*>[^<]*200[^<]*<\/button>/);
  const values = { out: 'no', won: 1, all: 2, usual: 3, points: 4, source: 'X', share: 5 };
  const keys: readonly MessageKey[] = ['boxes.games.firstSeat', 'boxes.games.points', 'boxes.games.source'];
  const said = keys.flatMap((key) => ['more', 'less', 'no'].map((out) => words.t(key, { ...values, out })));
  expect([...said, html].filter((text) => text.includes(MISSING))).toEqual([]);
});
