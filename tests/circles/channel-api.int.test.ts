/** The channel of a circle for programs: every operation, and each of its refusals. */
import crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '@/lib/platform/clock';
import { startReceiver } from '../support/notifications';
import { programsAt, type Asked } from '../support/programs';
import { useService } from '../support/service';
import { guest, madeCircle, programOf } from '../support/world';
import { allowLocalHooks } from './news-readers';

await useService();
const receiver = await startReceiver();
afterAll(() => receiver.close());

const people = { host: '', member: '', stranger: '' };
let at = '';

beforeAll(async () => {
  allowLocalHooks();
  const { circleId, host, others } = await madeCircle(['Bohumil'], systemClock);
  at = `/api/circles/${circleId}/hooks`;
  people.host = await programOf(host);
  people.member = await programOf(others[0] ?? '');
  people.stranger = await programOf(await guest('Zdenka'));
});

const { ask, refuse } = programsAt(() => at, people);

const QUIET = { wants: ['who-is-in', 'your-turn'], quiet: { from: '22:00', to: '07:30' } };

test('a host adds, sets, tries and removes the channel; its address is never shown', async () => {
  const add = { kind: 'json', url: `${receiver.url}/secret-path`, label: 'Our bot' };
  const added = await ask('host', 'POST', '', add);
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({
    hook: { form: 'json', label: 'Our bot', state: 'on', quiet: null },
    standardSecret: expect.stringMatching(/^whsec_/),
  });
  const { hooks } = (await ask('host', 'GET', '')).body as { hooks: { id: string }[] };
  expect(JSON.stringify(hooks)).not.toMatch(/secret/);
  const id = hooks[0]?.id ?? '';
  const one = `/${id}`;
  expect((await ask('host', 'PATCH', one, QUIET)).status).toBe(200);
  expect((await ask('host', 'GET', '')).body).toMatchObject({ hooks: [QUIET] });
  expect((await ask('host', 'PATCH', one, { act: 'try' })).status).toBe(200);
  // A test when it was added, and this one.
  expect(receiver.heard).toHaveLength(2);
  receiver.answer = (response) => void response.writeHead(500).end();
  await refuse('host', ['PATCH', one, { act: 'try' }], 409, 'channel-refused');
  for (const asked of [
    ['GET', ''],
    ['POST', '', add],
    ['PATCH', one, QUIET],
    ['PATCH', one, { act: 'try' }],
    ['DELETE', one],
  ] as const) {
    await refuse('member', asked, 403, 'not-in-charge');
    await refuse('stranger', asked, 404, 'unknown-circle');
  }
  expect((await ask('host', 'DELETE', one)).status).toBe(200);
  await refuse('host', ['DELETE', one], 404, 'unknown-entry');
});

const adding = (form: string, url: string): Asked => ['POST', '', { form, url }];
const setting = (settings: object): Asked => ['PATCH', `/${crypto.randomUUID()}`, { ...QUIET, ...settings }];

test.each<readonly [string, Asked, number, string]>([
  ['an address on this machine', adding('json', 'https://10.0.0.1/x'), 409, 'channel-refused'],
  ['a form that there is not', adding('mail', 'https://example.com'), 400, 'invalid-request'],
  ['a time that there is not', setting({ quiet: { from: '24:00', to: '07:00' } }), 400, 'invalid-request'],
  ['no kinds', setting({ wants: [] }), 400, 'invalid-request'],
  ['a channel that there is not', setting({}), 404, 'unknown-entry'],
])('%s is refused', async (_what, asked, status, code) => {
  await refuse('host', asked, status, code);
});
