// `npm run soak -- --rounds 20 --what server|postgres|both|tree`: plays games against a temporary service,
// which is killed at random moments and starts again. At the end no accepted command may be missing or
// doubled, and every email must exist once. With --outbox a mail server receives the emails, and only they
// are counted. With --instances several servers run behind a proxy; one at a time, or their database, is
// killed or frozen.
import { parseArgs } from 'node:util';
import type { View } from '@/lib/game/engine/view';
import type { GameDocument } from '@/lib/game/eventlog/export';
import { messageOf } from '../scripts/lib/errors';
import { sleep } from '../scripts/lib/processes';
import { onStopRequest } from '../scripts/lib/signals';
import type { ShownTable } from './demo/api';
import { Client } from './demo/client';
import type { MailsTo } from './demo/confirm';
import { checkMail, textsTo, type Needless } from './demo/mail';
import { playGame, type Played } from './demo/play';
import { faultsOf } from './demo/proof';
import { pickFrom, type Random, seededRandom } from './demo/random';
import { Fleet } from './soak/fleet';
import { openMessages, settleOutbox } from './soak/outbox';
import { type PostOffice, proveOutbox, startPostOffice } from './soak/outbox-proof';
import { Service, TARGETS } from './soak/service';

const USAGE = `npm run soak -- [options]
  --rounds N   kills of each kind (20)
  --what WHAT  server, postgres, both, or tree: both and \`npm start\` itself (both)
  --instances N  N servers behind a proxy: each round kills one and freezes one for up to 6 s; every tenth round
               (or the second) freezes the database for 30 s
  --short      two rounds, for the tests
  --outbox     the server is killed 50 times among at least 500 messages to a mail server
  --seed N     seed of moments and games (random, and printed)`;

/** Characters of the service's last output, shown where the proof breaks off. */
const OUTPUT_SHOWN = 6000;
/** Time between a start and the next kill. */
const SHORTEST_MS = 50;
const LONGEST_MS = 1500;

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string' },
      instances: { type: 'string', default: '1' },
      what: { type: 'string', default: 'both' },
      short: { type: 'boolean', default: false },
      outbox: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      help: { type: 'boolean', default: false },
    },
  });
  const both = values.outbox ? ['server'] : ['server', 'postgres'];
  const targets = values.what === 'both' ? both : [values.what];
  if (!targets.every((target) => TARGETS.includes(target)))
    throw new Error(`nothing is called ${values.what}`);
  return {
    help: values.help,
    targets,
    outbox: values.outbox,
    instances: Number(values.instances),
    rounds: values.short ? 2 : Number(values.rounds ?? (values.outbox ? 50 : 20)),
    seed: Number(values.seed),
  };
}

type Options = ReturnType<typeof readOptions>;
/** The target: one service as people run it, or several servers of one build. */
type Tried = Service | Fleet;

/** The progress of the games, printed with each kill. */
interface Progress {
  games: number;
  row: number;
}

const ROUNDS_TO_DATABASE = 10;

/** The steps of the soak, in order. */
function planOf({ instances, targets, rounds }: Options): readonly string[] {
  if (instances === 1) return Array.from({ length: rounds }, () => targets).flat();
  const often = Math.min(rounds, ROUNDS_TO_DATABASE);
  return Array.from({ length: rounds }, (_, round) => [
    ...['server', 'freeze'],
    ...(round % often === Math.min(1, often - 1) ? ['database'] : []),
  ]).flat();
}

/** Runs the planned steps, each at a random moment. */
interface Killing {
  readonly service: Tried;
  readonly plan: readonly string[];
  readonly random: Random;
  readonly progress: Progress;
}

/** Returns when the last kill happened. */
async function killAgainAndAgain({ service, plan, random, progress }: Killing): Promise<Date> {
  for (const [index, target] of plan.entries()) {
    await sleep(SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS));
    const where = `game ${progress.games + 1}, row ${progress.row}`;
    const since = performance.now();
    await service.killAndRecover(target);
    console.log(`  blow ${index + 1} of ${plan.length}: ${target} at ${where}, back after ${seconds(since)}`);
  }
  return new Date();
}

/** Plays games until `isEnough`; returns them. */
interface Playing {
  readonly client: Client;
  readonly mailsTo: MailsTo;
  readonly seed: number;
  readonly random: Random;
  readonly progress: Progress;
  readonly isEnough: () => boolean;
}

async function playOn({
  client,
  mailsTo,
  seed,
  random,
  progress,
  isEnough,
}: Playing): Promise<readonly Played[]> {
  const games: Played[] = [];
  while (!isEnough()) {
    const onProgress = ({ state }: View) => {
      progress.row = state.seq;
    };
    const players = pickFrom(random, [2, 3, 4]);
    games.push(await playGame({ client, players, seed: seed + games.length, mailsTo, onProgress }));
    progress.games = games.length;
  }
  return games;
}

