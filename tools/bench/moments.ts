// The cost of any moment of a game, against the page of the same table now; also with many other games in the
// database.
import type pg from 'pg';
import { Connection } from './connection';
import { connect, copyGame, type GoldenTable, layOutGolden, scannedRows } from './golden';
import type { MeasuredService } from './server';
import { type Figure, median, quantile } from './statistics';

const TARGET = 1.5;
const MEASURED = '4-players-online';
const CROWD = '2-players-online';
export const FINISHED_GAMES = 10_000;
/**
 * The number of moments that are read repeatedly; a process caches their drawings like the current table's.
 */
const MOMENTS = 24;
/** The number of moments that no request has read before. */
const FRESH = 120;
/** Coprime to the length of any game, so every moment is read before one is repeated. */
const STRIDE = 101;
const WARM_UP = 4;
const ROUNDS = 8;
/** How often the slowest moment is measured again. */
const AGAIN = 40;
/** The number of tables that the process has never loaded. */
const COLD = 40;

/** All figures of moments: with a few games in the database, and with many. */
export async function measureMoments(
  service: MeasuredService,
  { games }: { readonly games: number },
): Promise<readonly Figure[]> {
  const [table, other] = layOutGolden(service, [MEASURED, CROWD]);
  if (!table || !other) throw new Error('the golden games were not laid out');
  const connection = new Connection(service.origin);
  const client = await connect(service);
  try {
    const few = await figuresOf({ connection, client, table }, 'few', 0);
    await copyGame(client, other.gameId, { prefix: 'crowd', count: games });
    await client.query('analyze');
    const before = await scannedRows(client);
    const many = await figuresOf({ connection, client, table }, `${games} finished`, FRESH);
    const scanned = (await scannedRows(client)) - before;
    const what = `  rows read without an index for it, of ${games} games`;
    return [...few, ...many, { what, measured: String(scanned), value: scanned, limit: games }];
  } finally {
    connection.close();
    await client.end();
  }
}

interface Places {
  readonly connection: Connection;
  readonly client: pg.Client;
  readonly table: GoldenTable;
}

/** Times in ms: of a moment, and of the same table as it is now. */
interface Times {
  readonly moment: number[];
  readonly now: number[];
}

async function figuresOf(
  { connection, client, table }: Places,
  beside: string,
  from: number,
): Promise<readonly Figure[]> {
  const warm = await measureWarm(connection, table);
  const fresh = await measureFresh(connection, table, from);
  const cold = await measureCold(connection, client, table, beside);
  return [
    compared(`a moment / the table as it is, ${beside} games, p50`, warm.moment, warm.now),
    compared(`  the most expensive of ${MOMENTS} moments`, warm.dearest.moment, warm.dearest.now),
    compared(`  moments not seen before`, fresh.moment, fresh.now),
    compared(`  tables not seen before`, cold.moment, cold.now),
  ];
}

/** Moments from the first to the last, interleaved with the current page. */
async function measureWarm(
  connection: Connection,
  { gameId, seq }: GoldenTable,
): Promise<Times & { readonly dearest: Times }> {
  const steps = Array.from({ length: MOMENTS }, (_, i) => 1 + Math.round(((seq - 1) * i) / (MOMENTS - 1)));
  const byStep = steps.map((step): Times & { step: number } => ({ step, moment: [], now: [] }));
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [i, { step, moment, now }] of byStep.entries()) {
      const times = await inTurn(i + round, connection, `/games/${gameId}/at/${step}`, `/games/${gameId}`);
      if (round < 0) continue;
      moment.push(times[0]);
      now.push(times[1]);
    }
  const dearest = byStep.reduce((a, b) => (median(a.moment) > median(b.moment) ? a : b));
  const all = Array.from({ length: AGAIN }, () => dearest.step);
  return {
    moment: byStep.flatMap((each) => each.moment),
    now: byStep.flatMap((each) => each.now),
    // The slowest of many may be chance; a separate measurement shows its cost.
    dearest: await measureEach(connection, gameId, all),
  };
}

async function measureEach(connection: Connection, gameId: string, steps: readonly number[]): Promise<Times> {
  const [moment, now]: [number[], number[]] = [[], []];
  for (const [i, step] of steps.entries()) {
    const times = await inTurn(i, connection, `/games/${gameId}/at/${step}`, `/games/${gameId}`);
    moment.push(times[0]);
    now.push(times[1]);
  }
  return { moment, now };
}

/** Each moment once, so all of it has to be drawn; the current page is warm. */
function measureFresh(connection: Connection, { gameId, seq }: GoldenTable, from: number): Promise<Times> {
  const steps = Array.from({ length: FRESH }, (_, i) => 2 + (((from + i) * STRIDE) % (seq - 2)));
  return measureEach(connection, gameId, steps);
}

/** Every table once: either its current page or one of its moments. Neither is in the process's memory. */
async function measureCold(
  connection: Connection,
  client: pg.Client,
  table: GoldenTable,
  beside: string,
): Promise<Times> {
  const prefix = `cold${beside.replaceAll(/\W/g, '')}`;
  const ids = await copyGame(client, table.gameId, { prefix, count: 2 * COLD });
  const [moment, now]: [number[], number[]] = [[], []];
  for (let i = 0; i < COLD; i += 1) {
    const step = 1 + Math.round(((table.seq - 1) * i) / (COLD - 1));
    const [one, other] = [`/games/${ids[2 * i]}/at/${step}`, `/games/${ids[2 * i + 1]}`];
    const times = await inTurn(i, connection, one, other);
    moment.push(times[0]);
    now.push(times[1]);
  }
  return { moment, now };
}

async function inTurn(
  round: number,
  connection: Connection,
  first: string,
  second: string,
): Promise<[number, number]> {
  const ms = async (path: string) => (await connection.expect(path)).ms;
  if (round % 2 === 0) return [await ms(first), await ms(second)];
  const later = await ms(second);
  return [await ms(first), later];
}

function compared(what: string, moment: readonly number[], now: readonly number[]): Figure {
  const [value, floor] = [quantile(moment, 0.5), quantile(now, 0.5)];
  const measured = `${value.toFixed(1)} ms / ${floor.toFixed(1)} ms`;
  return { what, measured, ratio: value / floor, target: TARGET };
}
