/** Tables that are made with a box, by programs and by the form. */
import { expect, test } from 'vitest';
import { readTableForm } from '@/app/(site)/table-form';
import { listBoxes } from '@/lib/features/boxes/boxes';
import { db } from '@/lib/platform/db/db';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { callJson, problemOf } from '../support/api';
import { useService } from '../support/service';
import { UNTOUCHED_TABLE_FORM } from '../support/table-form';
import { DEAR, done, entered, madeBox, WALL } from './made-box';
import { guest } from '../support/world';

await useService();

const NOWHERE = `box:${'0'.repeat(64)}`;
const table = (pack: unknown) => ({ name: 'Boxed', seats: [{ name: 'Anna' }, {}], pack });
const ask = (pack: unknown) => ({ method: 'POST', path: '/api/tables', json: table(pack) });

async function madePack() {
  const { boxId, anna, who } = await madeBox();
  await entered(boxId, WALL, { [anna]: { ...DEAR, name: 'Dear wall' } });
  await done(who, { act: 'share', share: 'listed' });
  return { boxId, pack: (await done(who, { act: 'finish' })).packId };
}

test('a program makes a table with a box, and reads its values', async () => {
  const { pack } = await madePack();
  const { status, body } = await callJson(ask(pack));
  expect(status).toBe(201);
  expect(await db().game.findUnique({ where: { id: body.game.id } })).toMatchObject({ packId: pack });
  const printed = await callJson({ path: `/api/packs/${encodeURIComponent(pack)}/1` });
  const wall = printed.body.walls.find(({ id }: { id: string }) => id === WALL);
  expect(wall.cost).toEqual(DEAR.cost);
  expect(printed.body.names[WALL].en).toBe('Dear wall');
});

test('a pack of no box is refused', async () => {
  await problemOf(ask(NOWHERE), 404, 'unknown-pack');
  for (const pack of ['reconstruction', 'box:1', '', 7, null])
    await problemOf(ask(pack), 400, 'invalid-request');
});

test('the form accepts a box, and reports an invalid one', () => {
  const formOf = (pack: string) => {
    const form = new FormData();
    const fields = { ...UNTOUCHED_TABLE_FORM, 'seat-0': 'Anna', 'seat-1': 'Bohumil', pack };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return readTableForm(wordingOf('en'), form);
  };
  expect(formOf(NOWHERE)).toMatchObject({ table: { pack: NOWHERE } });
  expect(formOf('')).not.toHaveProperty('table.pack', expect.anything());
  expect(formOf('box:1')).toEqual({ problem: 'box' });
});

test('lists say how much of a box people have looked at', async () => {
  const { boxId, pack } = await madePack();
  const { listed } = await listBoxes({ id: await guest('Cilka') });
  const box = listed.find(({ id }) => id === boxId);
  expect(box).toMatchObject({ name: 'Our box', newest: { number: 1, packId: pack, people: 1 } });
  expect(box?.total).toBeGreaterThanOrEqual(box?.newest?.looked ?? Infinity);
});
