// Loads a backup into an empty database and checks every game of it: `npm run restore -- FILE`,
// docs/operate.md.
import { parseArgs } from 'node:util';
import { checkAll } from './backup/check';
import { runOnFile } from './backup/command';
import { load } from './backup/load';
import { openPlace } from './backup/place';

const HELP = `npm run restore -- FILE [options]      loads a backup into an empty database, completely or not at all
  --database URL   the database (DATABASE_URL, otherwise the embedded one); no transaction pooler
  --no-check       skips the check of hash chain, decisions and stored position of every game
Exits with 1 if nothing was restored or a game is faulty.`;

const OPTIONS = {
  database: { type: 'string' },
  'no-check': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function main(file: string, database: string | undefined, isChecked: boolean): Promise<boolean> {
  const place = await openPlace(database);
  try {
    const since = performance.now();
    const { tables } = await load(place.url, file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    console.log(`${file} is in ${place.name}: ${rows} rows of ${tables.length} tables in ${seconds} s`);
    return isChecked ? await checkAll(place.url, console.log) : true;
  } finally {
    place.close();
  }
}

const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
await runOnFile(positionals, { text: HELP, isAsked: values.help }, 'nothing was restored', (file) =>
  main(file, values.database, !values['no-check']),
);
