// Archives the logs of games that are over, or makes rows of them again: `npm run tool -- archive --help`,
// lib/features/archive.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { archiveOldGames } from '@/lib/features/archive/archive-games';
import { archivedGames, restoreRows } from '@/lib/features/table/archive-store';

const HELP = `npm run tool -- archive [options]      logs of games that have been over for ARCHIVE_AFTER_DAYS (14) become archives
  --seconds N   stop after so long (3600); the service does 5 seconds of it at every tick of its scheduler
  --restore     make rows of all archives again, before an older version of the service is started that knows none`;
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
// The connections of the service stay open otherwise.
process.exit();
