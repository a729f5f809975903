import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Created by `npm run generate`, see scripts/lib/archive-bundle.ts. */
const FOLDER = 'lib/generated/archive';

export interface ArchiveFiles {
  readonly script: string;
  readonly style: string;
  /** The script of a table in a frame (components/archive/follow.ts). */
  readonly follow: string;
}

let read: Promise<ArchiveFiles> | undefined;

/** The script and style that replay an exported game; read once per process. */
export function archiveFiles(): Promise<ArchiveFiles> {
  read ??= readFiles();
  // A missing file may exist at the next call.
  read.catch(() => (read = undefined));
  return read;
}

async function readFiles(): Promise<ArchiveFiles> {
  const [script, style, follow] = await Promise.all([
    readFile(path.join(process.cwd(), FOLDER, 'viewer.js'), 'utf8'),
    readFile(path.join(process.cwd(), FOLDER, 'viewer.css'), 'utf8'),
    readFile(path.join(process.cwd(), FOLDER, 'follow.js'), 'utf8'),
  ]);
  return { script, style, follow };
}
