// Modules that name the files of each language, because a bundler only follows imports that are written out.
import fs from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../lib/game/wording/language/locales';

/** The areas of a language: its files of messages, by name. */
function areasOf(locale: Locale): object {
  const folder = path.join('messages', locale);
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [
      path.basename(name, '.json'),
      JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')),
    ]),
  );
}

/** The server's messages, a file for each language (lib/game/wording/language/messages.ts). */
export function writeMessages(folder: string): void {
  fs.mkdirSync(path.join(folder, 'messages'), { recursive: true });
  for (const locale of LOCALES)
    fs.writeFileSync(path.join(folder, 'messages', `${locale}.json`), JSON.stringify(areasOf(locale)));
  const imports = LOCALES.map((locale, n) => `import m${n} from './messages/${locale}.json';\n`);
  const named = LOCALES.map((locale, n) => `  '${locale}': m${n},\n`);
  const text = `${imports.join('')}\nexport const MESSAGES = {\n${named.join('')}};\n`;
  fs.writeFileSync(path.join(folder, 'messages.ts'), text);
}

/** A module whose `load` fetches a JSON file of each language. A browser fetches only its own. */
export function writeLoader(file: string, sourceOf: (locale: Locale) => string): void {
  const loaders = LOCALES.map((locale) => `  '${locale}': () => import('${sourceOf(locale)}'),\n`);
  fs.writeFileSync(file, `export const load = {\n${loaders.join('')}};\n`);
}
