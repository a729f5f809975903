// The script and style of exported games that play themselves (components/archive).
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle';

/** Script and style as texts. */
export function bundleArchive() {
  return bundle('components/archive/viewer.tsx');
}

/** Writes both into a folder, from where the service reads them. */
export async function writeArchiveBundle(folder: string): Promise<void> {
  const { script, style } = await bundleArchive();
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'viewer.js'), script);
  fs.writeFileSync(path.join(folder, 'viewer.css'), style);
}
