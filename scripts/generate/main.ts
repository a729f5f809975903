// Generates lib/generated when its sources changed: the Prisma client, and the viewer of exported games.
import { generateIfStale } from '../lib/project';

const made = await generateIfStale();
console.log(made ? 'lib/generated is new' : 'lib/generated is up to date');
