/** The forms of a box's settings. */
import { expect, test, vi } from 'vitest';
import { actOnBox } from '@/app/boxes/[boxId]/actions';
import { db } from '@/lib/platform/db/db';
import { inRequest } from '../support/in-request';
import { useService } from '../support/service';
import { madeBox } from './made-box';

const person = vi.hoisted(() => ({ id: '' }));
vi.mock('@/lib/platform/auth/session', async (original) => ({
  ...(await original<object>()),
  currentUserId: async () => person.id,
}));

await useService();

/** Where a form leads. */
async function sent(fields: Readonly<Record<string, string>>): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = { cookies: new Map<string, string>(), headers: new Headers() };
  const done: unknown = await inRequest(request, () => actOnBox(form)).catch((error: unknown) => error);
  return String(Reflect.get(Object(done), 'digest'));
}

test('a form that says nothing about sharing changes nothing', async () => {
  const { boxId, anna } = await madeBox();
  person.id = anna;
  const share = async () => (await db().box.findUniqueOrThrow({ where: { id: boxId } })).share;
  expect(await sent({ boxId, act: 'share', share: 'listed' })).toContain('done=saved');
  expect(await share()).toBe('listed');
  expect(await sent({ boxId, act: 'share' })).toContain('problem=form');
  expect(await sent({ boxId, act: 'share', share: 'everywhere' })).toContain('problem=form');
  expect(await share()).toBe('listed');
});
