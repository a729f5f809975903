// Loads TypeScript with other files in the place of some that it imports: the rules of an earlier commit, for
// example. To get a file as it is, import it.
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
    // The first name that fits decides.
    resolve: { alias: { ...instead, '@': ROOT } },
    optimizeDeps: { noDiscovery: true },
    // Nothing is served and nothing is watched: the files are only read.
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  });
  try {
    const exports = await vite.ssrLoadModule(`/${file}`);
    if (!isWhatIsMeant(exports)) throw new Error(`${file} has not what is asked of it`);
    return exports;
  } finally {
    await vite.close();
    // Vite sets it for the whole process, and the programs started later would inherit it.
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
    else Reflect.set(process.env, 'NODE_ENV', NODE_ENV);
  }
}
