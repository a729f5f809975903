import { writeBrowserFilesIfStale } from '../../scripts/lib/project';

/** Vitest without `npm test` also reads messages that were changed a moment ago. */
export async function setup(): Promise<void> {
  await writeBrowserFilesIfStale();
}
