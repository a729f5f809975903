// @ts-nocheck
// Bundles that are made beside the pages' own, by the bundler of the tests.
import path from 'node:path';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * The script of an entry and its style as texts; the style of what has none is empty.
 * @param {string} entry path from the project's root
 * @param {object} rollupOptions how it is to be put together
 * @param {Record<string, string>} instead files (from the root) that take the place of what is imported
 */
export async function bundle(entry, rollupOptions, instead = {}) {
  const { NODE_ENV } = process.env;
  const places = Object.fromEntries(
    Object.entries(instead).map(([name, file]) => [name, path.join(ROOT, file)]),
  );
  try {
    const { output } = await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      mode: 'production',
      resolve: { alias: { ...places, '@': ROOT } },
      // The project's own PostCSS is for Tailwind, which these have none of.
      css: { postcss: { plugins: [] } },
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        cssCodeSplit: false,
        rollupOptions: { ...rollupOptions, input: path.join(ROOT, entry) },
      },
    });
    const script = output.find((file) => file.type === 'chunk').code;
    const style = output.find((file) => file.fileName.endsWith('.css'))?.source;
    return { script, style: String(style ?? '') };
  } finally {
    // The bundler sets it for whoever runs it.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
