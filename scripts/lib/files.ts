import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The content of a JSON file, or undefined if it is missing or broken. */
export function readJsonFile<T>(file: string): T | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a file that only this user may read, whole or not at all. */
export function writePrivate(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  fs.writeFileSync(fresh, text, { mode: 0o600 });
  fs.renameSync(fresh, file);
}

/** The secret in `file`, generated at the first call. */
export function readOrMakeSecret(file: string): string {
  if (!fs.existsSync(file)) writePrivate(file, crypto.randomBytes(32).toString('base64url'));
  return fs.readFileSync(file, 'utf8').trim();
}
