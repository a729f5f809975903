// Generates lib/generated when its sources changed (scripts/lib/project.ts).
import { generateIfStale } from '../lib/project';

const made = await generateIfStale();
console.log(made ? 'lib/generated is new' : 'lib/generated is up to date');
