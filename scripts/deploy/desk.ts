// The scripts of docs/operate.md as a few files without packages, so they run in the deployed folder.
import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../lib/first.mjs';

/** `npm run` names of the bundled scripts; each is a file in scripts. */
export const DESK_SCRIPTS = ['operator', 'backup', 'restore', 'archive'];
const FOLDER = 'scripts/desk';
const SCRIPTS = path.join(ROOT, 'scripts');

const NO_EMBEDDED = `export function startPg() {
  console.error('which database? Give --database URL, or DATABASE_URL in the environment or in .env');
  process.exit(2);
}`;

/**
 * Replaces modules: the deployed folder has the migration script already, next to its migrations, and no
 * embedded PostgreSQL.
 */
const besides: Plugin = {
  name: 'besides',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\.?\/migrate$/ }, () => ({ path: '../migrate.mjs', external: true }));
    onResolve({ filter: /^\.\.?\/pg$/ }, ({ importer }) =>
      importer.startsWith(SCRIPTS) ? { path: 'pg', namespace: 'none' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: NO_EMBEDDED }));
  },
};

/** Writes the scripts into the folder `out`, and adds them to its package.json for `npm run`. */
export async function writeDesk(out: string): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: DESK_SCRIPTS.map((name) => `scripts/${name}.ts`),
    outdir: path.join(out, FOLDER),
    // All files are in one folder, so the path to the migration script is the same for each.
    bundle: true,
    splitting: true,
    minify: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    // The export conditions of Next on a server.
    conditions: ['react-server'],
    external: ['pg-native'],
    plugins: [besides],
    logLevel: 'warning',
    // Some packages are CommonJS.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  const file = path.join(out, 'package.json');
  const scripts = {
    migrate: 'node scripts/migrate.mjs',
    ...Object.fromEntries(DESK_SCRIPTS.map((name) => [name, `node ${FOLDER}/${name}.mjs`])),
  };
  fs.writeFileSync(
    file,
    `${JSON.stringify({ ...JSON.parse(fs.readFileSync(file, 'utf8')), scripts }, null, 2)}\n`,
  );
}
