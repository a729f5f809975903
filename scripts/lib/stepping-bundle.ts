// What draws the moments of a game in the browser (components/history/stepping), bundled by itself for the
// same reason as the rules of preview-bundle.ts. It draws with the very components of the server, for which
// React comes from the page and the language from a file.
import fs from 'node:fs';
import path from 'node:path';
import { bundle, type BundleOptions } from './bundle';

const TYPES = `export { Replay } from '@/components/history/stepping/replay';\n`;
/** Writes it into a folder, with its types. */
export async function writeSteppingBundle(folder: string): Promise<void> {
  const options: BundleOptions = {
    external: /^(react|react-dom|next)(\/|$)/,
    preserveEntrySignatures: 'strict',
    output: { format: 'es' },
  };
  const { script } = await bundle('components/history/stepping/replay.tsx', options, 'praga-stepping');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'stepping.js'), script);
  fs.writeFileSync(path.join(folder, 'stepping.d.ts'), TYPES);
}
