/**
 * The input of each entrance: the values of its address by their names, and the body of the example of an
 * operation. Only what these do not say enough has a row here.
 */
import crypto from 'node:crypto';
import EXAMPLES from '@/generated/api-examples.json';
import type { Input, World } from './matrix-world';

const NOBODY = 'A'.repeat(22);
/** No circle, box, gathering, competition or duel. */
const NOTHING = 'x'.repeat(12);
const uuid = () => crypto.randomUUID();

/** The values of the square brackets of an address. */
function paramsOf(file: string, { gameId, line, said }: World): Record<string, string | string[]> {
  const known: Record<string, string | string[]> = {
    id: file.startsWith('app/api/games/') ? gameId : NOTHING,
    gameId,
    line,
    word: said,
    seq: '1',
    seat: '1',
    turn: '1',
    step: '0',
    n: '3',
    number: '1',
    decision: '1',
    hash: '0',
    year: '2026',
    scope: 'open',
    act: 'say',
    group: 'Play',
    component: 'wall-i-postern',
    browser: '0'.repeat(16),
    circleId: NOTHING,
    boxId: NOTHING,
    key: NOTHING,
    token: NOBODY,
    '...nextauth': ['providers'],
    '...path': ['nothing'],
  };
  const names = [...file.matchAll(/\[{1,2}([^\]]+)\]/g)].map(([, name]) => name ?? '');
  return Object.fromEntries(names.map((name) => [name.replace('...', ''), known[name] ?? uuid()]));
}

/** The body of the example of an operation. */
function exampleOf(key: string): Pick<Input, 'json'> {
  const [, method = '', address = ''] = /^([A-Z]+) app(.+)\/route\.ts$/.exec(key) ?? [];
  const operation = `${method} ${address.replace(/\[(\w+)\]/g, '{$1}')}`;
  const example = Object.entries(EXAMPLES).find(([name]) => name === operation)?.[1];
  if (!example || !('request' in example)) return {};
  return { json: JSON.parse(JSON.stringify(example.request).replaceAll('"TOKEN"', `"${NOBODY}"`)) };
}

const submission = () => ({ expectedSeq: 1, commandId: uuid() });

