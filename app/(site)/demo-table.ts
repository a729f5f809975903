import 'server-only';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/platform/env';

const Remembered = z.object({ gameId: z.string().regex(/^[a-z0-9]{6,40}$/) });

/** The demo table that `npm start` prepares, if it exists. */
export async function demoTableId(): Promise<string | undefined> {
  const text = await fs.readFile(path.join(env().DATA_DIR, 'demo.json'), 'utf8').catch(() => '');
  try {
    return Remembered.parse(JSON.parse(text)).gameId;
  } catch {
    return undefined;
  }
}
