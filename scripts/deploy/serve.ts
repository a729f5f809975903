// `node scripts/deploy/serve.mjs`, in a folder made by build.ts: serves until it is stopped.
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import { logConsoleAsJson } from '../lib/json-console';
import { keepAliveMs } from '../lib/keep-alive';

/**
 * The heap limit for long-lived objects, in MB: several times their size. Without a limit Node sizes the heap
 * by the machine.
 */
const OLD_SPACE_MB = 768;

logConsoleAsJson();
const options = process.env.NODE_OPTIONS ?? '';
if (!/--max[-_]old[-_]space[-_]size/.test(options))
  v8.setFlagsFromString(`--max-old-space-size=${OLD_SPACE_MB}`);

// Containers put their own name into HOSTNAME, and Next would listen only on that name.
process.env.HOSTNAME = process.env.HOST || '0.0.0.0';
process.env.PORT ||= '3000';
process.env.KEEP_ALIVE_TIMEOUT = String(keepAliveMs());
process.env.NEXT_TELEMETRY_DISABLED = '1';

const folder = path.resolve(import.meta.dirname, '../..');
process.env.NEXT_DIST_DIR = fs.readdirSync(folder).find((name) => name.startsWith('.next'));

await import(path.join(folder, 'server.js'));