type Make = (world: World) => Input;
const INPUTS: Readonly<Record<string, Make>> = {
  // Not legal just now, so a 422 says: it was the right seat, and nothing changed.
  'POST app/api/games/[id]/commands/route.ts': () => ({
    json: { ...submission(), command: { type: 'EndTurn' } },
  }),
  'POST app/api/games/[id]/undo/route.ts': () => ({ json: { ...submission(), to: 1 } }),
  // Two of a table cannot be called alike.
  'POST app/api/games/[id]/sit/route.ts': () => ({ json: { name: `Somebody ${uuid().slice(0, 8)}` } }),
  'POST app/api/games/[id]/address/route.ts': () => ({ json: { email: 'own@praga.test' } }),
  'POST app/api/games/[id]/plans/route.ts': () => ({ json: { lineId: uuid() } }),
  'POST app/api/games/[id]/plans/[plan]/route.ts': () => ({
    json: { act: 'forget' },
  }),
  'POST app/api/games/[id]/late/route.ts': () => ({ json: { seat: 0, answer: 'wait' } }),
  // Of three, nobody resigns.
  'POST app/api/games/[id]/leave/route.ts': () => ({ json: { kind: 'resign' } }),
  'POST app/api/games/[id]/offers/route.ts': () => ({ json: { token: NOBODY, name: 'Somebody' } }),
  'POST app/api/games/[id]/offers/[seat]/route.ts': ({ gameId }) => ({ params: { id: gameId, seat: '3' } }),
  'POST app/api/games/[id]/holiday/route.ts': () => ({ json: { until: '2020-01-01T00:00:00.000Z' } }),
  'POST app/api/games/[id]/try/route.ts': () => ({ json: {} }),
  'POST app/api/games/[id]/sandbox/lines/route.ts': () => ({
    json: { base: 1, key: '0'.repeat(64), name: 'A line', steps: [] },
  }),
  'POST app/api/gatherings/route.ts': () => ({
    json: {
      circleId: NOTHING,
      size: 4,
      least: 3,
      most: 4,
      startsBy: new Date(Date.now() + 86_400_000).toISOString(),
    },
  }),
  'action app/circles/[circleId]/games/actions.ts playInCircle': () => ({
    form: { circleId: 'x'.repeat(12), act: 'usual' },
  }),
  'GET app/api/packs/[id]/[version]/route.ts': () => ({ params: { id: 'reconstruction', version: '2' } }),
  'POST app/api/puzzles/[number]/route.ts': () => ({ json: { commands: [{ type: 'EndTurn' }], hints: 0 } }),
  'page app/puzzles/[id]/page.tsx': () => ({ params: { id: '1' } }),
  'page app/puzzles/[id]/best/[step]/page.tsx': () => ({ params: { id: '1', step: '0' } }),
  'POST app/api/joins/route.ts': ({ gameId }) => ({ json: { table: gameId, name: 'Somebody' } }),
  'POST app/api/games/[id]/talk/route.ts': () => ({ json: { id: uuid(), text: 'Hello' } }),
  'POST app/api/games/[id]/notes/route.ts': () => ({ json: { id: uuid(), text: 'Mine' } }),
  'POST app/api/games/[id]/terms/route.ts': () => ({ json: { door: 'link' } }),
  'POST app/api/games/[id]/links/route.ts': () => ({ json: { seat: 2 } }),
  'DELETE app/api/games/[id]/offers/[seat]/route.ts': () => ({ params: { seat: '3' } }),
  'PUT app/api/games/[id]/sandbox/lines/[line]/route.ts': () => ({
    json: { name: 'Another', steps: [] },
  }),
  'POST app/api/games/[id]/recap/route.ts': () => ({ json: { seq: 1 } }),
  'POST app/api/games/[id]/claims/[seat]/route.ts': () => ({ json: { act: 'agree' } }),
  'DELETE app/api/games/[id]/seats/[seat]/link/route.ts': () => ({ params: { seat: '2' } }),
  'POST app/api/me/channels/route.ts': () => ({ json: { form: 'json', url: 'https://hook.example/' } }),
  'POST app/api/me/holidays/route.ts': () => ({ json: { first: '2020-01-01', last: '2020-01-01' } }),
  'POST app/api/tables/route.ts': () => ({ json: { name: 'M', seats: [{ name: 'A' }, { name: 'B' }] } }),
  'POST app/circles/[circleId]/talk/[act]/route.ts': () => ({ form: { id: uuid(), text: 'Hello' } }),
  'POST app/games/[gameId]/talk/[act]/route.ts': () => ({ form: { id: uuid(), text: 'Hello' } }),
  'POST app/games/[gameId]/plan/[act]/route.ts': () => ({ form: { id: uuid() }, params: { act: 'forget' } }),
  'POST app/games/[gameId]/live/route.ts': () => ({ json: { seq: 2, commandId: uuid() } }),
  'GET app/icons/[name]/route.ts': () => ({ params: { name: 'icon-192.png' } }),
  'POST app/me/prompts/renew/route.ts': () => ({
    form: { old: 'https://push.test/gone', subscription: '{}' },
  }),
  'GET app/games/stream/route.ts': ({ gameId }) => ({ query: { t: `${gameId},0,` } }),
  'POST app/me/sign-out/now/route.ts': () => ({ form: { other: '' } }),
  'POST app/me/delete/now/route.ts': () => ({ form: { other: '' } }),
  'POST app/me/at-table/route.ts': () => ({ form: { ask: 'all' } }),
  'POST app/me/prompts/declined/route.ts': ({ gameId }) => ({ form: { gameId } }),
  'POST app/learn/progress/route.ts': ({ gameId }) => ({ form: { gameId } }),
  'POST app/language/route.ts': () => ({ form: { lang: 'de' } }),
  'POST app/theme/route.ts': () => ({ form: { theme: 'dark' } }),
  'GET app/games/[gameId]/say/route.ts': () => ({ query: { line: 'last' } }),
  'GET app/games/[gameId]/look/route.ts': () => ({ query: { piece: 'board:0' } }),
  'action app/games/[gameId]/actions.ts foldRecap': ({ gameId }) => ({ form: { gameId, seq: '1' } }),
  'action app/games/[gameId]/at/[seq]/problem/actions.ts sendProblem': ({ gameId }) => ({
    form: { gameId, seq: '1', text: '' },
  }),
  'action app/games/[gameId]/actions.ts sendMeLink': ({ gameId }) => ({ form: { gameId, for: 'x.y' } }),
  'action app/games/[gameId]/mail-actions.ts sendConfirmation': ({ gameId }) => ({ form: { gameId } }),
  'action app/games/[gameId]/actions.ts takeStep': ({ gameId }) => ({
    form: { gameId, expectedSeq: '1', commandId: uuid(), command: '{"type":"EndTurn"}' },
  }),
  'action app/games/[gameId]/actions.ts sayInWords': ({ gameId }) => ({
    form: { gameId, expectedSeq: '1', commandId: uuid(), line: 'Anna' },
  }),
  'action app/games/[gameId]/actions.ts takeStepInWords': ({ gameId }) => ({
    form: { gameId, expectedSeq: '1', commandId: uuid(), command: '{"type":"EndTurn"}' },
  }),
  'action app/seat/[token]/actions.ts takeSeat': ({ tokens }) => ({
    form: { token: tokens[2] ?? '', name: 'Cecilie' },
  }),
  'action app/join/actions.ts joinByLink': ({ gameId }) => ({ form: { gameId, name: 'Somebody' } }),
  'action app/games/[gameId]/requests/actions.ts answerLateSeat': ({ gameId }) => ({
    form: { gameId, seat: '0', answer: 'wait' },
  }),
  'action app/games/[gameId]/requests/actions.ts turnBack': ({ gameId }) => ({
    form: { gameId, act: 'ask' },
  }),
  'action app/games/[gameId]/requests/actions.ts takeDecisionBack': ({ gameId }) => ({
    form: { gameId, decision: uuid() },
  }),
  'action app/games/[gameId]/requests/actions.ts agreeToHoliday': ({ gameId }) => ({
    form: { gameId, until: '2020-01-01T00:00:00.000Z' },
  }),
  ...Object.fromEntries(
    ['doIt', 'withdrawSeatOffer', 'takeBackEnd'].map((name) => [
      `action app/games/[gameId]/requests/actions.ts ${name}`,
      ({ gameId }: World) => ({ form: { gameId, seat: '0' } }),
    ]),
  ),
  'POST app/api/games/[id]/delegates/route.ts': () => ({
    json: { name: 'Zuzana', power: 'turns', until: new Date(Date.now() + 86_400_000).toISOString() },
  }),
  'action app/games/[gameId]/help/actions.ts letPlay': ({ gameId }) => ({
    form: { gameId, name: 'Zuzana', power: 'turns', until: 'd3' },
  }),
  'action app/games/[gameId]/help/actions.ts endHelp': ({ gameId }) => ({ form: { gameId, id: uuid() } }),
  'action app/games/[gameId]/help/actions.ts confirmTheirs': ({ gameId }) => ({
    form: { gameId, id: uuid(), seq: '1' },
  }),
  'action app/games/[gameId]/mentor/actions.ts askMentor': ({ gameId }) => ({
    form: { gameId, name: 'Zuzana' },
  }),
  'action app/games/[gameId]/mentor/actions.ts endMentor': ({ gameId }) => ({ form: { gameId, id: uuid() } }),
  'action app/games/[gameId]/mentor/actions.ts leaveSeat': ({ gameId }) => ({ form: { gameId } }),
  'action app/games/[gameId]/mentor/actions.ts writeToHolder': ({ gameId }) => ({
    form: { gameId, id: uuid(), text: 'Build first' },
  }),
  'action app/games/[gameId]/mentor/actions.ts forgetOwn': ({ gameId }) => ({ form: { gameId, id: uuid() } }),
  'action app/seat/[token]/actions.ts takeMineBack': ({ gameId }) => ({ form: { gameId } }),
  ...aboutSeats(
    'askLink',
    'agreeLink',
    'refuseLink',
    'makeLink',
    'renewMine',
    'endOne',
    'trustOne',
    'setAddress',
    'setName',
  ),
  'POST app/sign-in/with/route.ts': () => ({ form: { service: 'none' } }),
  ...hosting('renewLink', 'revokeLink', 'sendLink', 'freeTheSeat'),
  'action app/games/[gameId]/invite/actions.ts renewJoinLink': ({ gameId }) => ({ form: { gameId } }),
  'action app/games/[gameId]/invite/actions.ts changeTerms': ({ gameId }) => ({
    form: { gameId, door: 'link' },
  }),
};

function hosting(...names: readonly string[]): Record<string, Make> {
  const make: Make = ({ gameId }) => ({ form: { gameId, seat: '2' } });
  return Object.fromEntries(
    names.map((name) => [`action app/games/[gameId]/invite/actions.ts ${name}`, make]),
  );
}

function aboutSeats(...names: readonly string[]): Record<string, Make> {
  const make: Make = ({ gameId }) => ({
    form: { gameId, seat: '0', email: 'own@praga.test', name: `Ludmila ${uuid().slice(0, 8)}` },
  });
  return Object.fromEntries(
    names.map((name) => [`action app/games/[gameId]/seats/actions.ts ${name}`, make]),
  );
}

/** The body sent to an entry of the matrix. */
export function inputOf(key: string, file: string, world: World): Input {
  const { params, ...input } = INPUTS[key]?.(world) ?? {};
  return { ...exampleOf(key), ...input, params: { ...paramsOf(file, world), ...params } };
}
