// Modules that name the files of each language, because a bundler only follows imports that are written out.
import fs from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../lib/game/wording/language/locales';

/** The server's messages in every language (lib/game/wording/language/messages.ts). */
export function writeMessages(folder: string): void {
  const imports = LOCALES.map((locale, n) => `import { messages as m${n} } from '@/messages/${locale}';\n`);
  const named = LOCALES.map((locale, n) => `  '${locale}': m${n},\n`);
  const text = `${imports.join('')}\nexport const MESSAGES = {\n${named.join('')}};\n`;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'messages.ts'), text);
}

/** A module whose `load` fetches a JSON file of each language. A browser fetches only its own. */
export function writeLoader(file: string, sourceOf: (locale: Locale) => string): void {
  const loaders = LOCALES.map((locale) => `  '${locale}': () => import('${sourceOf(locale)}'),\n`);
  fs.writeFileSync(file, `export const load = {\n${loaders.join('')}};\n`);
}
