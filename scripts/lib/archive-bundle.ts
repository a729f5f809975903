// The script and style of exported games that play themselves, and the script of tables in frames
// (components/archive).
import fs from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { ROOT } from './first.mjs';

/** Script and style as texts. */
export function bundleArchive() {
  return bundle('components/archive/viewer.tsx');
}

/** The script of a table in a frame on another site. */
export const bundleFollow = async (): Promise<string> =>
  (await bundle('components/archive/follow.ts')).script;

/** Writes them into a folder, from where the service reads them. */
export async function writeArchiveBundle(folder: string): Promise<void> {
  const { script, style } = await bundleArchive();
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'viewer.js'), script);
  fs.writeFileSync(path.join(folder, 'viewer.css'), style);
  fs.writeFileSync(path.join(folder, 'follow.js'), await bundleFollow());
}

// Makes bundles outside Next's build, with the bundler of the tests.

interface Bundle {
  readonly script: string;
  readonly style: string;
}

/** The script of an entry (its path from the root) and its style as texts, to inline in one HTML file. */
async function bundle(entry: string): Promise<Bundle> {
  const { NODE_ENV } = process.env;
  try {
    const built = await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      mode: 'production',
      resolve: { alias: { '@': ROOT } },
      // Tests bundle React for production as well.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      // The project's own PostCSS is for Tailwind, which these bundles do not use.
      css: { postcss: { plugins: [] } },
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        cssCodeSplit: false,
        rollupOptions: { input: path.join(ROOT, entry), output: { format: 'iife' } },
      },
    });
    return textsOf('output' in built ? built.output : []);
  } finally {
    // The bundler sets NODE_ENV in the process that runs it.
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
    else Reflect.set(process.env, 'NODE_ENV', NODE_ENV);
  }
}

function textsOf(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Bundle {
  const script = output.find((file) => file.type === 'chunk');
  if (!script) throw new Error('the bundler made no script');
  const style = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return { script: script.code, style: style?.type === 'asset' ? String(style.source) : '' };
}
