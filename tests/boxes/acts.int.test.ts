/** The forms of a box's settings. */
import { expect, test } from 'vitest';
import { actOnBox } from '@/app/boxes/[boxId]/actions';
import { makeBox } from '@/app/boxes/actions';
import { sessionCookie } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/db';
import { formOf } from '../support/form';
import { inRequest } from '../support/in-request';
import { useService } from '../support/service';
import { DEAR, entered, madeBox, WALL } from './made-box';

await useService();

/** Where a form of this person leads. */
async function sent(
  userId: string,
  fields: Readonly<Record<string, string>>,
  act = actOnBox,
): Promise<string> {
  const { name, value } = await sessionCookie(userId);
  const request = { cookies: new Map([[name, value]]), headers: new Headers() };
  const done: unknown = await inRequest(request, () => act(formOf(fields))).catch((error: unknown) => error);
  return String(Reflect.get(Object(done), 'digest'));
}

test('a form that says nothing about sharing changes nothing', async () => {
  const { boxId, anna } = await madeBox();
  const share = async () => (await db().box.findUniqueOrThrow({ where: { id: boxId } })).share;
  expect(await sent(anna, { boxId, act: 'share', share: 'listed' })).toContain('done=saved');
  expect(await share()).toBe('listed');
  expect(await sent(anna, { boxId, act: 'share' })).toContain('problem=form');
  expect(await sent(anna, { boxId, act: 'share', share: 'everywhere' })).toContain('problem=form');
  expect(await share()).toBe('listed');
});

test('a visitor from a new table returns there with the finished revision', async () => {
  const { boxId, anna } = await madeBox();
  expect(await sent(anna, { name: 'Another', for: 'table' }, makeBox)).toMatch(/\/boxes\/\w+\?for=table/);
  expect(await sent(anna, { name: 'Yet another' }, makeBox)).not.toContain('for=table');
  await entered(boxId, WALL, { [anna]: DEAR });
  expect(await sent(anna, { boxId, act: 'finish', for: 'table' })).toMatch(
    /\/\?pack=box:[0-9a-f]{64}#new-table/,
  );
  await entered(boxId, WALL, { [anna]: {} });
  expect(await sent(anna, { boxId, act: 'finish' })).toContain(`/boxes/${boxId}?done=finished`);
});
