// Archives the logs of finished games, or unpacks them into rows: `npm run archive -- --help`,
// lib/features/archive.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { archiveOldGames } from '@/lib/features/archive/archive-games';
import { archivedGames, restoreRows } from '@/lib/features/table/log/archive-store';

const HELP = `npm run archive -- [options]      compresses the logs of games that ended ARCHIVE_AFTER_DAYS (14) ago
  --seconds N   time limit (3600); the scheduler of the service spends 5 seconds a minute on it
  --restore     restores the rows of all archives, before you start a version that does not know archives`;
const BATCH = 200;

async function restoreAll(): Promise<number> {
  let restored = 0;
  let games = await archivedGames('', BATCH);
  while (games.length > 0) {
    for (const gameId of games) restored += Number(await restoreRows(gameId));
    games = await archivedGames(games.at(-1) ?? '', BATCH);
  }
  return restored;
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3600' },
    restore: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP);
else {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  if (values.restore) console.log(`${await restoreAll()} games are rows again`);
  else console.log(`${await archiveOldGames({ ms: Number(values.seconds) * 1000 })} games archived`);
}
// The service's connections would keep the process alive.
process.exit();
