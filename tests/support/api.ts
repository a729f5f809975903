import { expect } from 'vitest';
import { faultOf } from './answers';
import type { Answer } from './held-answers';
import { note, record, type Asked } from './recorded';

export { afterResponses } from './after-responses';

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;
type Route = Readonly<Record<string, unknown>>;

/** Every route of the API by its path, in the form of Next. */
export const ROUTES: Readonly<Record<string, () => Promise<Route>>> = {
  '/api/tables': () => import('@/app/api/tables/route'),
  '/api/games': () => import('@/app/api/games/route'),
  '/api/me/games': () => import('@/app/api/me/games/route'),
  '/api/games/{id}': () => import('@/app/api/games/[id]/route'),
  '/api/games/{id}/sit': () => import('@/app/api/games/[id]/sit/route'),
  '/api/games/{id}/address': () => import('@/app/api/games/[id]/address/route'),
  '/api/games/{id}/commands': () => import('@/app/api/games/[id]/commands/route'),
  '/api/games/{id}/undo': () => import('@/app/api/games/[id]/undo/route'),
  '/api/games/{id}/options': () => import('@/app/api/games/[id]/options/route'),
  '/api/games/{id}/late': () => import('@/app/api/games/[id]/late/route'),
  '/api/games/{id}/take-back': () => import('@/app/api/games/[id]/take-back/route'),
  '/api/games/{id}/turn-back': () => import('@/app/api/games/[id]/turn-back/route'),
  '/api/games/{id}/holiday': () => import('@/app/api/games/[id]/holiday/route'),
  '/api/games/{id}/leave': () => import('@/app/api/games/[id]/leave/route'),
  '/api/games/{id}/offers': () => import('@/app/api/games/[id]/offers/route'),
  '/api/games/{id}/offers/{seat}': () => import('@/app/api/games/[id]/offers/[seat]/route'),
  '/api/games/{id}/delegates': () => import('@/app/api/games/[id]/delegates/route'),
  '/api/games/{id}/delegates/{delegate}': () => import('@/app/api/games/[id]/delegates/[delegate]/route'),
  '/api/games/{id}/log': () => import('@/app/api/games/[id]/log/route'),
  '/api/games/{id}/at/{seq}': () => import('@/app/api/games/[id]/at/[seq]/route'),
  '/api/games/{id}/positions/{seq}': () => import('@/app/api/games/[id]/positions/[seq]/route'),
  '/api/games/{id}/stream': () => import('@/app/api/games/[id]/stream/route'),
  '/api/daily': () => import('@/app/api/daily/route'),
  '/api/weekly': () => import('@/app/api/weekly/route'),
  '/api/duels': () => import('@/app/api/duels/route'),
  '/api/duels/{key}': () => import('@/app/api/duels/[key]/route'),
  '/api/circles': () => import('@/app/api/circles/route'),
  '/api/circles/{id}': () => import('@/app/api/circles/[id]/route'),
  '/api/circles/{id}/members': () => import('@/app/api/circles/[id]/members/route'),
  '/api/circles/{id}/members/{member}': () => import('@/app/api/circles/[id]/members/[member]/route'),
  '/api/circles/{id}/link': () => import('@/app/api/circles/[id]/link/route'),
  '/api/circles/{id}/entries': () => import('@/app/api/circles/[id]/entries/route'),
  '/api/circles/{id}/hooks': () => import('@/app/api/circles/[id]/hooks/route'),
  '/api/circles/{id}/hooks/{hook}': () => import('@/app/api/circles/[id]/hooks/[hook]/route'),
  '/api/circles/{id}/results': () => import('@/app/api/circles/[id]/results/route'),
  '/api/circles/{id}/standing': () => import('@/app/api/circles/[id]/standing/route'),
  '/api/circles/{id}/years/{year}': () => import('@/app/api/circles/[id]/years/[year]/route'),
  '/api/circles/{id}/table': () => import('@/app/api/circles/[id]/table/route'),
  '/api/circles/{id}/past-tables': () => import('@/app/api/circles/[id]/past-tables/route'),
  '/api/circles/{id}/export': () => import('@/app/api/circles/[id]/export/route'),
  '/api/boxes': () => import('@/app/api/boxes/route'),
  '/api/boxes/{id}': () => import('@/app/api/boxes/[id]/route'),
  '/api/boxes/{id}/values/{component}': () => import('@/app/api/boxes/[id]/values/[component]/route'),
  '/api/boxes/{id}/values/{component}/choice': () =>
    import('@/app/api/boxes/[id]/values/[component]/choice/route'),
  '/api/boxes/{id}/revisions': () => import('@/app/api/boxes/[id]/revisions/route'),
  '/api/boxes/{id}/file': () => import('@/app/api/boxes/[id]/file/route'),
  '/api/boxes/{id}/link': () => import('@/app/api/boxes/[id]/link/route'),
  '/api/boxes/{id}/editors': () => import('@/app/api/boxes/[id]/editors/route'),
  '/api/boxes/{id}/editors/me': () => import('@/app/api/boxes/[id]/editors/me/route'),
  '/api/boxes/{id}/editors/{editor}': () => import('@/app/api/boxes/[id]/editors/[editor]/route'),
  '/api/gatherings': () => import('@/app/api/gatherings/route'),
  '/api/gatherings/{id}': () => import('@/app/api/gatherings/[id]/route'),
  '/api/gatherings/{id}/answer': () => import('@/app/api/gatherings/[id]/answer/route'),
  '/api/ratings/{scope}': () => import('@/app/api/ratings/[scope]/route'),
  '/api/people/{id}': () => import('@/app/api/people/[id]/route'),
  '/api/me/ratings': () => import('@/app/api/me/ratings/route'),
  '/api/competitions': () => import('@/app/api/competitions/route'),
  '/api/competitions/{id}': () => import('@/app/api/competitions/[id]/route'),
  '/api/competitions/{id}/entrants': () => import('@/app/api/competitions/[id]/entrants/route'),
  '/api/competitions/{id}/entrants/{entrant}': () =>
    import('@/app/api/competitions/[id]/entrants/[entrant]/route'),
  '/api/competitions/{id}/fixtures': () => import('@/app/api/competitions/[id]/fixtures/route'),
  '/api/competitions/{id}/standing': () => import('@/app/api/competitions/[id]/standing/route'),
  '/api/competitions/{id}/export': () => import('@/app/api/competitions/[id]/export/route'),
  '/api/me/circles': () => import('@/app/api/me/circles/route'),
  '/api/insights': () => import('@/app/api/insights/route'),
  '/api/puzzles/{number}': () => import('@/app/api/puzzles/[number]/route'),
  '/api/games/{id}/export': () => import('@/app/api/games/[id]/export/route'),
  '/api/games/{id}/plans': () => import('@/app/api/games/[id]/plans/route'),
  '/api/games/{id}/plans/{plan}': () => import('@/app/api/games/[id]/plans/[plan]/route'),
  '/api/games/{id}/review': () => import('@/app/api/games/[id]/review/route'),
  '/api/games/{id}/sandbox': () => import('@/app/api/games/[id]/sandbox/route'),
  '/api/games/{id}/try': () => import('@/app/api/games/[id]/try/route'),
  '/api/games/{id}/sandbox/lines': () => import('@/app/api/games/[id]/sandbox/lines/route'),
  '/api/games/{id}/sandbox/lines/{line}': () => import('@/app/api/games/[id]/sandbox/lines/[line]/route'),
  '/api/lobby': () => import('@/app/api/lobby/route'),
  '/api/me': () => import('@/app/api/me/route'),
  '/api/me/tables': () => import('@/app/api/me/tables/route'),
  '/api/me/stream': () => import('@/app/api/me/stream/route'),
  '/api/joins': () => import('@/app/api/joins/route'),
  '/api/games/{id}/talk': () => import('@/app/api/games/[id]/talk/route'),
  '/api/games/{id}/notes': () => import('@/app/api/games/[id]/notes/route'),
  '/api/games/{id}/terms': () => import('@/app/api/games/[id]/terms/route'),
  '/api/games/{id}/links': () => import('@/app/api/games/[id]/links/route'),
  '/api/games/{id}/rematch': () => import('@/app/api/games/[id]/rematch/route'),
  '/api/games/{id}/recap': () => import('@/app/api/games/[id]/recap/route'),
  '/api/games/{id}/figures': () => import('@/app/api/games/[id]/figures/route'),
  '/api/games/{id}/talk/{word}': () => import('@/app/api/games/[id]/talk/[word]/route'),
  '/api/games/{id}/notes/{note}': () => import('@/app/api/games/[id]/notes/[note]/route'),
  '/api/games/{id}/seats/{seat}': () => import('@/app/api/games/[id]/seats/[seat]/route'),
  '/api/me/notifications': () => import('@/app/api/me/notifications/route'),
  '/api/me/channels': () => import('@/app/api/me/channels/route'),
  '/api/me/channels/{channel}': () => import('@/app/api/me/channels/[channel]/route'),
  '/api/me/browsers': () => import('@/app/api/me/browsers/route'),
  '/api/me/browsers/{browser}': () => import('@/app/api/me/browsers/[browser]/route'),
  '/api/me/holidays': () => import('@/app/api/me/holidays/route'),
  '/api/me/calendar': () => import('@/app/api/me/calendar/route'),
  '/api/me/holidays/{holiday}': () => import('@/app/api/me/holidays/[holiday]/route'),
  '/api/games/{id}/mute': () => import('@/app/api/games/[id]/mute/route'),
  '/api/games/{id}/seat': () => import('@/app/api/games/[id]/seat/route'),
  '/api/games/{id}/seat/link': () => import('@/app/api/games/[id]/seat/link/route'),
  '/api/games/{id}/seat/mail': () => import('@/app/api/games/[id]/seat/mail/route'),
  '/api/games/{id}/seat/browsers/{browser}': () =>
    import('@/app/api/games/[id]/seat/browsers/[browser]/route'),
  '/api/games/{id}/claims': () => import('@/app/api/games/[id]/claims/route'),
  '/api/games/{id}/claims/{seat}': () => import('@/app/api/games/[id]/claims/[seat]/route'),
  '/api/games/{id}/seats/{seat}/link': () => import('@/app/api/games/[id]/seats/[seat]/link/route'),
  '/api/games/{id}/compare': () => import('@/app/api/games/[id]/compare/route'),
  '/api/packs/{id}/{version}': () => import('@/app/api/packs/[id]/[version]/route'),
  '/api/imports': () => import('@/app/api/imports/route'),
  '/api/health': () => import('@/app/api/health/route'),
  '/api/health/live': () => import('@/app/api/health/live/route'),
  '/api/health/ready': () => import('@/app/api/health/ready/route'),
  '/api/cron/outbox': () => import('@/app/api/cron/outbox/route'),
  '/api/metrics': () => import('@/app/api/metrics/route'),
  '/api/openapi.json': () => import('@/app/api/openapi.json/route'),
  '/api/operator/openapi.json': () => import('@/app/api/operator/openapi.json/route'),
};

