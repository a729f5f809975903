/** A token that only reads, or plays at one table, learns no secret that opens more than its scope. */
import { beforeAll, expect, test } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { changeBox, createBox } from '@/lib/features/boxes/boxes';
import { renewCalendarLink } from '@/lib/features/calendar/calendar';
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import { BASE_PACK } from '@/lib/game/content/base';
import { systemClock } from '@/lib/platform/clock';
import { takesAccessTokens } from '@/lib/platform/http/access';
import { isLook, type Contract } from '@/lib/platform/http/contract';
import { call } from '../support/api';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { setSeat } from '../support/set-seat';
import { seatedTable } from '../support/tables';
import { madeCircle } from '../support/world';

await useService();

/** Anna, who has everything that secrets open: a circle, a box, a calendar, a table with a free seat. */
async function annaWithSecrets() {
  const { circleId, token: circleToken, host: userId } = await madeCircle(['Bohumil'], systemClock);
  const boxId = valueOf(await createBox({ name: 'Our box', userId }));
  const { token: boxToken } = valueOf(await changeBox({ boxId, userId }, { act: 'renew-link' }));
  const calendar = await renewCalendarLink(userId);
  const { gameId } = await seatedTable(2, { emails: false, hostId: userId });
  await setSeat(gameId, 1, { seatedAt: null, tenure: { increment: 1 }, userId: null, heldFrom: 2 });
  const token = async (scope: 'read' | 'table' | 'all') =>
    (await makeAccessToken(userId, { name: scope, scope, days: 7, tableId: gameId })) ?? '';
  const ids = { '/api/circles': circleId, '/api/boxes': boxId, '/api/games': gameId };
  return { circleToken, boxToken, calendar, gameId, token, ids };
}

/** Links and tokens that open something, as an answer has them. */
const SECRETS = /praga_[\w-]{22}|\/(?:seat|join|circles\/join|boxes\/join|calendar|delegate)\/[\w.-]{22,}/g;

const looks = CONTRACTS.filter(
  (contract) =>
    takesAccessTokens(contract) && contract.method === 'GET' && isLook(contract) && !contract.media,
);

let anna: Awaited<ReturnType<typeof annaWithSecrets>>;
beforeAll(async () => {
  anna = await annaWithSecrets();
});

function addressOf({ path }: Contract): string {
  const [, id] = Object.entries(anna.ids).find(([area]) => path.startsWith(area)) ?? [];
  return path
    .replace('{id}', path.startsWith('/api/packs') ? 'reconstruction' : (id ?? 'x'))
    .replace('{component}', BASE_PACK.walls[0]?.id ?? '')
    .replace(/\{\w+\}/g, '1');
}

/** The secrets in all answers to a token of this scope. */
async function toldTo(scope: 'read' | 'table' | 'all'): Promise<readonly string[]> {
  const asked = await anna.token(scope);
  const told = new Set<string>();
  for (const contract of looks) {
    const text = await (await call({ path: addressOf(contract), token: asked })).text();
    for (const [secret] of text.matchAll(SECRETS)) told.add(secret);
  }
  return [...told];
}

test.each(['read', 'table'] as const)('no answer to a token of the scope %s has a secret', async (scope) => {
  expect(await toldTo(scope)).toEqual([]);
});

test('a full token gets each of them', async () => {
  const told = (await toldTo('all')).join(' ');
  const { circleToken, boxToken, calendar } = anna;
  for (const secret of [circleToken, boxToken, calendar.url.split('/').at(-1) ?? '?', '/seat/'])
    expect(told).toContain(secret);
});
