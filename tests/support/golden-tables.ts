// @ts-nocheck
// Lays golden games out as real tables: `npx tsx tests/support/golden-tables.ts
// '[{"game":"4-players-online","commands":120}]'` with DATABASE_URL and APP_URL of the service. Prints, for
// each, its id and the token of every seat. Two runs give tables that differ in nothing but their ids, for
// seed, commands and times are always the same. With `--serve` it prints an address instead, and lays out
// what is posted there: loading the service takes longer than most games.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createViteServer } from 'vitest/node';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'Dobromila'];
const FIRST_MOMENT = Date.UTC(2026, 4, 9, 12);
const STEP_MS = 60_000;
/** Anybody may watch, and no clock tells a different time every day. */
const NO_CLOCKS = { changed: [] };
const TERMS = { joinPolicy: 'named', watchers: 'anyone', pace: { kind: 'relaxed' } };

/** What of the service is needed here. */
const PARTS = [
  'lib/platform/auth/tokens.ts',
  'lib/game/engine/acting.ts',
  'lib/game/engine/new-game.ts',
  'lib/game/engine/replay.ts',
  'lib/game/eventlog/chain.ts',
  'lib/game/eventlog/events.ts',
  'lib/game/rulesets.ts',
  'lib/features/table/new-seats.ts',
  'lib/features/seats/seats.ts',
  'lib/features/table/submit-command.ts',
  'lib/features/table/game-store.ts',
];

const SETTINGS = {
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  // Outside Next the guard against use in browsers has no meaning, as in vitest.config.ts.
  resolve: { alias: { '@': ROOT, 'server-only': path.join(ROOT, 'tests/support/server-only.ts') } },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
};

/** Golden games are kept beside their test. */
function readGame(name) {
  const file = path.join(ROOT, 'tests/golden/recorded', `${name}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/** A clock that moves on by a minute whenever somebody does something. */
function steadyClock() {
  let moment = FIRST_MOMENT;
  return { now: () => new Date((moment += STEP_MS)) };
}

/**
 * The set-up row as it was in the recorded game: with its seed, and with the pack that it was played with.
 */
async function makeTable(service, { setup, seed, pack, rulesVersion }, clock) {
  const chairs = NAMES.slice(0, setup.players).map((name) => ({ name }));
  const { people, seats } = service.seatingOf(chairs, 'first');
  const [gameId, at] = [service.newGameId(), clock.now()];
  const data = service.packFor(pack.id, pack.version);
  const { events, secretEvents } = service.newGame(data, setup, rulesVersion, seed);
  const { state, secrets } = service.replay([{ seq: 1, events, secretEvents }]);
  const row = service.sealRow(gameId, seed, {
    seq: 1,
    command: { type: 'SetupChoices', setup },
    commandId: commandIdOf(1),
    events: events.map((event) => service.storedForm(event)),
    secret: secretEvents,
    at: at.toISOString(),
    rulesVersion,
    prevHash: service.GENESIS,
  });
  const { commitment } = state;
  const game = { id: gameId, name: 'At the Golden Tiger', at, seats, pack, commitment };
  await service.insertGame({
    ...game,
    row,
    state,
    secrets,
    waiting: service.toAct(state),
    terms: TERMS,
    clocks: NO_CLOCKS,
  });
  return { gameId, tokens: people.map(({ token }) => token) };
}

const commandIdOf = (seq) => `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`;

/** Gives the first `commands` of a game to the service, as its people would. */
async function layOut(service, { game: name, commands: count }) {
  const game = readGame(name);
  const clock = steadyClock();
  const { gameId, tokens } = await makeTable(service, game, clock);
  for (const token of tokens) await service.sitDown({ token, isProgram: true }, clock);
  let expectedSeq = 1;
  for (const [seat, command] of game.commands.slice(0, count)) {
    const given = {
      gameId,
      token: tokens[seat],
      expectedSeq,
      commandId: commandIdOf(expectedSeq + 1),
      command,
    };
    const outcome = await service.submitCommand(given, clock);
    if (!outcome.ok) throw new Error(`${name}: refused at row ${expectedSeq}: ${JSON.stringify(outcome)}`);
    expectedSeq = outcome.value.answer.seq;
  }
  return { gameId, tokens, seq: expectedSeq };
}

async function loadService() {
  const vite = await createViteServer(SETTINGS);
  const service = {};
  for (const file of PARTS) Object.assign(service, await vite.ssrLoadModule(`/${file}`));
  return service;
}

async function layOutAll(service, wanted) {
  const tables = [];
  for (const each of wanted) tables.push(await layOut(service, each));
  return tables;
}

async function textOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/**
 * One list of games after the other; a list that was asked for before is answered with the same tables,
 * unless they are to be fresh.
 */
function serve() {
  let loaded;
  let busy = Promise.resolve();
  const known = new Map();
  const answer = async (text) => {
    const { wanted, isFresh } = JSON.parse(text);
    const key = isFresh ? Symbol('fresh') : JSON.stringify(wanted);
    loaded ??= await loadService();
    if (!known.has(key)) known.set(key, await layOutAll(loaded, wanted));
    return JSON.stringify(known.get(key));
  };
  const server = http.createServer(async (request, response) => {
    const text = await textOf(request);
    const turn = busy.then(() => answer(text));
    busy = turn.catch(() => {});
    await turn.then(
      (tables) => response.end(tables),
      (error) => response.writeHead(500).end(String(error.stack)),
    );
  });
  server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
}

if (process.argv[2] === '--serve') {
  // Whoever started it holds the other end.
  process.stdin.on('end', () => process.exit(0)).resume();
  serve();
} else {
  console.log(JSON.stringify(await layOutAll(await loadService(), JSON.parse(process.argv[2]))));
  // The connections of the service stay open otherwise.
  process.exit(0);
}
