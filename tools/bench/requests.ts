// Measures requests, each against a floor in the same server and database, interleaved over one connection.
import zlib from 'node:zlib';
import { Connection } from './connection';
import { type Figure, quantile } from './statistics';
import { REFRESH, refreshAddress } from './refresh';
import { Table } from './table';

const WARM_UP = 150;
const MIN_ROUNDS = 50;
const PAGE_TARGET = 2.6;
const REFRESH_LIMIT_KB = 12;
const MIDDLE_TURN = 32;

const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`;

/** Commands of real games, against a route that inserts one row in a transaction. */
export async function measureSubmit(origin: string, seconds: number): Promise<readonly Figure[]> {
  const connection = new Connection(origin);
  let seed = 1;
  let table = await Table.make(connection, seed);
  const [submit, floor] = await measurePairs(seconds, async (round) => {
    if (table.isOver) table = await Table.make(connection, (seed += 1));
    const { path, request } = await table.nextCommand();
    const command = () => connection.expect(path, request);
    const row = () => connection.expect('/api/bench/floor', { method: 'POST' });
    const [submitted, inserted] = await inTurn(round, command, row);
    table.follow(submitted.text);
    return [submitted.ms, inserted.ms];
  });
  connection.close();
  return [
    compared('submit a command / insert one row, p50', submit, floor, 0.5),
    compared('submit a command / insert one row, p95', submit, floor, 0.95),
  ];
}

/** The page of a table in the middle of a game, as a seat sees it, against a page with one read. */
export async function measurePage(origin: string, seconds: number): Promise<readonly Figure[]> {
  const connection = new Connection(origin);
  const table = await Table.make(connection, 1);
  await table.playTo(MIDDLE_TURN);
  const cookie = `seat_${table.gameId}=${table.acting.token}`;
  const drawn = () => connection.expect(`/games/${table.gameId}`, { cookie });
  const simple = () => connection.expect(`/bench/trivial?game=${table.gameId}`, { cookie });
  const [page, trivial] = await measurePairs(seconds, async (round) => {
    const [drew, read] = await inTurn(round, drawn, simple);
    return [drew.ms, read.ms];
  });
  const { text } = await drawn();
  const address = await refreshAddress(connection, `/games/${table.gameId}`, cookie);
  const refreshed = await connection.expect(address, { cookie, headers: REFRESH });
  connection.close();
  const packed = zlib.gzipSync(refreshed.text).length / 1000;
  return [
    compared('table page / trivial page, p50', page, trivial, 0.5, PAGE_TARGET),
    { what: '  HTML of the table page', measured: sizeOf(text) },
    {
      what: '  refresh of an open page, in gzip',
      measured: `${packed.toFixed(1)} kB`,
      value: packed,
      limit: REFRESH_LIMIT_KB,
    },
  ];
}

/** Measures two requests repeatedly for `seconds` after a warm-up; returns every time. */
async function measurePairs(
  seconds: number,
  measure: (round: number) => Promise<readonly [number, number]>,
): Promise<readonly [number[], number[]]> {
  for (let round = 0; round < WARM_UP; round += 1) await measure(round);
  const [first, second]: [number[], number[]] = [[], []];
  const since = performance.now();
  for (let round = 0; round < MIN_ROUNDS || performance.now() - since < seconds * 1000; round += 1) {
    const [one, other] = await measure(round);
    first.push(one);
    second.push(other);
  }
  return [first, second];
}

/** Runs both; the order alternates from round to round. */
async function inTurn<T>(
  round: number,
  first: () => Promise<T>,
  second: () => Promise<T>,
): Promise<readonly [T, T]> {
  if (round % 2 === 0) return [await first(), await second()];
  const later = await second();
  return [await first(), later];
}

function compared(
  what: string,
  values: readonly number[],
  floorValues: readonly number[],
  q: number,
  target?: number,
): Figure {
  const [value, floor] = [quantile(values, q), quantile(floorValues, q)];
  const ratio = value / floor;
  return {
    what,
    measured: `${milliseconds(value)} / ${milliseconds(floor)}`,
    ratio,
    ...(target === undefined ? {} : { target }),
  };
}

function sizeOf(html: string): string {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`;
  return `${kilobytes(Buffer.byteLength(html))}, ${kilobytes(zlib.gzipSync(html).length)} in gzip`;
}
