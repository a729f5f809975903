// Generated files that the browser imports: the addresses of the packs' sheets, and the compiled messages of
// each language.
import fs from 'node:fs';
import path from 'node:path';
import { sheetOf } from '../../lib/game/drawing/sheet';
import { PACKS } from '../../lib/game/rulesets';
import { compileMessages } from '../../lib/game/wording/compile-messages';
import { LOCALES, type Locale } from '../../lib/game/wording/locales';

/** Areas of the messages that the browser draws with. */
export const AREAS = [
  ...['archive', 'events', 'figures', 'history', 'inspect', 'learn', 'moves', 'names', 'open', 'options'],
  ...['pace', 'plans', 'position', 'puzzles', 'recap', 'refusals', 'review', 'sandbox', 'setup', 'table'],
  ...['talk', 'terms', 'turn'],
];

/** Writes them into a folder. */
export function writeBrowserFiles(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  const sheets = PACKS.map((pack) => [`${pack.id}-${pack.version}`, sheetOf(pack).url] as const);
  write(folder, 'sheets', Object.fromEntries(sheets));
  for (const locale of LOCALES) write(folder, `words-${locale}`, wordsIn(locale));
}

function wordsIn(locale: Locale): object {
  const read = (area: string): Record<string, string> =>
    JSON.parse(fs.readFileSync(`messages/${locale}/${area}.json`, 'utf8'));
  const messages = Object.fromEntries(AREAS.map((area) => [area, read(area)]));
  return compileMessages({ ...messages, tiles: read('tiles') }, locale);
}

function write(folder: string, name: string, content: object): void {
  fs.writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(content));
}
