import 'server-only';
import fs from 'node:fs';
import path from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { perProcess } from '@/lib/platform/process';

const KeysSchema = z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43) });
export type VapidKeys = z.output<typeof KeysSchema>;

/**
 * The keys that identify us to push services: from the settings, or a pair generated once and stored in
 * the data folder.
 */
export const vapidKeys: () => VapidKeys = perProcess(
  'pragaPushKeys',
  () => keysOfSettings() ?? keptKeys(path.join(env().DATA_DIR, 'vapid.json')),
).get;

function keysOfSettings(): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env();
  return publicKey && privateKey ? { publicKey, privateKey } : undefined;
}

function keptKeys(file: string): VapidKeys {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    // Fails if the file exists: two processes that start at once both use the first one's file.
    fs.writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return KeysSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}
