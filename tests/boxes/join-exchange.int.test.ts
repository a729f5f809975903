/** People join a box by its link, and files that are no boxes are refused. */
import { expect, test } from 'vitest';
import { changeBox, importBox, joinBox, readBox } from '@/lib/features/boxes/boxes';
import { behindLink } from '@/lib/features/groups/groups';
import { useService } from '../support/service';
import { DEAR, done, entered, kindOf, madeBox, seenBy, valueOf, WALL } from './made-box';
import { guest } from '../support/world';

await useService();

test('the link makes editors until it is renewed or closed', async () => {
  const { boxId, who, token, others } = await madeBox(['Bohumil']);
  const [bohumil = ''] = others;
  const cilka = await guest('Cilka');
  const behind = { kind: 'box', id: boxId, name: 'Our box', people: 2, isFull: false };
  expect(await behindLink({ token }, { userId: cilka })).toMatchObject({
    ...behind,
    inviter: { name: 'Anna' },
    mine: null,
  });
  expect(await behindLink({ token }, { userId: bohumil })).toMatchObject({ ...behind, mine: 'in' });
  expect(valueOf(await joinBox({ token, userId: bohumil }))).toEqual({ boxId });
  const renewed = (await done(who, { act: 'renew-link' })).token;
  expect(kindOf(await joinBox({ token, userId: cilka }))).toBe('box-closed');
  expect(kindOf(await joinBox({ token: '../', userId: cilka }))).toBe('box-closed');
  valueOf(await joinBox({ token: renewed, userId: cilka }));
  expect((await seenBy(boxId, cilka)).editors).toEqual(['Anna', 'Bohumil', 'Cilka']);
  expect(kindOf(await changeBox({ boxId, userId: bohumil }, { act: 'renew-link' }))).toBe('not-the-owner');
  await done(who, { act: 'close-link' });
  expect(kindOf(await changeBox(who, { act: 'close-link' }))).toBe('nothing-to-do');
  expect(await behindLink({ token: renewed })).toBeUndefined();
});

test('an editor who leaves keeps their values there and may come back; the owner stays', async () => {
  const { boxId, anna, who, token, others } = await madeBox(['Bohumil']);
  const [bohumil = ''] = others;
  await entered(boxId, WALL, { [bohumil]: DEAR });
  expect(kindOf(await changeBox(who, { act: 'leave' }))).toBe('owner-stays');
  await done({ boxId, userId: bohumil }, { act: 'leave' });
  expect(await readBox(boxId, { id: bohumil })).toBeUndefined();
  expect((await seenBy(boxId, anna)).values.changes).toEqual({ [WALL]: DEAR });
  valueOf(await joinBox({ token, userId: bohumil }));
  expect((await seenBy(boxId, bohumil)).entries[WALL]).toMatchObject([{ isMine: true }]);
});

const FILE = { format: 'praga-by-post/box', version: 1, name: 'Ours', base: {}, changes: {} };
test.each([
  ['no JSON', 'junk', 'not-json'],
  ['a huge text', ' '.repeat(200_000), 'too-large'],
  ['deep lists', '['.repeat(40_000) + ']'.repeat(40_000), 'too-deep'],
  ['another format', '{"format":"x"}', 'unknown-format'],
  ['null', 'null', 'unknown-format'],
  ['another member', JSON.stringify({ ...FILE, art: 'x' }), 'not-a-box'],
  ['a name with markup', JSON.stringify({ ...FILE, name: '<b>' }), 'bad-name'],
  ['no base', JSON.stringify(FILE), 'not-a-box'],
  ['an unknown base', JSON.stringify({ ...FILE, base: { id: 'x', version: 1 } }), 'unknown-base'],
])('a file with %s is refused', async (_title, text, code) => {
  const userId = await guest('Cilka');
  expect(await importBox({ text, userId })).toMatchObject({
    ok: false,
    error: { kind: 'bad-values', problem: { code } },
  });
});
