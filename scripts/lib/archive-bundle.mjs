// The script and style of exported games that play themselves (components/archive), bundled by the bundler that came with the tests.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENTRY = 'components/archive/viewer.ts';

/** Vite is a package of vitest's and need not lie where ours do. */
export async function loadVite() {
  const here = createRequire(import.meta.url);
  const place = createRequire(here.resolve('vitest/package.json')).resolve('vite');
  return import(pathToFileURL(place).href);
}

/** Script and style as texts. */
export async function bundleArchive() {
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
      // The project's own PostCSS is for Tailwind, which this page has none of.
      css: { postcss: { plugins: [] } },
      build: {
        write: false,
        target: 'es2022',
        cssCodeSplit: false,
        rollupOptions: { input: path.join(ROOT, ENTRY), output: { format: 'iife' } },
      },
    });
    const script = output.find((file) => file.type === 'chunk').code;
    const style = output.find((file) => file.fileName.endsWith('.css')).source;
    return { script, style: String(style) };
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Writes both into a folder, from where the service reads them. */
export async function writeArchiveBundle(folder) {
  const { script, style } = await bundleArchive();
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'viewer.js'), script);
  fs.writeFileSync(path.join(folder, 'viewer.css'), style);
}
