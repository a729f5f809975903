import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { disconnect } from '@/lib/store/db';
import { useFreshDatabase } from './db';

export const CRON_SECRET = 'a-secret-for-the-tests';
export const APP_URL = 'http://praga.test';

/** Gives this test file a database, a data folder and settings of its own; call at the top, before anything is asked of the service. */
export async function useService(): Promise<{ databaseUrl: string; dataDir: string }> {
  const databaseUrl = await useFreshDatabase();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-data-'));
  Object.assign(process.env, {
    APP_URL,
    CRON_SECRET,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SMTP_URL: '',
    AUTH_SECRET: '',
  });
  afterAll(async () => {
    await disconnect();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  return { databaseUrl, dataDir };
}

/** A generator of numbers from 0 to n - 1 that repeats itself for the same seed. */
export function randomNumbers(seed: string): (n: number) => number {
  let state = crypto.createHash('sha256').update(seed).digest().readUInt32LE();
  return (n) => {
    // Mulberry32: small, and good enough to pick test cases.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}
