// The operator's commands: `npm run operator -- help`, docs/operate.md. Each act is logged before it is done.
import { parseArgs } from 'node:util';
import { openPlace } from './backup/place';
import { addressIn } from './lib/run-file';
import { HELP, OPTIONS, run } from './operator/commands';

const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
const [command, ...words] = positionals;
if (!command || command === 'help' || values.help) {
  console.log(HELP);
  process.exitCode = command || values.help ? 0 : 2;
} else {
  const place = await openPlace(values.database);
  process.env.DATABASE_URL = place.url;
  process.env.LOG_LEVEL ??= 'warn';
  process.env.APP_URL ||= addressIn(process.env.DATA_DIR || '.data') ?? '';
  const { disconnect } = await import('@/lib/platform/db/db');
  try {
    process.exitCode = (await run(command, words, values, console.log)) ? 0 : 1;
  } finally {
    await disconnect();
    place.close();
  }
}
