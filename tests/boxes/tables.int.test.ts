/** Tables that are made and played with a box, and the values that stay with them. */
import { expect, test, vi } from 'vitest';
import { readTableForm } from '@/app/(site)/table-form';
import { listBoxes } from '@/lib/features/boxes/boxes';
import { loadPack, loadPackData } from '@/lib/features/boxes/load-pack';
import { loadTable } from '@/lib/features/table/load/load-table';
import { BOX_PACK_VERSION, boxPackId } from '@/lib/game/box/box';
import { packFrom } from '@/lib/game/box/pack-from';
import { BASE_PACK } from '@/lib/game/content/base';
import { RULES } from '@/lib/game/rulesets';
import { passportOf } from '@/lib/game/verify/passport';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { databaseGames } from '../../tools/passport/database';
import { callJson, problemOf } from '../support/api';
import { formOf } from '../support/form';
import { useService } from '../support/service';
import { watchStatements } from '../support/statements';
import { UNTOUCHED_TABLE_FORM } from '../support/table-form';
import { emptyTable } from '../support/tables';
import { guest } from '../support/world';
import { DEAR, done, madePack, WALL } from './made-box';

const { databaseUrl } = await useService();

const NOWHERE = `box:${'0'.repeat(64)}`;
const table = (pack: unknown) => ({ name: 'Boxed', seats: [{ name: 'Anna' }, {}], pack });
const ask = (pack: unknown) => ({ method: 'POST', path: '/api/tables', json: table(pack) });

async function listedPack() {
  const { who, boxId, pack } = await madePack({ ...DEAR, name: 'Dear wall' });
  await done(who, { act: 'share', share: 'listed' });
  return { boxId, pack };
}

/** A pack with this price of a wall, which no box has. */
async function storedPack(gold: number): Promise<string> {
  const base = { id: BASE_PACK.id, version: BASE_PACK.version };
  const values = { base, changes: { [WALL]: { cost: { gold, stone: 0 } } } };
  const id = boxPackId(values);
  await db().boxPack.create({ data: { id, values: jsonOf(values), createdAt: new Date() } });
  return id;
}

const tableOf = (pack: string) => emptyTable({ seats: [{ name: 'Anna' }, { bot: 'journeyman' }], pack });

test('a program makes a table with a box, and reads its values', async () => {
  const { pack } = await listedPack();
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
  await expect(loadPack({ id: NOWHERE, version: 1 })).rejects.toThrow(/no content pack/);
  await expect(tableOf(NOWHERE)).rejects.toThrow(/no content pack/);
});

test('the form accepts a box, and reports an invalid one', () => {
  const read = (pack: string) => {
    const fields = { ...UNTOUCHED_TABLE_FORM, 'seat-0': 'Anna', 'seat-1': 'Bohumil', pack };
    return readTableForm(wordingOf('en'), formOf(fields));
  };
  expect(read(NOWHERE)).toMatchObject({ table: { pack: NOWHERE } });
  expect(read('')).not.toHaveProperty('table.pack', expect.anything());
  expect(read('box:1')).toEqual({ problem: 'box' });
});

test('lists say how much of a box people have looked at', async () => {
  const { boxId, pack } = await listedPack();
  const { listed } = await listBoxes({ id: await guest('Cilka') });
  const box = listed.find(({ id }) => id === boxId);
  expect(box).toMatchObject({ name: 'Our box', newest: { number: 1, packId: pack, people: 1 } });
  expect(box?.total).toBeGreaterThanOrEqual(box?.newest?.looked ?? Infinity);
});

test('a table is played with the values of its box', async () => {
  const pack = await storedPack(8);
  const { gameId } = await tableOf(pack);
  const played = await loadTable(gameId);
  expect(played?.pack).toMatchObject({ id: pack, version: BOX_PACK_VERSION });
  expect(played?.pack.wallById.get(WALL)?.cost).toEqual({ gold: 8, stone: 0 });
  expect((await loadPackData({ id: pack, version: 1 })).box?.changes).toHaveProperty(WALL);
});

test('npm run passport replays it out of the database', async () => {
  const { gameId } = await tableOf(await storedPack(6));
  const verdicts: string[] = [];
  const rules = RULES.at(-1);
  if (!rules) throw new Error('no rules');
  for await (const stored of databaseGames(databaseUrl)) {
    if ('unreadable' in stored) throw new Error(stored.unreadable);
    if (stored.name === gameId) verdicts.push(passportOf(stored.game, packFrom(stored.pack), rules).verdict);
  }
  expect(verdicts).toEqual(['identical']);
});

test('a pack costs one statement, and none once this process has it', async () => {
  const id = await storedPack(5);
  const sent = watchStatements();
  const pack = await loadPack({ id, version: BOX_PACK_VERSION });
  expect(sent.length).toBe(1);
  expect(await loadPack({ id, version: BOX_PACK_VERSION })).toBe(pack);
  await loadPack({ id: BASE_PACK.id, version: BASE_PACK.version });
  expect(sent.length).toBe(1);
  vi.restoreAllMocks();
});

test('the values of a pack are never changed, and stay while a game uses them', async () => {
  const [used, unused] = [await storedPack(4), await storedPack(7)];
  await tableOf(used);
  await expect(
    db().boxPack.updateMany({ where: { id: unused }, data: { createdAt: new Date() } }),
  ).rejects.toThrow(/never changed/);
  await db().boxPack.deleteMany({ where: { id: { in: [used, unused] } } });
  expect(
    await db().boxPack.findMany({ where: { id: { in: [used, unused] } }, select: { id: true } }),
  ).toEqual([{ id: used }]);
});
