// Measures a table page while one address asks for the most expensive pages as fast as its limits allow.
import { goldenDocument } from '../../tests/support/documents';
import { sleep } from '../../scripts/lib/processes';
import { Connection } from './connection';
import { type Figure, median } from './statistics';
import { Table } from './table';

const TARGET = 3;
const WARM_UP = 40;
const MIDDLE_TURN = 32;
/** The greedy address opens more connections than its limit allows. */
const GREEDY = 12;
const REFUSED_MS = 20;
const PUZZLES = 100;
const FROM = { 'x-forwarded-for': '203.0.113.7' };

/** Times of a table page, alone and next to a greedy address; and the answers to that address. */
export async function measureExpensive(origin: string, seconds: number): Promise<readonly Figure[]> {
  const connection = new Connection(origin);
  const golden = await bringIn(connection);
  const table = await Table.make(connection, 1);
  await table.playTo(MIDDLE_TURN);
  const path = `/games/${table.gameId}`;
  const cookie = `seat_${table.gameId}=${table.acting.token}`;
  const page = async () => (await connection.expect(path, { cookie })).ms;
  for (let n = 0; n < WARM_UP; n += 1) await page();
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
      target: TARGET,
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
