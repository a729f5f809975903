/** No cache keeps personal content: every page and every GET route. */
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { inFull, ofEachKind } from '../support/full';
import { wireTable } from '../support/wire';

const origin = process.env.SERVICE_URL ?? '';
const app = path.resolve(import.meta.dirname, '../../app');

/** The same for every visitor; everything else is private. */
const PUBLIC: Readonly<Record<string, string>> = {
  '.well-known/security.txt/route.ts': 'a text for researchers',
  'api-docs/[file]/route.ts': 'examples and the explorer',
  'api/packs/[id]/[version]/route.ts': 'boards and tiles',
  'api-docs/changes/feed/route.ts': 'changes of the API',
  'boxes/schema.json/route.ts': 'the schema of files of boxes',
  'badge/[n]/route.ts': 'an icon with a number',
  'icons/[name]/route.ts': 'the icon in pixels',
  'manifest.webmanifest/route.ts': 'what a home screen needs',
  'pack/[id]/route.ts': 'boards and tiles',
  'pictures/[token]/route.ts': 'the public position, under a signed address',
  'preview/[card]/[locale]/route.ts': 'pictures of pages that are the same for everybody',
  'robots.txt/route.ts': 'what robots may read',
  's/[hash]/route.ts': 'drawings under the hash of their content',
  'verify/[file]/route.ts': 'a program and its examples',
};

const inApp = fs
  .readdirSync(app, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file));

/** The operations of a folder of the API share a file; each address has one here. */
const described = await fetch(`${origin}/api/openapi.json`);
const { paths } = (await described.json()) as { readonly paths: Readonly<Record<string, object>> };
const inFolders = Object.entries(paths)
  .filter(([, ways]) => 'get' in ways)
  .map(([name]) => `${name.slice(1).replaceAll('{', '[').replaceAll('}', ']')}/route.ts`)
  .filter((file) => !inApp.includes(file));
const files = [...inApp.filter((file) => !file.includes('[[...path]]')), ...inFolders];

/** Where a file is found, with a table in the place of a table. */
const addressOf = (file: string, gameId: string) =>
  `/${path.posix
    .dirname(file)
    .replaceAll(/\([^)]+\)\/?/g, '')
    .replace('[gameId]', gameId)
    .replace('games/[id]', `games/${gameId}`)
    .replace('[...nextauth]', 'session')
    .replaceAll(/\[(seq|step|n|turn)\]/g, '1')
    .replaceAll(/\[+[^\]]+\]+/g, 'nothing')
    .replace(/^\.$/, '')}`;

let open: Seen;
let closed: Seen;
interface Seen {
  readonly id: string;
  readonly cookie: string;
}
const seatAt = async (more: object): Promise<Seen> => {
  const { id, tokens } = await wireTable(origin, undefined, more);
  return { id, cookie: `seat_${id}=${tokens[0]}` };
};
beforeAll(async () => {
  [open, closed] = await Promise.all([seatAt({}), seatAt({ watchers: 'players' })]);
});

async function cachedAt(address: string, cookie: string): Promise<string | undefined> {
  const response = await fetch(origin + address, { headers: { cookie }, redirect: 'manual' });
  const control = response.headers.get('cache-control') ?? 'nothing';
  await response.body?.cancel();
  // A method that is not there says nothing.
  if (response.status === 405 || control.includes('no-store')) return undefined;
  return `${address}: ${response.status} ${control}`;
}

const isPage = (file: string) => file.endsWith('page.tsx');
const isLooked = (file: string) =>
  isPage(file) || inFolders.includes(file) || /\bGET\b/.test(fs.readFileSync(path.join(app, file), 'utf8'));
const PRIVATE = files.filter((file) => !(file in PUBLIC) && isLooked(file));

const { rows, how } = ofEachKind('no store', PRIVATE, {
  key: (file) => file,
  // Next marks pages itself, so one of each part will do.
  kinds: (file) => [
    isPage(file) ? `page ${file.split('/')[0]}` : `route ${file.split('/').slice(0, 2).join('/')}`,
  ],
  each: inFull(2, 1),
});

test(`no page and no route that is private is kept, at a table for its players only (${how})`, async () => {
  const kept = [];
  for (const file of rows) kept.push(await cachedAt(addressOf(file, closed.id), closed.cookie));
  expect(kept.filter(Boolean)).toEqual([]);
  expect(PRIVATE.length).toBeGreaterThan(100);
});

/** At a public table these never change, and programs can cache them. */
const FOR_ALL = /\/(export|positions\/1|at\/1\/picture)$/;

/** Addresses without a table are tested above, and are the same at this one. */
test('nor at a table that anybody may watch, except its public parts', async () => {
  const kept = [];
  for (const file of rows.filter((each) => each.includes('games/['))) {
    const address = addressOf(file, open.id);
    if (!FOR_ALL.test(address)) kept.push(await cachedAt(address, open.cookie));
  }
  expect(kept.filter(Boolean)).toEqual([]);
  expect(await cachedAt(`/api/games/${open.id}/positions/1`, open.cookie)).toMatch(/immutable/);
  expect(await cachedAt(`/games/${open.id}/at/1/picture`, '')).toMatch(/max-age/);
});

test('every public route is there', () => {
  expect(Object.keys(PUBLIC).filter((file) => !files.includes(file))).toEqual([]);
});
