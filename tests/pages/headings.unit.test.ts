/** No page has two headings of the first level: the header of a table and the frame of a page bring one. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = ['app', 'components']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(ROOT, file), 'utf8') }));
const HEADED = /<(?:TableHeader|TopBar|SitePage|MessagePage)\b/;

test('elements next to a header have no first-level heading', () => {
  const own = FILES.filter(({ text }) => text.includes('<h1'));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter(({ text }) => HEADED.test(text)).map(({ file }) => file)).toEqual([]);
});
