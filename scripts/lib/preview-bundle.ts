// The rules that a browser needs to show what a legal step brings (lib/game/turn/preview), bundled by
// themselves. The bundler of the pages shares one copy of a file among all pages, so a page that needs all of
// the engine would make the table carry all of it as well.
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle';

const TYPES = `export { matchesOf, packOf, previewOf } from '@/lib/game/turn/preview';\n`;

/** Writes it into a folder, with its types. */
export async function writePreviewBundle(folder: string): Promise<void> {
  const { script } = await bundle('lib/game/turn/preview.ts', {
    preserveEntrySignatures: 'strict',
    output: { format: 'es' },
  });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'preview.js'), script);
  fs.writeFileSync(path.join(folder, 'preview.d.ts'), TYPES);
}
