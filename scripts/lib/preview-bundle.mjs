// The rules that a browser needs to show what a legal step brings (lib/turn/preview), bundled by themselves. The bundler of the pages
// shares one copy of a file among all pages, so a page that needs all of the engine would make the table carry all of it as well.
import fs from 'node:fs';
import path from 'node:path';
import { loadVite } from './archive-bundle.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENTRY = 'lib/turn/preview.ts';
const TYPES = `export { matchesOf, packOf, previewOf } from '@/lib/turn/preview';\n`;

async function bundlePreview() {
  const { NODE_ENV } = process.env;
  const { build } = await loadVite();
  try {
    const { output } = await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      mode: 'production',
      resolve: { alias: { '@': ROOT } },
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        rollupOptions: {
          input: path.join(ROOT, ENTRY),
          preserveEntrySignatures: 'strict',
          output: { format: 'es' },
        },
      },
    });
    return output.find((file) => file.type === 'chunk').code;
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Writes it into a folder, with its types. */
export async function writePreviewBundle(folder) {
  const script = await bundlePreview();
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'preview.js'), script);
  fs.writeFileSync(path.join(folder, 'preview.d.ts'), TYPES);
}
