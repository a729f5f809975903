import { expect, test } from 'vitest';
import { refuseImport } from '../../scripts/lint/layers.mjs';

const LET_THROUGH = [
  ['lib/engine/actions/build.ts', '../state', false],
  ['lib/engine/decide.ts', '@/lib/engine/evolve', false],
  ['lib/content/base/city.ts', '@/lib/engine/pack', true],
  ['lib/rulesets.ts', './content/base', false],
  ['lib/service/submit-command.ts', '@/lib/rulesets', false],
  ['components/board/city-map.tsx', '@/lib/engine/board/hexes', false],
  ['app/page.tsx', './globals.css', false],
  ['tests/engine/build.unit.test.ts', 'vitest', false],
] as const;

test.each(LET_THROUGH)('%s may import %s', (importer, specifier, typeOnly) => {
  expect(refuseImport(importer, specifier, typeOnly)).toBeUndefined();
});

const REFUSED = [
  ['lib/engine/decide.ts', '@/lib/content/base', true],
  ['lib/engine/actions/build.ts', '../../content/base/city', false],
  ['lib/engine/random.ts', 'node:crypto', false],
  ['lib/engine/random.ts', 'zod', false],
  ['lib/content/base/city.ts', '@/lib/engine/pack', false],
  ['lib/store/games.ts', '@/lib/engine/evolve', false],
  ['lib/store/games.ts', '@/lib/service/load-table', true],
  ['lib/outbox/drain.ts', '@/lib/content/base', true],
  ['lib/service/load-table.ts', 'next/headers', false],
  ['components/board/city-map.tsx', '@/lib/store/games', true],
  ['components/prompt/panel.tsx', '@/lib/engine/decide', false],
  ['app/page.tsx', '@/lib/store/games', false],
  ['app/page.tsx', '@prisma/client', false],
] as const;

test.each(REFUSED)('%s may not import %s', (importer, specifier, typeOnly) => {
  expect(refuseImport(importer, specifier, typeOnly)).toContain('may');
});
