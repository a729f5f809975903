// Plays many tables at once. All players move as fast as they can, and receive the others' moves as an open
// page does. Afterwards the logs are compared with the accepted moves, to find lost or duplicate ones.
import type { GameDocument } from '@/lib/game/eventlog/export';
import type { MadeTable } from '../demo/api';
import { Connection } from './client';
import { BenchPerson, type BenchTable } from './person';
import { type Figure, quantile } from './statistics';

export const CROWD_TABLES = 100;
export const CROWD_SECONDS = 60;
const FLOOR_SHARE = 0.25;
/** The promise to a crowd: at this many moves a second a step is answered and heard within these times. */
const CALM = { movesASecond: 50, answeredMs: 150, heardMs: 500 };
const MAKING_AT_ONCE = 10;

const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`;

/**
 * Two people at each of `tables` for some seconds. The floor is measured before and after, with as many
 * writers.
 */
export async function measureCrowd(
  origin: string,
  { tables = CROWD_TABLES, seconds = CROWD_SECONDS } = {},
): Promise<readonly Figure[]> {
  const all = await makeTables(origin, tables);
  const floorSeconds = seconds * FLOOR_SHARE;
  const floor = await measureFloor(origin, tables, floorSeconds);
  await Promise.all(all.flatMap(({ people }) => people.map((person) => person.open())));
  const until = performance.now() + seconds * 1000;
  await Promise.all(all.flatMap(({ people }) => people.map((person) => person.play(until))));
  const busy = timesOf(all);
  floor.push(...(await measureFloor(origin, tables, floorSeconds)));
  const calm = await playCalmly(all, seconds);
  for (const { people } of all) for (const person of people) person.leave();
  const lost = await checkLogs(origin, all);
  const errors = all.flatMap(({ people }) => people.flatMap((person) => person.errors));
  if (errors.length > 0) console.error(errors.slice(0, 5).join('\n'));
  return [
    ...busyFigures(busy, floor, { tables, seconds }),
    ...calm,
    { what: '  errors', measured: String(errors.length), value: errors.length, limit: 0 },
    { what: '  moves lost or doubled', measured: String(lost), value: lost, limit: 0 },
  ];
}

/** The same people at a fixed rate, each table at its own moment. */
async function playCalmly(all: readonly CrowdTable[], seconds: number): Promise<readonly Figure[]> {
  const everyMs = (1000 * all.length) / CALM.movesASecond;
  const began = performance.now();
  for (const [index, { at }] of all.entries())
    Object.assign(at, { everyMs, nextAt: began + (everyMs * index) / all.length });
  await Promise.all(all.flatMap(({ people }) => people.map((person) => person.play(began + seconds * 1000))));
  const { moves, told } = timesOf(all);
  const within = (what: string, ms: number, limit: number) => ({
    what: `  ${what}, p95`,
    measured: milliseconds(ms),
    value: ms,
    limit,
  });
  return [
    {
      what: `the same at ${CALM.movesASecond} moves a second`,
      measured: `${moves.length}, ${(moves.length / seconds).toFixed(0)}/s`,
    },
    within('a step is answered', quantile(moves, 0.95), CALM.answeredMs),
    within('the other one has heard of it', quantile(told, 0.95), CALM.heardMs),
  ];
}

interface Times {
  readonly moves: readonly number[];
  readonly told: readonly number[];
}

/** The times since the last look. */
function timesOf(all: readonly CrowdTable[]): Times {
  const people = all.flatMap((table) => table.people);
  const times = { moves: people.flatMap(({ moves }) => moves), told: people.flatMap(({ told }) => told) };
  for (const person of people) [person.moves, person.told] = [[], []];
  return times;
}

function busyFigures(
  { moves, told }: Times,
  floor: readonly number[],
  { tables, seconds }: { readonly tables: number; readonly seconds: number },
): readonly Figure[] {
  const beside = (q: number) => ({
    what: `  command / floor under as many writers, p${q * 100}`,
    measured: `${milliseconds(quantile(moves, q))} / ${milliseconds(quantile(floor, q))}`,
    ratio: quantile(moves, q) / quantile(floor, q),
  });
  return [
    {
      what: `${2 * tables} people at ${tables} tables for ${seconds} s: moves`,
      measured: `${moves.length}, ${(moves.length / seconds).toFixed(0)}/s`,
    },
    beside(0.5),
    beside(0.95),
    {
      what: '  the other one has heard of a move, p95',
      measured: milliseconds(quantile(told, 0.95)),
    },
  ];
}

async function makeTables(origin: string, tables: number): Promise<readonly CrowdTable[]> {
  const numbers = Array.from({ length: tables }, (_, i) => i + 1);
  const made: CrowdTable[] = [];
  const make = async () => {
    for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) made.push(await makeTable(origin, n));
  };
  await Promise.all(Array.from({ length: MAKING_AT_ONCE }, make));
  return made;
}

async function makeTable(origin: string, seed: number): Promise<CrowdTable> {
  const connection = new Connection(origin);
  const body = {
    name: `Bench ${seed}`,
    seats: [{ name: 'Anna' }, { name: 'Bohumil' }],
    startingSeat: 'first',
  };
  const { game, seats }: MadeTable = JSON.parse((await connection.expect('/api/tables', { body })).text);
  for (const { token } of seats) await connection.expect(`/api/games/${game.id}/sit`, { token, body: {} });
  connection.close();
  const table: BenchTable = {
    gameId: game.id,
    accepted: new Map(),
    movedAt: new Map(),
    isOver: false,
    everyMs: 0,
    nextAt: 0,
  };
  const people = seats.map(
    ({ seat, token }, i) => new BenchPerson({ origin, table, seat, token, seed: seed * 2 + i }),
  );
  return { gameId: game.id, accepted: table.accepted, at: table, people };
}

interface CrowdTable extends Pick<BenchTable, 'gameId' | 'accepted'> {
  readonly at: BenchTable;
  readonly people: readonly BenchPerson[];
}

/** Writes single rows with as many writers as there are tables. */
async function measureFloor(origin: string, writers: number, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const write = async () => {
    const connection = new Connection(origin);
    while (performance.now() < until) {
      times.push((await connection.expect('/api/bench/floor', { method: 'POST' })).ms);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: writers }, write));
  return times;
}

/**
 * The number of accepted commands that are not in the log exactly once at the acknowledged row, plus rows
 * without an accepted command.
 */
async function checkLogs(origin: string, all: readonly CrowdTable[]): Promise<number> {
  const connection = new Connection(origin);
  let wrong = 0;
  for (const table of all) {
    const rows = await readLog(connection, table);
    const stored = new Map(rows.map(({ commandId, seq }) => [commandId, seq]));
    wrong += rows.length - stored.size;
    for (const [commandId, row] of table.accepted) if (stored.get(commandId) !== row) wrong += 1;
    // The first row is the setup.
    wrong += Math.abs(rows.length - 1 - table.accepted.size);
  }
  connection.close();
  return wrong;
}

/** The whole log of a table. Only the player in turn sees the rows of a turn under way. */
async function readLog(connection: Connection, { gameId, people }: CrowdTable): Promise<GameDocument['log']> {
  const logs: GameDocument['log'][] = [];
  for (const { token } of people) {
    const { text } = await connection.expect(`/api/games/${gameId}/export`, { token });
    const { log }: GameDocument = JSON.parse(text);
    logs.push(log);
  }
  return logs.reduce((longest, log) => (log.length > longest.length ? log : longest), []);
}
