/** Lessons, the short game and solo games in the list of a person: every name is there, and all differ. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TableList } from '@/components/table/lists/my-tables';
import { createLesson, createPractice } from '@/lib/features/learn/create-lesson';
import { myTables } from '@/lib/features/table/lists/my-tables';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { WordsContext } from '@/lib/platform/i18n/browser-words';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { useService } from '../support/service';
import { sitAs } from '../support/tables';
import { guest } from '../support/world';

await useService();

async function listed({ seats }: CreatedTable) {
  const userId = await guest('Anna');
  await sitAs({ token: seats[0]?.token ?? '', userId });
  const tables = await myTables({ userId, tokens: [] });
  const [table] = tables;
  if (!table) throw new Error('the table is not listed');
  const texts = LOCALES.map((locale) =>
    renderToStaticMarkup(
      createElement(
        WordsContext,
        { value: wordingOf(locale) },
        createElement(TableList, { tables, timeZone: undefined, now: Date.now() }),
      ),
    ),
  );
  return { table, texts };
}

test('a lesson names its opponent and never waits for another', async () => {
  const { table, texts } = await listed(
    await createLesson({ chapter: '1', name: 'Lesson', learner: 'Anna' }),
  );
  expect(table).toMatchObject({ isToLearn: true, waiting: false });
  for (const text of texts) expect(text).toContain('Peter Parler');
  expect(texts[0]).toContain('against Peter Parler');
  expect(texts[0]).toContain('Your turn');
});

test('in the short game the person and the computer have different names', async () => {
  const { table, texts } = await listed(await createPractice({ name: 'Short game', learner: 'Anna' }));
  expect(table.isToLearn).toBe(true);
  expect(table.seats).toMatchObject([{ name: 'Anna' }, { name: '', bot: 'apprentice' }]);
  expect(texts[0]).toContain('against Apprentice');
  expect(texts[0]).toContain('Your turn');
});
