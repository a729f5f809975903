// Whether generated files are stale: a file next to them keeps the fingerprint of their sources. It hashes
// contents, because times mislead after a checkout, a copy or a removed file.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Whether to skip a path, with everything below it. */
type Skip = (place: string) => boolean;

/** One hash over the names and contents of files and folders; missing ones count as absent. */
export function fingerprintOf(paths: readonly string[], skip: Skip = () => false): string {
  const hash = crypto.createHash('sha256');
  for (const file of paths.flatMap((it) => filesBelow(it, skip)).sort()) {
    hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(target: string, skip: Skip): readonly string[] {
  if (skip(target)) return [];
  const stats = fs.statSync(target, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [target];
  return fs.readdirSync(target).flatMap((name) => filesBelow(path.join(target, name), skip));
}

function readStamp(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

interface Making {
  readonly stampFile: string;
  readonly fingerprint: string;
  readonly make: () => unknown;
}

/** Runs `make` unless `stampFile` says it was made from the same `fingerprint`; returns whether it ran. */
export async function makeIfStale({ stampFile, fingerprint, make }: Making): Promise<boolean> {
  if (readStamp(stampFile) === fingerprint) return false;
  fs.rmSync(stampFile, { force: true });
  await make();
  fs.mkdirSync(path.dirname(stampFile), { recursive: true });
  fs.writeFileSync(stampFile, fingerprint);
  return true;
}
