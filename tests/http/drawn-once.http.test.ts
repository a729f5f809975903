/** A page brings its drawings once; what renews it brings them to React. */
import { expect, test } from 'vitest';
import { importGame } from '@/lib/features/archive/import-game';
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
