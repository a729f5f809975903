// Generates the Prisma client into lib/generated when the schema or Prisma itself changed.
import { generateIfStale, ROOT } from './lib/project.mjs';

process.chdir(ROOT);
const made = await generateIfStale();
console.log(made ? 'the Prisma client is generated' : 'the Prisma client is up to date');
