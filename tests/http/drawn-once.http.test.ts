/** A page brings its drawings once; what renews it brings them to React. */
import { expect, test } from 'vitest';
import { DRAWN_THERE, drawnWith, type DrawnWith } from '@/components/live/drawn-there';
import { importGame } from '@/lib/features/archive/import-game';
import { wireTable } from '../support/wire';
import { goldenDocument } from '../support/documents';
import { RECORDINGS } from '../golden/recordings';

const url = process.env.SERVICE_URL ?? '';
/** The drawings of a table, by their names for screen readers; React is told of them in JSON. */
const CITY = /aria-labelledby=\\?["']city-t city-d/g;

async function finishedTable(): Promise<string> {
  const outcome = await importGame(goldenDocument(RECORDINGS[0]?.file ?? ''), 'finished');
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return `${url}/games/${outcome.value.gameId}`;
}

/** What a page says of itself that draws the table: with what (components/live/drawn-there.ts). */
async function saidBy(address: string, headers: Record<string, string>): Promise<string> {
  const text = await (await fetch(address, { headers: { ...headers, rsc: '1' } })).text();
  const named = (name: keyof DrawnWith) => new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1] ?? '';
  const [packUrl, wordsUrl, sheetUrl] = [named('packUrl'), named('wordsUrl'), named('sheetUrl')];
  return `${DRAWN_THERE}=${drawnWith({ packUrl, wordsUrl, sheetUrl })}`;
}

const drawingsIn = async (address: string, headers: Record<string, string>) => {
  const response = await fetch(address, { headers });
  return [response.headers.get('content-type')?.split(';')[0], (await response.text()).match(CITY)?.length];
};

test('the city is drawn once in a page, and once in what renews it', async () => {
  const table = await finishedTable();
  for (const address of [table, `${table}/at/2`]) {
    expect(await drawingsIn(address, {})).toEqual(['text/html', 1]);
    expect(await drawingsIn(address, { rsc: '1' })).toEqual(['text/x-component', 1]);
  }
});

test('a page that draws the table itself is sent none, unless it is opened or drawn with something else', async () => {
  const { id, tokens } = await wireTable(url);
  const address = `${url}/games/${id}`;
  const seat = `seat_${id}=${tokens[0]}`;
  const said = await saidBy(address, { cookie: seat });
  const asked = (more: string, dest = 'empty') =>
    drawingsIn(address, { cookie: `${seat}; ${more}`, 'sec-fetch-dest': dest, rsc: '1' });
  expect(await asked(said)).toEqual(['text/x-component', undefined]);
  expect(await asked(said, 'document')).toEqual(['text/x-component', 1]);
  expect(await asked('')).toEqual(['text/x-component', 1]);
  expect(await asked(said.replace('words', 'others'))).toEqual(['text/x-component', 1]);
  // A game that is over is drawn by the server, whatever is said.
  const over = await finishedTable();
  expect(await drawingsIn(over, { cookie: said, 'sec-fetch-dest': 'empty', rsc: '1' })).toEqual([
    'text/x-component',
    1,
  ]);
});
