// Writes the whole database into one file: `npm run backup -- FILE`, docs/operate.md.
import { parseArgs } from 'node:util';
import { runOnFile } from './backup/command';
import { dump } from './backup/dump';
import { openPlace } from './backup/place';
import { recordBackup } from './backup/record';

const HELP = `npm run backup -- FILE [options]      writes a snapshot of the database into one new file
  --database URL   the database (DATABASE_URL, otherwise the embedded one)
The service may run meanwhile. The file contains addresses and secrets: keep it as safe as the database.`;

const OPTIONS = { database: { type: 'string' }, help: { type: 'boolean', default: false } } as const;

async function main(file: string, database: string | undefined): Promise<void> {
  const place = await openPlace(database);
  try {
    const since = performance.now();
    const { tables, bytes, sha256 } = await dump(place.url, file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const games = tables.find(({ name }) => name === 'Game')?.rows ?? 0;
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    console.log(`${place.name} is in ${file}: ${games} games, ${rows} rows of ${tables.length} tables`);
    console.log(`${(bytes / 1e6).toFixed(1)} MB in ${seconds} s, sha256 of its contents ${sha256}`);
    const refusal = await recordBackup(place.url);
    if (refusal) console.error(`the time of this backup could not be recorded: ${refusal}`);
  } finally {
    place.close();
  }
}

const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
await runOnFile(positionals, { text: HELP, isAsked: values.help }, 'nothing was written', async (file) => {
  await main(file, values.database);
  return true;
});
