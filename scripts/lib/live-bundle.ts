// What plays at a table in its page (components/live), bundled by itself for the same reason as the rules of
// preview-bundle.ts: the table's own components, the whole engine, one language. What is not
// needed before something is done or heard (later-part.tsx) is a file of its own.
import fs from 'node:fs';
import path from 'node:path';
import { bundle, type BundleOptions } from './bundle';
import { withoutBugTexts } from './without-bug-texts';

const TYPES = `export { startLive } from '@/components/live/start-live';\n`;

/** Writes it into a folder, with its types. */
export async function writeLiveBundle(folder: string): Promise<void> {
  const options: BundleOptions = {
    external: /^(react|react-dom|next)(\/|$)/,
    preserveEntrySignatures: 'allow-extension',
    plugins: [withoutBugTexts],
    output: { format: 'es', entryFileNames: 'live.js', chunkFileNames: '[name].js' },
  };
  const { script, more } = await bundle('components/live/start-live.ts', options, 'praga-live');
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, code] of more) fs.writeFileSync(path.join(folder, name), code);
  fs.writeFileSync(path.join(folder, 'live.js'), script);
  fs.writeFileSync(path.join(folder, 'live.d.ts'), TYPES);
}
