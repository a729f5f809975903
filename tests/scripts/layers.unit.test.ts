import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refuseImport } from '../../scripts/lint/layers';

const LET_THROUGH = [
  ['lib/game/engine/actions/build.ts', '../state', false],
  ['lib/game/engine/decide.ts', '@/lib/game/engine/evolve', false],
  ['lib/game/content/base/city.ts', '@/lib/game/engine/pack', true],
  ['lib/game/rulesets.ts', './content/base', false],
  ['lib/features/table/commands/submit-command.ts', '@/lib/game/rulesets', false],
  ['components/board/city-map.tsx', '@/lib/game/engine/board/hexes', false],
  ['app/page.tsx', './globals.css', false],
  ['lib/game/names/alike.ts', '@/generated/confusables.json', false],
  ['lib/platform/i18n/current-words.ts', '#words', false],
  ['lib/features/ratings/call-store.ts', '@/lib/platform/db/db', false],
  ['tests/engine/build.unit.test.ts', 'vitest', false],
  ['tests/tools/demo.unit.test.ts', '@/tools/demo/proof', false],
  ['tools/bench/server.ts', '../../scripts/migrate', false],
  ['scripts/operator.ts', '@/lib/platform/env', false],
] as const;

test.each(LET_THROUGH)('%s may import %s', (importer, specifier, typeOnly) => {
  expect(refuseImport(importer, specifier, typeOnly)).toBeUndefined();
});

const REFUSED = [
  ['lib/game/engine/decide.ts', '@/lib/game/content/base', true],
  ['lib/game/engine/actions/build.ts', '../../content/base/city', false],
  ['lib/game/engine/random.ts', 'node:crypto', false],
  ['lib/game/engine/random.ts', 'zod', false],
  ['lib/game/engine/random.ts', '@/generated/confusables.json', false],
  ['lib/game/content/base/city.ts', '@/lib/game/engine/pack', false],
  ['lib/game/recap/recap.ts', '@/lib/platform/env', false],
  ['lib/game/drawing/city/city.ts', '@/components/board/zone', true],
  ['lib/platform/outbox/drain.ts', '@/lib/features/table/load/load-table', true],
  ['lib/features/table/load/load-table.ts', '@/lib/features/notify/compose', true],
  ['lib/features/table/load/load-table.ts', '@/components/board/zone', true],
  ['lib/features/table/load/load-table.ts', 'next/headers', false],
  ['components/board/city-map.tsx', '@/lib/features/table/load/game-store', false],
  ['components/board/zone.tsx', '@/lib/features/table/load/load-table', false],
  ['components/board/zone.tsx', '@/lib/game/engine/decide', false],
  ['components/ui/button.tsx', '@/components/board/zone', false],
  ['components/ui/button.tsx', '#rules', false],
  ['lib/game/recap/recap.ts', '#words', false],
  ['lib/game/recap/recap.ts', '#words', true],
  ['components/ui/button.tsx', '#nothing', false],
  ['lib/platform/env.ts', '#words', false],
  ['app/page.tsx', '@/lib/features/table/load/game-store', false],
  ['app/page.tsx', '@prisma/client', false],
  ['app/page.tsx', '@/lib/platform/db/db', false],
  ['lib/features/ratings/calls.ts', '@/lib/platform/db/db', true],
  ['app/page.tsx', '@/tools/lib/progress', false],
  ['components/board/zone.tsx', '@/tools/demo/api', true],
  ['lib/game/bots/choose.ts', '../../../tools/arena/tournament', false],
  ['lib/features/table/load/load-table.ts', '@/scripts/migrate', false],
  ['packages/engine/index.ts', '../../tests/support/documents', false],
  ['proxy.ts', './scripts/serve', false],
  ['instrumentation-node.ts', '@/tools/bench', false],
  ['scripts/start/main.ts', '../../tools/demo', false],
] as const;

test.each(REFUSED)('%s may not import %s', (importer, specifier, typeOnly) => {
  expect(refuseImport(importer, specifier, typeOnly)).toContain('may');
});

test('the game is the same in server, browser and worker: it imports nothing by a condition', () => {
  const files = fs.readdirSync('lib/game', { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts')).map((file) => path.join('lib/game', file));
  expect(sources.length).toBeGreaterThan(300);
  const byCondition = /(?:from|import\()\s*'#/;
  expect(sources.filter((file) => byCondition.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
});

test('package.json swaps nothing for a bundle', () => {
  const { imports } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { imports: object };
  const conditions = new Set(Object.values(imports).flatMap((places: object) => Object.keys(places)));
  expect(Object.keys(imports).length).toBeLessThanOrEqual(2);
  expect([...conditions].toSorted()).toEqual(['default', 'react-server']);
});