const PATTERNS = Object.entries(ROUTES).map(([path, load]) => ({
  name: path,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  load,
}));

async function routeOf(
  path: string,
): Promise<{ name?: string; route: Route; params: Record<string, string> }> {
  for (const { name, pattern, load } of PATTERNS) {
    const match = pattern.exec(path);
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
    return { name, route: await load(), params: Object.fromEntries(params) };
  }
  return { route: await import('@/app/api/[[...path]]/route'), params: {} };
}

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** A body to send as JSON. */
  readonly json?: unknown;
  /** A body to send unchanged. */
  readonly raw?: BodyInit;
}

/** Sends a request to the real route handlers. */
export async function call({
  method = 'GET',
  path,
  token,
  headers = {},
  json,
  raw,
}: Call): Promise<Response> {
  const url = new URL(path, 'http://praga.test');
  const { name, route, params } = await routeOf(url.pathname);
  const handler = route[method];
  if (typeof handler !== 'function') throw new Error(`${path} exports no ${method}`);
  const body = raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const request = new Request(url, {
    method,
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  });
  const response = await (handler as Handler)(request, { params: Promise.resolve(params) });
  if (name) await mustBeAsDescribed(method, name, response, { address: path, request: json });
  return response;
}

async function mustBeAsDescribed(
  method: string,
  path: string,
  response: Response,
  asked: Asked,
): Promise<void> {
  const { status, headers } = response;
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  // The method is not described for this path.
  if (status === 405 || status === 204) return;
  note('seen', { method, path, status });
  // A stream does not end, so it is not read.
  if (type === 'text/event-stream') return;
  if (type === 'application/x-ndjson')
    return linesMustBeAsDescribed({ method, path, status, type }, response);
  const body: unknown = type.includes('json') ? await response.clone().json() : undefined;
  const fault = faultOf({ method, path, status, type, body });
  if (fault) throw new Error(fault);
  record({ method, path, status, ...asked, ...(body === undefined ? {} : { answer: body }) });
}

async function linesMustBeAsDescribed(of: Omit<Answer, 'body'>, response: Response): Promise<void> {
  for (const line of (await response.clone().text()).split('\n').filter(Boolean)) {
    const fault = faultOf({ ...of, body: JSON.parse(line) });
    if (fault) throw new Error(fault);
  }
}

/** The same, and parses the JSON answer. */
export async function callJson(options: Call) {
  const response = await call(options);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Expects a problem of the right form. */
export async function problemOf(options: Call, status: number, code: string) {
  const response = await call(options);
  const body = await response.json();
  expect(body).toMatchObject({ status, code, type: `/api-docs#${code}` });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(body.title).toMatch(/\w/);
  expect(body.detail).toMatch(/\.$/);
  return { body, headers: response.headers };
}
