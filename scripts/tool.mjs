// @ts-check
// `npm run tool -- NAME [options]` (scripts/tool/main.ts).
import { runTyped } from './lib/first.mjs';

await runTyped('scripts/tool/main.ts');
