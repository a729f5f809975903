/**
 * A session may end while its person fills in a form. A stranger who sends it is led to a page with the site's
 * header, which tells the browser to keep the text for that person (components/ui/forms/signed-out-text.ts).
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FORMS } from '../api/forms-table';
import { projectFiles } from '../docs/project-files';
import { EXPECTED } from './matrix-table';
import { PROOF_OF } from './proof-table';

/** Forms at a table, whose pages have another header: none of them has a field that a person types into. */
const AT_TABLES = [
  'action app/games/[gameId]/mentor/actions.ts leaveSeat',
  'action app/games/[gameId]/mentor/actions.ts forgetOwn',
  'action app/seat/[token]/actions.ts takeMineBack',
  'POST app/games/[gameId]/sit/route.ts',
];
/** Its refusal is shown in place, and the typed value stays. */
const IN_PLACE = 'action app/boxes/[boxId]/actions.ts changeComponent';

const HEADER = /\b(?:CurrentPage|CurrentFrame|CurrentMessage|SitePage|SiteFrame|membersOnly|nothingHere)\b/;
const pages = projectFiles(/^app\/.*page\.tsx$/);

/** The page file of an address, without its folders for layout. */
const pageAt = (address: string) =>
  pages.find(
    (file) =>
      `/${path.posix.dirname(path.posix.relative('app', file))}`.replace(/\/\([^)]+\)/g, '') === address ||
      (address === '/' && file === 'app/(site)/page.tsx'),
  );

const forms = Object.keys(FORMS).filter(
  (key) => PROOF_OF[key] === 'person' && ![...AT_TABLES, IN_PLACE].includes(key),
);

test('there are such forms', () => expect(forms.length).toBeGreaterThan(25));

test.each(forms)('%s', (key) => {
  const outcome = EXPECTED[key]?.open[0] ?? '';
  const address = /^(?:to|303) (\/[^?#]*)/.exec(outcome)?.[1]?.replace(':here', '[gameId]') ?? outcome;
  const page = pageAt(address === '/' ? '/' : address.replace(/\/$/, ''));
  expect(page, `${key}: ${outcome}`).toBeDefined();
  expect(fs.readFileSync(page ?? '', 'utf8'), `${key}: ${page}`).toMatch(HEADER);
});
