// @ts-check
// `npm test` and, with --full, `npm run test:full`, on a fresh clone as well (scripts/test/main.ts).
import { runTyped } from './lib/first.mjs';

await runTyped('scripts/test/main.ts');
