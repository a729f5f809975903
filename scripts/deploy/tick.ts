// `node scripts/deploy/tick.mjs`, in a folder made by build.ts: the scheduler where the host has none. Every
// few seconds it asks the service to send due messages and to play for computers. It asks the first address
// of SERVICE_URL that answers (separated by spaces), or else APP_URL.
import { reasonOf } from '../lib/errors';

const { CRON_SECRET, SERVICE_URL, APP_URL } = process.env;
const EVERY_MS = Number(process.env.TICK_SECONDS || 10) * 1000;
const PATIENCE_MS = 60_000;

const origins = (SERVICE_URL || APP_URL || '').split(' ').filter(Boolean);
if (!CRON_SECRET || origins.length === 0) {
  console.error('CRON_SECRET and SERVICE_URL or APP_URL must be set');
  process.exit(1);
}

/** The reason why a server refused the tick, or undefined. */
async function refusalOf(origin: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}/api/cron/outbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${CRON_SECRET}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `answered ${response.status}`;
  } catch (error) {
    return `did not answer: ${reasonOf(error)}`;
  }
}

async function tick(): Promise<void> {
  for (const origin of origins) {
    const refusal = await refusalOf(origin);
    if (!refusal) return;
    console.error(`${origin} ${refusal}`);
  }
}

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
for (;;) {
  await tick();
  await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
}
