import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import plugin from '../../scripts/lint/plugin';
import { ROOT } from '../../scripts/lib/first.mjs';
import { inFull, isFull } from '../support/full';

const WIDE = 'a'.repeat(110);

/** Accepted and refused code for each of our own rules: a line each. */
const CASES: Readonly<Record<string, { readonly good: readonly string[]; readonly bad: readonly string[] }>> =
  {
    layers: {
      good: [`import type { GameState } from '@/lib/game/engine/state';`, `void import('./board/hexes');`],
      bad: [
        `import { z } from 'zod';`,
        `import type { Props } from '@/components/board/zone';`,
        `export { read } from '@/lib/platform/env';`,
        `void import('@/lib/game/content/base');`,
      ],
    },
    'no-enums': {
      good: [`export const LEVELS = ['low', 'high'] as const;`],
      bad: ['enum Level { Low, High }'],
    },
    'no-barrels': { good: [`export { a } from './a';`], bad: [`export * from './a';`] },
    'no-packer': { good: ['use({ ...b, c });'], bad: ['use({ ...{ b, c } });'] },
    'narrow-comments': {
      good: ['// short', `// https://example.org/${WIDE}`, `use('${WIDE}');`, `use(1); // ${WIDE}`],
      bad: [`// ${WIDE}`, `/* ${WIDE} */`],
    },
  };

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
  fs.writeFileSync(
    config,
    `import ours from ${JSON.stringify(at('oxlint.config.ts'))};
export default { ...ours, jsPlugins: [${JSON.stringify(at('scripts/lint/plugin.ts'))}] };`,
  );
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

test('our own rules refuse what they are for, and nothing else', () => {
  const written = Object.entries(CASES).flatMap(([rule, { good, bad }]) => [
    ...good.map((text, i) => ({ name: `${rule}-good-${i}.ts`, text, faults: [] })),
    ...bad.map((text, i) => ({
      name: `${rule}-bad-${i}.ts`,
      text,
      faults: [`${rule}-bad-${i}.ts praga(${rule})`],
    })),
  ]);
  const found = faultsOf(Object.fromEntries(written.map(({ name, text }) => [name, text])));
  const ours = found.filter((fault) => fault.includes('praga('));
  expect(ours.toSorted()).toEqual(written.flatMap(({ faults }) => faults).toSorted());
});

test('every rule of our own has its examples', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(plugin.rules).toSorted());
});

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
  expect(faultsOf({ 'browser-features.ts': files['use-0.ts'] ?? '' }, 'components/ui')).toEqual([]);
});
