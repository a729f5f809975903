// Makes what lies in lib/generated, when its sources changed: the Prisma client, and what plays exported
// games.
import { generateIfStale } from '../lib/project';

const made = await generateIfStale();
console.log(made ? 'lib/generated is made anew' : 'lib/generated is up to date');
