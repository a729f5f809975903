import 'server-only';
import { workerFile, type ComputerFile } from '@/lib/features/sandbox/sandbox-computer';

/** Made by `npm run generate`, see scripts/lib/sandbox-bundle.ts. */
const FILE = 'lib/generated/sandbox/reviewer.js';

/** What works out the review of a game, as a script for a worker. */
export const reviewerFile = (): Promise<ComputerFile> => workerFile(FILE);
