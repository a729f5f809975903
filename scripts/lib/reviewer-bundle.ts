// The script of the server's thread that checks reviews (lib/features/review/recheck.ts).
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle';

/** Writes it into a folder, from where the service reads it. */
export async function writeReviewerBundle(folder: string): Promise<void> {
  const { script } = await bundle('components/review/review-worker.ts');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'reviewer.js'), script);
}
