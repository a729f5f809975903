// `npm run demo -- --players 2..4 --seed N --url http://...`: scripted players play a whole game over HTTP
// against the running service. Afterwards folding the log from the start must give the stored state.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SOURCES } from '@/lib/game/engine/vocabulary';
import type { GameDocument } from '@/lib/game/eventlog/export';
import { messageOf } from '../scripts/lib/errors';
import { readJsonFile } from '../scripts/lib/files';
import { ROOT } from '../scripts/lib/first.mjs';
import type { RunEntry } from '../scripts/lib/run-file';
import type { ShownTable } from './demo/api';
import { Client } from './demo/client';
import { canReadMail, checkMail, textsTo } from './demo/mail';
import { playGame } from './demo/play';
import { faultsOf } from './demo/proof';
import { finalTable, showProgress } from './demo/report';

const USAGE = `npm run demo -- [options]
  --players N     2, 3 or 4 (2)
  --seed N        seed of the players' decisions; the service draws the tiles (1)
  --url ADDRESS   the service (the one that \`npm start\` runs here)
  --check-mail    check the emails in DATA_DIR/mail; on if the service runs here, --no-check-mail skips it`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      url: { type: 'string' },
      'check-mail': { type: 'boolean' },
      help: { type: 'boolean', default: false },
    },
    allowNegative: true,
  });
  const [players, seed] = [Number(values.players), Number(values.seed)];
  if (![2, 3, 4].includes(players)) throw new Error(`--players is 2, 3 or 4, not ${values.players}`);
  if (!Number.isInteger(seed)) throw new Error(`--seed is a whole number, not ${values.seed}`);
  return { ...values, players, seed, checkMail: values['check-mail'] };
}

type Options = ReturnType<typeof readOptions>;

interface DemoService {
  readonly origin: string;
  /** Whether the service runs on this machine, so its files can be read. */
  readonly isHere: boolean;
}

function findService({ url }: Options, dataDir: string): DemoService {
  const here = readJsonFile<RunEntry>(path.join(dataDir, 'run.json'))?.url;
  const address = url ?? here;
  if (!address) throw new Error('No service runs here: `npm start` first, or name one with --url.');
  return { origin: new URL(address).origin, isHere: here !== undefined && address === here };
}

/** Plays, prints and checks one game. Returns the faults. */
async function demonstrate(
  { players, seed, checkMail: wanted }: Options,
  { origin, isHere }: DemoService,
  dataDir: string,
): Promise<readonly string[]> {
  const client = new Client(origin);
  console.log(`A game for ${players} at ${origin}, seed ${seed}`);
  const readsMail = wanted ?? (isHere && canReadMail(dataDir));
  const game = await playGame({
    client,
    players,
    seed,
    onProgress: showProgress(players),
    ...(readsMail ? { readsMail, mailsTo: (address) => textsTo(dataDir, address) } : {}),
  });
  const stored = await client.get<ShownTable>(`/api/games/${game.gameId}`);
  const exported = await client.get<GameDocument>(`/api/games/${game.gameId}/export`);
  console.log(`\n${finalTable(stored, SOURCES)}\n\n  ${origin}/games/${game.gameId}\n`);
  const faults = faultsOf({ exported, stored, acknowledged: game.acknowledged });
  if (faults.length === 0)
    console.log(`${exported.log.length} rows, folded state equals stored state, chain ok`);
  if (readsMail) {
    const mail = await checkMail({ dataDir, client, exported, seats: game.seats });
    if (mail.faults.length === 0) console.log(mailLine(mail));
    faults.push(...mail.faults);
  }
  return faults;
}

/**
 * Emails of the third kind are rare: a completed plaza can ask a seat for a decision in another player's
 * turn.
 */
function mailLine({ count, turns, ends }: Awaited<ReturnType<typeof checkMail>>): string {
  const others = count - turns - ends;
  return `${count} mails: one for each of ${turns} turns passed on, ${ends} at the end, ${others} for questions meanwhile`;
}

async function main() {
  process.chdir(ROOT);
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
  const options = readOptions();
  if (options.help) return console.log(USAGE);
  const dataDir = path.resolve(process.env.DATA_DIR || '.data');
  const faults = await demonstrate(options, findService(options, dataDir), dataDir);
  for (const fault of faults) console.error(`WRONG: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(`\n${messageOf(error)}`);
  process.exitCode = 1;
});
