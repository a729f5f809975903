/** Boxes in the matrix: the rows of their operations, and the bodies sent to them. */
import { all, each, type Row } from './matrix-rows';
import type { Input } from './matrix-world';

const NO_BOX = 'x'.repeat(12);
const FOUND = each('401 200 401 401 401 200 200');
const MADE = each('401 201 401 401 401 201 201');
/** There is no such box, for any person. */
const UNKNOWN = each('401 404 401 401 401 404 404');

/** The methods of each address below a box; GET and POST are asked everywhere. */
const UNDER: readonly (readonly [under: string, methods: string])[] = [
  ['', 'GET PATCH DELETE'],
  ['/values/[component]', 'PUT DELETE'],
  ['/values/[component]/choice', 'PUT'],
  ['/revisions', 'GET POST'],
  ['/file', 'GET'],
  ['/link', 'POST DELETE'],
  ['/editors', 'POST'],
  ['/editors/me', 'DELETE'],
  ['/editors/[editor]', 'DELETE'],
];

const ASKED = UNDER.flatMap(([under, methods]) =>
  [...new Set(['GET', 'POST', ...methods.split(' ')])].map((method) => {
    return { key: `${method} app/api/boxes/[id]${under}/route.ts`, under, method, methods };
  }),
);

export const OF_BOXES: Readonly<Record<string, Row>> = {
  'action app/boxes/actions.ts makeBox': all('to /boxes?problem=bad-name'),
  'action app/boxes/actions.ts bringBox': all('to /boxes?problem=form'),
  'action app/boxes/join/actions.ts joinBoxByLink': all('to /boxes/join/?problem=form'),
  'action app/boxes/[boxId]/actions.ts actOnBox': all('to /boxes'),
  'action app/boxes/[boxId]/actions.ts changeComponent': all('200'),
  'GET app/api/boxes/route.ts': FOUND,
  'POST app/api/boxes/route.ts': MADE,
  'GET app/boxes/schema.json/route.ts': all('200'),
  ...Object.fromEntries(
    ASKED.map(({ key, method, methods }) => [
      key,
      methods.split(' ').includes(method) ? UNKNOWN : all('405'),
    ]),
  ),
};

function bodyOf(under: string, method: string): Input {
  if (method === 'PATCH') return { json: { name: 'Ours' } };
  if (method === 'POST' && under === '/editors') return { json: { token: 'A'.repeat(22) } };
  if (method !== 'PUT') return {};
  return { json: under.endsWith('choice') ? { editor: crypto.randomUUID() } : { value: {} } };
}

/** Pages below a box. */
const PAGES = ['', 'revisions/', 'settings/'];

export const BOX_INPUTS: Readonly<Record<string, () => Input>> = {
  'POST app/api/boxes/route.ts': () => ({ json: { name: 'Ours' } }),
  ...Object.fromEntries(
    PAGES.map((page) => [`page app/boxes/[boxId]/${page}page.tsx`, () => ({ params: { boxId: NO_BOX } })]),
  ),
  ...Object.fromEntries(
    ASKED.map(({ key, under, method }) => [
      key,
      () => ({ params: { id: NO_BOX, component: 'wall-i-postern' }, ...bodyOf(under, method) }),
    ]),
  ),
};
