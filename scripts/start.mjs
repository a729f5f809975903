// @ts-check
// `npm start` and, with --dev, `npm run dev`: from a fresh clone to a running service
// (scripts/start/main.ts).
import { runTyped } from './lib/first.mjs';

await runTyped('scripts/start/main.ts');
