/** All times of a page are in one zone: one function formats them, and one finds the reader's zone. */
import { expect, test } from 'vitest';
import { momentWords } from '@/components/clocks/pace-words';
import { formatMoment } from '@/components/ui/moment';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { projectFiles, readText } from '../docs/project-files';

const SOURCES = projectFiles(/^(?:app|components|lib)\/.*\.tsx?$/);
const found = (pattern: RegExp, within = SOURCES): readonly string[] =>
  within.filter((path) => pattern.test(readText(path))).sort();

/** Files that format something else than a moment for the page's reader. */
const OTHERS = [
  // Days and months without a time.
  'components/circles/year.tsx',
  'components/clocks/pace-words.ts',
  'lib/features/notify/picture.ts',
  'lib/features/results/years.ts',
  'lib/game/wording/game-ending.ts',
  // Names of zones, and whether two are alike.
  'components/people/zone-form.tsx',
  'components/ui/browser/browser-features.ts',
  'lib/game/wording/language/time-zones.ts',
  'lib/game/wording/language/zone-city.ts',
  // Messages, in the zone of the person who receives them.
  'lib/features/notify/times.ts',
  // No message has a date.
  'lib/game/wording/language/make-wording.ts',
  // Positions kept on this device, shown without the service.
  'components/analysis/train/moment.ts',
];

test('one function formats the moments of all pages', () => {
  const formatters = found(/Intl\.DateTimeFormat|toLocale(?:Date|Time)?String\(|timeStyle/);
  expect(formatters).toEqual([...OTHERS, 'components/ui/moment.ts'].sort());
});

test('no page adds the zone, or guesses one, on its own', () => {
  const pages = SOURCES.filter((path) => /^(?:app|components)\//.test(path) && !/actions\.ts$/.test(path));
  expect(found(/\} UTC`|\?\? 'UTC'/, pages)).toEqual([
    // The date of a release.
    'app/api-docs/paper.ts',
    // Names the zone of the page.
    'components/site/zone-note.tsx',
    'components/ui/moment.ts',
  ]);
  expect(found(/person\?\.timeZone/, pages)).toEqual([]);
});

test('no component may leave the zone out, or cut a day out of a moment', () => {
  const components = SOURCES.filter((path) => path.startsWith('components/'));
  // Parts of a live table without a time.
  expect(found(/timeZone\?:/, components)).toEqual(['components/move/live-context.ts']);
  expect(found(/toISOString\(\)\.slice\(/, components)).toEqual([
    // The puzzle of a day, which is the same everywhere, and the name of a file.
    'components/analysis/puzzles/progress.ts',
    'components/analysis/puzzles/puzzle-side.tsx',
  ]);
});

test.each(LOCALES)(
  'in %s both forms of a moment are in the same zone, and name it only if unknown',
  (locale) => {
    const at = '2026-11-27T18:06:00.000Z';
    for (const [zone, time] of [
      ['Europe/Vienna', '19:06'],
      [undefined, '18:06 UTC'],
    ] as const)
      for (const text of [formatMoment(locale, zone, at), momentWords(wordingOf(locale), at, zone)])
        expect(text.endsWith(time)).toBe(true);
  },
);
