// @ts-check
// `npm run generate`, which `npm run build` begins with, on a fresh clone as well (scripts/generate/main.ts).
import { runTyped } from './lib/first.mjs';

await runTyped('scripts/generate/main.ts');
