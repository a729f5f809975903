// Measures requests, each against a floor in the same server and database, interleaved over one connection.
import zlib from 'node:zlib';
import { sleep } from '../../scripts/lib/processes';
import { goldenDocument } from '../../tests/support/documents';
import { Connection, REFRESH, refreshAddress, Table } from './client';
import { type Figure, median, quantile } from './statistics';

const WARM_UP = 150;
const MIN_ROUNDS = 50;
const PAGE_TARGET = 2.6;
const REFRESH_LIMIT_KB = 12;
const MIDDLE_TURN = 32;
const EXPENSIVE_TARGET = 3;
const PAGE_WARM_UP = 40;
/** The greedy address opens more connections than its limit allows. */
const GREEDY = 12;
const REFUSED_MS = 20;
const PUZZLES = 100;
const FROM = { 'x-forwarded-for': '203.0.113.7' };

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
    target,
  };
}

function sizeOf(html: string): string {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`;
  return `${kilobytes(Buffer.byteLength(html))}, ${kilobytes(zlib.gzipSync(html).length)} in gzip`;
}

/**
 * Times of a table page, alone and while one address asks for the most expensive pages as fast as its limits
 * allow; and the answers to that address.
 */
export async function measureExpensive(origin: string, seconds: number): Promise<readonly Figure[]> {
  const connection = new Connection(origin);
  const golden = await bringIn(connection);
  const table = await Table.make(connection, 1);
  await table.playTo(MIDDLE_TURN);
  const path = `/games/${table.gameId}`;
  const cookie = `seat_${table.gameId}=${table.acting.token}`;
  const page = async () => (await connection.expect(path, { cookie })).ms;
  for (let n = 0; n < PAGE_WARM_UP; n += 1) await page();
  const quiet = await timesOf(page, performance.now() + (seconds * 1000) / 2);
  const until = performance.now() + seconds * 1000;
  const [beside, ...answers] = await Promise.all([
    timesOf(page, until),
    ...Array.from({ length: GREEDY }, (_, i) => askGreedily(origin, golden, { from: i, until })),
  ]);
  connection.close();
  const [one, other] = [median(beside), median(quiet)];
  const sum = (what: 'answered' | 'refused') => answers.reduce((all, each) => all + each[what], 0);
  return [
    {
      what: 'table page beside a greedy address / quiet, p50',
      measured: `${one.toFixed(1)} ms / ${other.toFixed(1)} ms`,
      ratio: one / other,
      target: EXPENSIVE_TARGET,
    },
    {
      what: '  expensive pages it was given, and refused',
      measured: `${(sum('answered') / seconds).toFixed(1)}/s, ${(sum('refused') / seconds).toFixed(1)}/s`,
    },
  ];
}

interface Finished {
  readonly gameId: string;
  readonly seq: number;
}

/** A finished game for four. */
async function bringIn(connection: Connection): Promise<Finished> {
  const document = goldenDocument('4-players-online');
  const { text } = await connection.expect('/api/imports', { body: { as: 'finished', document } });
  const { game }: { game: { id: string } } = JSON.parse(text);
  return { gameId: game.id, seq: document.log.length };
}

async function timesOf(measure: () => Promise<number>, until: number): Promise<readonly number[]> {
  const times: number[] = [];
  while (performance.now() < until) times.push(await measure());
  return times;
}

interface Greed {
  readonly from: number;
  readonly until: number;
}

/** Requests every expensive kind of page in turn, each time at another place. */
async function askGreedily(origin: string, { gameId, seq }: Finished, { from, until }: Greed) {
  const connection = new Connection(origin);
  const counts = { answered: 0, refused: 0 };
  for (let n = from; performance.now() < until; n += 1) {
    const [step, other] = [1 + ((n * 101) % seq), 1 + ((n * 53) % seq)];
    const paths = [
      `/games/${gameId}/log`,
      `/games/${gameId}/figures`,
      `/puzzles/${1 + (n % PUZZLES)}/best/0`,
      `/games/${gameId}/at/${step}`,
      `/api/games/${gameId}/export`,
      `/games/${gameId}/compare?a=${step}&b=${other}`,
    ];
    const { status, text } = await connection.send(paths[n % paths.length] ?? '/', { headers: FROM });
    if (status === 429) {
      counts.refused += 1;
      await sleep(REFUSED_MS);
    } else if (status === 200) counts.answered += 1;
    else throw new Error(`${paths[n % paths.length]} answered ${status}: ${text.slice(0, 300)}`);
  }
  connection.close();
  return counts;
}
