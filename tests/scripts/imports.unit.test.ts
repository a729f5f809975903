import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import rules from '../../dependency-cruiser.config.mjs';
import { projectFiles, readText } from '../docs/project-files';

type Import = readonly [importer: string, imported: string, isType?: 'type'];

/** Each importer is listed once, because they are files of one project. */
const ALLOWED: readonly Import[] = [
  ['lib/game/engine/decide.ts', 'lib/game/engine/evolve.ts'],
  ['lib/game/bots/choose.ts', 'lib/game/engine/evolve.ts'],
  ['lib/features/table/submit.ts', 'lib/game/rulesets.ts'],
  ['lib/features/ratings/call-store.ts', 'lib/platform/db/db.ts'],
  ['lib/features/table/api.ts', 'lib/features/talk/talk.ts'],
  ['lib/game/engine/state.ts', 'zod'],
  ['lib/game/engine/evolve/board.ts', 'lib/game/engine/events.ts', 'type'],
  ['components/board/city-map.tsx', 'lib/game/engine/board/hexes.ts'],
  ['components/board/zone.tsx', 'lib/features/table/view.ts', 'type'],
  ['app/games/[...path]/route.ts', 'lib/features/table/api-moves.ts'],
  ['tests/engine/build.unit.test.ts', 'lib/features/table/game-store.ts'],
  ['tools/bench/server.ts', 'scripts/migrate.ts'],
  ['lib/platform/auth/session.ts', 'next-auth'],
];

const REFUSED: readonly Import[] = [
  ['lib/game/engine/pack.ts', 'lib/game/content/base.ts', 'type'],
  ['lib/game/engine/random.ts', 'node:crypto'],
  ['lib/game/engine/options.ts', 'zod'],
  ['lib/game/box/box.ts', 'lib/game/rulesets.ts'],
  ['lib/game/engine/replay.ts', 'lib/game/engine/events.ts'],
  ['lib/game/analysis/review/review.ts', 'node:fs'],
  ['lib/game/recap/recap.ts', 'lib/platform/env.ts'],
  ['lib/game/drawing/city.ts', 'components/board/hex.tsx', 'type'],
  ['lib/game/new-room/new.ts', 'lib/game/engine/evolve.ts'],
  ['lib/platform/outbox/drain.ts', 'lib/features/table/view.ts', 'type'],
  ['lib/platform/auth/tokens.ts', 'lib/platform/http/answer.ts'],
  ['lib/features/table/load.ts', 'lib/features/notify/compose.ts', 'type'],
  ['lib/features/table/rows.ts', 'components/board/hex.tsx', 'type'],
  ['lib/features/table/undo.ts', 'lib/features/seats/api.ts'],
  ['lib/features/table/mail.ts', 'web-push'],
  ['lib/features/ratings/calls.ts', 'lib/platform/db/db.ts', 'type'],
  ['components/board/rows.tsx', 'components/table/table-board.tsx', 'type'],
  ['components/board/supply.tsx', 'lib/features/table/view.ts'],
  ['components/board/marks.tsx', 'lib/platform/env.ts', 'type'],
  ['components/board/joys.tsx', 'app/page.tsx', 'type'],
  ['components/board/walk.tsx', 'node:fs'],
  ['components/board/ghosts.tsx', 'tools/demo/api.ts', 'type'],
  ['app/lobby/page.tsx', 'lib/features/table/game-store.ts'],
  ['app/me/page.tsx', 'lib/platform/db/db.ts'],
  ['app/rules/page.tsx', 'pg'],
  ['proxy.ts', 'scripts/migrate.ts'],
  ['packages/engine/index.ts', 'tests/support/documents.ts'],
  ['scripts/start/main.ts', 'tools/demo.ts'],
];

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-imports-'));
afterAll(() => fs.rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  fs.appendFileSync(path.join(project, file), text);
}

/** The importers of a project of these files that the rules refuse. */
async function refusedIn(imports: readonly Import[]): Promise<readonly string[]> {
  fs.symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
  for (const [importer, imported, isType] of imports) {
    const isFile = /[.]tsx?$/.test(imported);
    if (isFile) write(imported, '');
    const relative = path.relative(path.dirname(importer), imported);
    const from = isFile ? (relative.startsWith('.') ? relative : `./${relative}`) : imported;
    write(importer, `import ${isType ? 'type ' : ''}{ It } from '${from.replace(/[.]tsx?$/, '')}';\n`);
  }
  const { options, ...ruleSet } = rules as IConfiguration;
  const { tsConfig: _, ...plain } = options ?? {};
  const files = imports.map(([importer]) => importer);
  const { output } = await cruise(files, { ...plain, ruleSet, validate: true, baseDir: project });
  return (output as ICruiseResult).summary.violations.map(({ from }) => from);
}

test('the rules refuse what they are for, and nothing else', async () => {
  const importers = [...ALLOWED, ...REFUSED].map(([importer]) => importer);
  expect(new Set(importers).size).toBe(importers.length);
  const refused = new Set(await refusedIn([...ALLOWED, ...REFUSED]));
  expect([...refused].toSorted()).toEqual(REFUSED.map(([importer]) => importer).toSorted());
});

test('the game is the same in server, browser and worker: it imports nothing by a condition', () => {
  const sources = projectFiles(/^lib\/game\/.*\.ts$/);
  expect(sources.length).toBeGreaterThan(200);
  const byCondition = /(?:from|import\()\s*'#/;
  expect(sources.filter((file) => byCondition.test(readText(file)))).toEqual([]);
});

test('package.json swaps nothing for a bundle', () => {
  const { imports } = JSON.parse(readText('package.json')) as { imports: object };
  const conditions = new Set(Object.values(imports).flatMap((places: object) => Object.keys(places)));
  expect(Object.keys(imports).length).toBeLessThanOrEqual(2);
  expect([...conditions].toSorted()).toEqual(['default', 'react-server']);
});

const IMPORT = /(?:from|import\() ?'((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g;

test('packages that the running service imports are production packages', () => {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    readText('package.json'),
  );
  const code = projectFiles(/^(app|components|lib)\/.*\.tsx?$|^(proxy|instrumentation(-node)?)\.ts$/);
  const imported = code.flatMap((file) =>
    [...readText(file).matchAll(IMPORT)].map(([, name = '']) => ({ file, name })),
  );
  expect(imported.length).toBeGreaterThan(300);
  expect(imported.filter(({ name }) => name in devDependencies)).toEqual([]);
});
