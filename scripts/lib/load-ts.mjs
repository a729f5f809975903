// Lets a script use the project's TypeScript: Node runs none by itself, so Vite, which runs the tests, translates it.
import path from 'node:path';
import { createViteServer } from 'vitest/node';

const ROOT = path.resolve(import.meta.dirname, '../..');

const SETTINGS = {
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  resolve: { alias: { '@': ROOT } },
  optimizeDeps: { noDiscovery: true },
  // Nothing is served and nothing is watched: the files are only read.
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
};

/**
 * The exports of several files, one after the other in one object; all share one copy of what they import.
 * @param {readonly string[]} files paths from the root of the project
 * @param {Readonly<Record<string, string>>} [instead] other places for what these names begin with
 */
export async function loadTs(files, instead = {}) {
  const { NODE_ENV } = process.env;
  // The first name that fits decides.
  const alias = { ...instead, ...SETTINGS.resolve.alias };
  const vite = await createViteServer({ ...SETTINGS, resolve: { alias } });
  try {
    const modules = [];
    for (const file of files) modules.push(await vite.ssrLoadModule(`/${file}`));
    return Object.assign({}, ...modules);
  } finally {
    await vite.close();
    // Vite sets it for the whole process, and the programs started later would inherit it.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** The rules and the stored form of games, as far as the scripts need them. */
export const loadRules = () =>
  loadTs([
    'lib/rulesets.ts',
    'lib/engine/acting.ts',
    'lib/engine/carry-out.ts',
    'lib/engine/decide.ts',
    'lib/engine/decision.ts',
    'lib/engine/hash.ts',
    'lib/engine/new-game.ts',
    'lib/engine/options.ts',
    'lib/engine/replay.ts',
    'lib/engine/score.ts',
    'lib/engine/state.ts',
    'lib/engine/view.ts',
    'lib/eventlog/canonical.ts',
    'lib/eventlog/chain.ts',
    'lib/eventlog/parse.ts',
  ]);
