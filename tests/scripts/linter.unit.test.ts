import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../../scripts/lib/first.mjs';
import { inFull, isFull } from '../support/full';

const place = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-lint-'));
afterAll(() => fs.rmSync(place, { recursive: true }));

const Report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

/** The findings of the linter in `files`, as if they were in a folder: file and rule. */
function faultsOf(files: Readonly<Record<string, string>>, within = 'lib/game/engine'): readonly string[] {
  const cwd = fs.mkdtempSync(path.join(place, 'tree-'));
  const folder = path.join(cwd, within);
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), `${text}\n`);
  const at = (name: string) => path.join(ROOT, name);
  // Our rules for folders hold below the folder of the configuration.
  const config = path.join(cwd, 'oxlint.config.ts');
  fs.writeFileSync(config, `export { default } from ${JSON.stringify(at('oxlint.config.ts'))};`);
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(at('node_modules/tsx/dist/loader.mjs')).href,
      at('node_modules/oxlint/bin/oxlint'),
      '--config',
      config,
      '--format=json',
    ],
    { cwd, encoding: 'utf8' },
  );
  return Report.parse(JSON.parse(stdout)).diagnostics.map(
    ({ code, filename }) => `${path.basename(filename)} ${code}`,
  );
}

test.runIf(isFull)('features that a browser may lack are used by one module only', () => {
  const uses = [
    'localStorage.length',
    'sessionStorage.length',
    'indexedDB.open("a")',
    'caches.keys()',
    'navigator.clipboard',
    '"share" in navigator',
    'matchMedia("print")',
    'Notification.permission',
    'new AudioContext()',
    'new Audio("a")',
    'new BroadcastChannel("a")',
    'new EventSource("a")',
    'new Worker("a")',
    'window.localStorage',
    'globalThis.navigator',
    'document.cookie',
  ];
  const files = Object.fromEntries(
    uses.map((use, i) => [`use-${i}.ts`, `export const used = () => ${use};`]),
  );
  for (const folder of inFull(['components/table', 'app/me', 'lib/game/live'], ['components/table']))
    expect(
      faultsOf(files, folder)
        .map((fault) => fault.split(' ')[0])
        .toSorted(),
    ).toEqual(Object.keys(files).toSorted());
  expect(faultsOf({ 'browser-features.ts': files['use-0.ts'] ?? '' }, 'components/ui/browser')).toEqual([]);
});
