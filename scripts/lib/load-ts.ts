// @ts-nocheck
// Lets a script use the project's TypeScript: Node runs none by itself, so Vite, which runs the tests,
// translates it.
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
    'lib/game/rulesets.ts',
    'lib/game/engine/acting.ts',
    'lib/game/engine/execute.ts',
    'lib/game/engine/decide.ts',
    'lib/game/engine/blind-work.ts',
    'lib/game/engine/hash.ts',
    'lib/game/engine/new-game.ts',
    'lib/game/engine/options.ts',
    'lib/game/engine/replay.ts',
    'lib/game/engine/score.ts',
    'lib/game/engine/setup.ts',
    'lib/game/engine/state.ts',
    'lib/game/engine/view.ts',
    'lib/game/eventlog/canonical.ts',
    'lib/game/eventlog/chain.ts',
    'lib/game/eventlog/parse.ts',
  ]);
