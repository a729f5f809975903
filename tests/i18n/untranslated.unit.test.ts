import { describe, expect, test } from 'vitest';
import { sourcesIn } from './sources';
import { untranslated } from './untranslated';

/** Places that speak English to everybody, and why. */
const ENGLISH: readonly (readonly [string, string])[] = [
  ['app/api-docs/', 'for those who write programs'],
  ['components/ui/browser/early-presses.tsx', 'a script'],
  ['app/api/', 'answers for programs'],
  ['app/.well-known/', 'for those who look for holes'],
  ['app/dev/', 'only where the service is developed'],
  ['app/design/', 'only where the service is developed'],
  ['app/bench/', 'only the bench sees it'],
];

/** Strings that look like words and are not. */
const NO_WORDS: Readonly<Record<string, string>> = {
  Undo: 'the type of a command',
  'btn btn-wide': 'classes',
  'btn sticky top-0 z-1 mr-0 mb-2 ml-auto flex': 'classes',
  'border-dashed text-muted': 'classes',
  'absolute -translate-1/2 cursor-pointer border-2 border-dashed bg-transparent hover:border-chosen focus-visible:border-chosen':
    'classes',
  'aspect-square min-w-target max-sm:min-w-0 rounded-sm': 'classes',
  'border-chosen border-solid': 'classes',
  'min-h-target min-w-target text-xl leading-none hover:bg-sunken disabled:opacity-40': 'classes',
  'text-red font-semibold': 'classes',
  'xl:[grid-area:hunger] xl:[&>h2]:right-0 xl:[&>h2]:left-0 xl:[&>h2]:text-center': 'classes',
  'private, no-store': 'a header',
  ') ol>li:not(#': 'a selector',
  Home: 'a key',
  End: 'a key',
  "'EB Garamond SemiBold'": 'a font',
  Edge: 'a browser',
  Firefox: 'a browser',
  Chrome: 'a browser',
  Notification: 'a feature of browsers',
  Opera: 'a browser',
  Vltava: 'a Czech name on the map',
  'Staré Město': 'a Czech name on the map',
  'Nové Město': 'a Czech name on the map',
};

const exempt = (file: string): boolean => ENGLISH.some(([folder]) => file.startsWith(folder));

// It parses every source, which takes its time on a machine that does other things as well.
test('every text of every page comes from the messages', { timeout: 30_000 }, () => {
  const found = sourcesIn('app', 'components')
    .filter(({ file }) => !exempt(file))
    .flatMap(({ file, text }) => untranslated(file, text));
  const left = found.filter(({ text }) => !Object.hasOwn(NO_WORDS, text));
  expect(left.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

describe('a text that comes from no message is found', () => {
  test.each([
    ['between tags', '<p>Take a tile</p>'],
    ['one word between tags', '<h2>Seals</h2>'],
    ['beside a value', '<p>Step {n}</p>'],
    ['in a label', '<section aria-label="Open" />'],
    ['in a title that depends', "<p title={a ? 'free' : t('x.y')} />"],
    ['as a default', "<p>{name ?? 'nobody'}</p>"],
    ['in a template', '<p>{`turn ${n}`}</p>'],
    ['as a sentence in a variable', "const sentence = 'It’s your turn'"],
    ['in a list', "const KEYS = [['B', 'to the places']]"],
    ['in markup', 'const html = `<li>${n} left</li>`'],
    ['in a label in markup', 'const html = `<a aria-label="Close">x</a>`'],
  ])('%s', (_where, source) => expect(untranslated('x.tsx', source)).toHaveLength(1));

  test.each([
    ['a message', "<p aria-label={t('table.open')}>{t('table.step', { step })}</p>"],
    ['a class', '<p className="panel stack" />'],
    ['classes in a constant', "const TILES = 'step-tiles grid gap-1.4'"],
    ['a class in markup', 'const html = `<li class="red big">${n}</li>`'],
    ['an error', "throw new Error('this cannot be')"],
    ['an import', "import x from './some thing'"],
    ['an id', "const id = 'crane-zone'"],
    ['a directive', "'use client'"],
  ])('but not %s', (_what, source) => expect(untranslated('x.tsx', source)).toEqual([]));
});
