// Loads TypeScript and replaces some of its imports by other files, for example by the rules of an earlier
// commit. To load a file without replacements, import it.
import { createViteServer } from 'vitest/node';
import { ROOT } from '../../scripts/lib/first.mjs';

/** The exports of a file (its path from the root); `instead` maps prefixes of imports to other places. */
export async function loadTs<Exports extends object>(
  file: string,
  instead: Readonly<Record<string, string>>,
  isWhatIsMeant: (exports: object) => exports is Exports,
): Promise<Exports> {
  const { NODE_ENV } = process.env;
  const vite = await createViteServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    // The first matching prefix decides.
    resolve: { alias: { '@': ROOT, ...instead } },
    optimizeDeps: { noDiscovery: true },
    // Serves and watches nothing: the files are only read.
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  });
  try {
    const exports = await vite.ssrLoadModule(`/${file}`);
    if (!isWhatIsMeant(exports)) throw new Error(`${file} has not what is asked of it`);
    return exports;
  } finally {
    await vite.close();
    // Vite sets NODE_ENV for the whole process, and later programs would inherit it.
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
    else Reflect.set(process.env, 'NODE_ENV', NODE_ENV);
  }
}
