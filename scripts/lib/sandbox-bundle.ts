// The sandbox of a browser (components/sandbox): the table's own components, the whole engine, and what reads
// messages, bundled by themselves. The bundler of the pages shares one copy of a file among all of them, so
// the table would carry the engine as well.
import fs from 'node:fs';
import path from 'node:path';
import { bundle, type BundleOptions } from './bundle';

const TYPES = `export { SandboxTable, setUp } from '@/components/sandbox/entry';\n`;

/**
 * Writes it into a folder, with its types; and what runs in workers: the computer that plays in it, and the
 * one that reviews games.
 */
export async function writeSandboxBundle(folder: string): Promise<void> {
  const options: BundleOptions = {
    preserveEntrySignatures: 'strict',
    // React is the page's own: two of it would not know each other.
    external: [/^react($|\/)/, /^react-dom($|\/)/],
    output: { format: 'es', codeSplitting: false },
  };
  const { script } = await bundle('components/sandbox/entry.tsx', options, 'praga-sandbox');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'sandbox.js'), script);
  fs.writeFileSync(path.join(folder, 'sandbox.d.ts'), TYPES);
  const computer = await bundle('components/sandbox/computer-worker.ts', { output: { format: 'iife' } });
  fs.writeFileSync(path.join(folder, 'computer.js'), computer.script);
  const reviewer = await bundle('components/review/review-worker.ts', { output: { format: 'iife' } });
  fs.writeFileSync(path.join(folder, 'reviewer.js'), reviewer.script);
}
