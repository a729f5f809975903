// Generated files that the browser imports: the addresses of the packs' sheets, and the compiled messages of
// each language.
import fs from 'node:fs';
import path from 'node:path';
import { sheetOf } from '../../lib/game/drawing/sheet';
import { PACKS } from '../../lib/game/rulesets';
import { compileMessages } from '../../lib/game/wording/language/compile-messages';
import { LOCALES, type Locale } from '../../lib/game/wording/language/locales';
import { writeLoader } from './language-files';

/** Areas of the messages that every table in a browser needs. */
export const AREAS = [
  ...['coach', 'events', 'history', 'inspect', 'moves', 'names', 'open', 'options', 'pace', 'position'],
  ...['refusals', 'requests', 'table', 'talk', 'terms', 'turn'],
];
/** Further areas for the sandbox, puzzles and reviews. */
export const SANDBOX_AREAS = ['puzzles', 'review', 'sandbox', 'train'];
/** Further areas for the workshop of boxes. */
export const WORKSHOP_AREAS = ['boxes'];
/** Parts of these areas that only server pages use. */
export const SERVER_PARTS = [
  ...[
    ...['confirm', 'decisions', 'done', 'holiday', 'late', 'link', 'missing', 'offers'],
    ...['open', 'proposals', 'refused', 'ways'],
  ].map((part) => `requests.${part}`),
  ...['pace.free', 'pace.holidays', 'pace.page', 'turn.ask', 'turn.news', 'turn.sound'],
  ...['film', 'measure'].map((part) => `history.${part}`),
  ...[
    ...['howToCall', 'isSealed', 'notesAreYours', 'notesOfHolder', 'notesShared', 'problem', 'reported'],
    ...['seal', 'sealHint', 'sealedBy'],
  ].map((part) => `talk.${part}`),
];

/** The generated words and their areas. */
const WORDS = [
  ['words', [...AREAS, 'tiles']],
  ['sandbox-words', SANDBOX_AREAS],
  ['workshop-words', WORKSHOP_AREAS],
] as const;

/** Writes them into a folder. */
export function writeBrowserFiles(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  const sheets = PACKS.map((pack) => [`${pack.id}-${pack.version}`, sheetOf(pack).url] as const);
  write(folder, 'sheets', Object.fromEntries(sheets));
  for (const locale of LOCALES) {
    const messages = messagesOf(locale);
    for (const [name, areas] of WORDS) write(folder, `${name}-${locale}`, parts(messages, areas));
  }
  for (const [name] of WORDS)
    writeLoader(path.join(folder, `${name}.ts`), (locale) => `./${name}-${locale}.json`);
  writeLoader(path.join(folder, 'broken-words.ts'), (locale) => `@/messages/${locale}/broken.json`);
}

function messagesOf(locale: Locale): object {
  const read = (area: string): Record<string, string> =>
    JSON.parse(fs.readFileSync(`messages/${locale}/${area}.json`, 'utf8'));
  const messages = Object.fromEntries(
    [...AREAS, ...SANDBOX_AREAS, ...WORKSHOP_AREAS].map((area) => [area, sent(area, read(area))]),
  );
  return compileMessages({ ...messages, tiles: read('tiles') }, locale);
}

/** The messages of an area without those that stay on the server. */
const sent = (area: string, messages: object): object =>
  Object.fromEntries(Object.entries(messages).filter(([part]) => !SERVER_PARTS.includes(`${area}.${part}`)));

const parts = (messages: object, areas: readonly string[]): object =>
  Object.fromEntries(Object.entries(messages).filter(([area]) => areas.includes(area)));

function write(folder: string, name: string, content: object): void {
  fs.writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(content));
}