interface Judged {
  readonly service: Tried;
  readonly client: Client;
  readonly game: Played;
  readonly needless: readonly Needless[];
}

async function faultsOfGame({ service, client, game, needless }: Judged): Promise<readonly string[]> {
  const stored = await client.get<ShownTable>(`/api/games/${game.gameId}`);
  const exported = await client.get<GameDocument>(`/api/games/${game.gameId}/export`);
  const faults = faultsOf({ exported, stored, acknowledged: game.acknowledged });
  const { dataDir } = service;
  const { seats } = game;
  const mail = await checkMail({ dataDir, client, exported, seats, needless });
  return [...faults, ...mail.faults].map((fault) => `${game.name}: ${fault}`);
}

/** Plays while the service is killed, then checks everything at rest. Returns the faults. */
async function soak(service: Tried, options: Options): Promise<readonly string[]> {
  const { seed } = options;
  const since = performance.now();
  await service.start();
  console.log(`Started in ${seconds(since)}; seed ${seed}`);
  const client = new Client(service.origin);
  const random = seededRandom(seed);
  const progress = { games: 0, row: 0 };
  let isEnough = false;
  const killing = killAgainAndAgain({ service, plan: planOf(options), random, progress }).finally(() => {
    isEnough = true;
  });
  const mailsTo = (address: string) => textsTo(service.dataDir, address);
  const playing = playOn({ client, mailsTo, seed, random, progress, isEnough: () => isEnough });
  const [games, calmSince] = await Promise.all([playing, killing]);
  const { claims, needless } = await settleOutbox(service.dataDir, calmSince);
  const faults = [
    ...(service instanceof Fleet ? await service.stuck() : []),
    ...(await unsentFaults(service.dataDir)),
  ];
  for (const game of games) faults.push(...(await faultsOfGame({ service, client, game, needless })));
  const commands = games.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  console.log(
    `${games.length} games, ${commands} accepted commands, ${client.failures} requests without an answer, ` +
      `${claims + needless.length} mails interrupted (${needless.length} of them needless by then)`,
  );
  if (faults.length === 0) console.log('nothing missing, nothing doubled, chains ok, mails ok');
  return faults;
}

/** Messages that are still unsent after the last wait. */
async function unsentFaults(dataDir: string): Promise<readonly string[]> {
  const open = await openMessages(dataDir);
  return open > 0 ? [`${open} messages are still on their way`] : [];
}

/** Starts the target: one service as people run it, or several servers of one build. */
function createService(
  { instances, seed }: Options,
  settings: Readonly<Record<string, string>>,
): Promise<Tried> {
  return instances > 1 ? Fleet.create(instances, seededRandom(seed + 1), settings) : Service.create(settings);
}

/** The least number of messages in the outbox proof, in the long and the short form. */
const MESSAGES = { full: 500, short: 20 };

/** Plays while the server that sends emails is killed. Returns the faults of the emails. */
async function soakOutbox(service: Tried, office: PostOffice, options: Options): Promise<readonly string[]> {
  const { rounds, seed } = options;
  await service.start();
  console.log(`Started; seed ${seed}`);
  const client = new Client(service.origin);
  const random = seededRandom(seed);
  const progress = { games: 0, row: 0 };
  const most = rounds > 2 ? MESSAGES.full : MESSAGES.short;
  let areKilled = false;
  const killing = killAgainAndAgain({ service, plan: planOf(options), random, progress }).finally(() => {
    areKilled = true;
  });
  const isEnough = () => areKilled && office.mails.length >= most;
  const mailsTo = (address: string) =>
    office.mails.filter(({ to }) => to === address).map(({ text }) => text);
  const playing = playOn({ client, mailsTo, seed, random, progress, isEnough });
  const [, calmSince] = await Promise.all([playing, killing]);
  const faults = await proveOutbox(service, office, calmSince);
  if (faults.length === 0) console.log('every message came, none twice with the same id');
  return faults;
}

/** Runs the chosen proof on a temporary service. */
async function prove(
  service: Tried,
  office: PostOffice | undefined,
  options: Options,
): Promise<readonly string[]> {
  return office ? soakOutbox(service, office, options) : soak(service, options);
}

async function main() {
  const options = readOptions();
  if (options.help) return console.log(USAGE);
  const office = options.outbox ? await startPostOffice() : undefined;
  const service = await createService(options, office ? { SMTP_URL: office.url, PROMPT_DELAY_S: '0' } : {});
  onStopRequest(async () => {
    await service.stop();
    process.exit(130);
  });
  try {
    const faults = await prove(service, office, options);
    for (const fault of faults) console.error(`WRONG: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(`The service said:\n${service.output().slice(-OUTPUT_SHOWN)}`);
    throw error;
  } finally {
    await service.stop();
    await office?.close();
  }
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  // A running game may wait forever for a service that does not start again.
  process.exit(1);
});
