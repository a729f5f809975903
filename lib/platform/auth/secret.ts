import 'server-only';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import { perProcess } from '@/lib/platform/process';

const secret = perProcess(
  'pragaSecret',
  () => env().AUTH_SECRET ?? keptSecret(path.join(env().DATA_DIR, 'auth-secret')),
);

/**
 * The secret that seals sessions: AUTH_SECRET, or one that is generated once and stored in the data folder.
 */
export const authSecret: () => string = secret.get;

function keptSecret(file: string): string {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    // Fails if the file exists: two processes that start at once both use the first one's file.
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = fs.readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_LENGTH) throw new Error('the kept auth-secret is too short; remove the file');
  return secret;
}

const MIN_LENGTH = 32;
