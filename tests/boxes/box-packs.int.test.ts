/** Tables that are played with the pack of a box, and the values that stay with them. */
import { expect, test, vi } from 'vitest';
import { loadPack, loadPackData } from '@/lib/features/boxes/load-pack';
import { loadTable } from '@/lib/features/table/load/load-table';
import { createTable } from '@/lib/features/table/new-table/create-table';
import { BOX_PACK_VERSION, boxPackId } from '@/lib/game/box/box';
import { packFrom } from '@/lib/game/box/pack-from';
import { BASE_PACK } from '@/lib/game/content/base';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { RULES } from '@/lib/game/rulesets';
import { passportOf } from '@/lib/game/verify/passport';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { databaseGames } from '../../tools/passport/database';
import { useService } from '../support/service';
import { watchStatements } from '../support/statements';

const { databaseUrl } = await useService();

const wall = BASE_PACK.walls[0]?.id ?? '';

async function storedBox(gold: number): Promise<string> {
  const base = { id: BASE_PACK.id, version: BASE_PACK.version };
  const values = { base, changes: { [wall]: { cost: { gold, stone: 0 } } } };
  const id = boxPackId(values);
  await db().boxPack.create({ data: { id, values: jsonOf(values), createdAt: new Date() } });
  return id;
}

const tableOf = (pack: string) =>
  createTable({
    name: 'Boxed',
    seats: [{ name: 'Anna' }, { bot: 'journeyman' }],
    options: ONLINE_OPTIONS,
    variant: BASE_VARIANT,
    startingSeat: 'first',
    pack,
  });

test('a table is played with the values of its box', async () => {
  const pack = await storedBox(9);
  const { gameId } = await tableOf(pack);
  const table = await loadTable(gameId);
  expect(table?.pack).toMatchObject({ id: pack, version: BOX_PACK_VERSION });
  expect(table?.pack.wallById.get(wall)?.cost).toEqual({ gold: 9, stone: 0 });
  expect((await loadPackData({ id: pack, version: 1 })).box?.changes).toHaveProperty(wall);
});

test('npm run passport replays it out of the database', async () => {
  const { gameId } = await tableOf(await storedBox(6));
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
  const id = await storedBox(5);
  const sent = watchStatements();
  const pack = await loadPack({ id, version: BOX_PACK_VERSION });
  expect(sent.length).toBe(1);
  expect(await loadPack({ id, version: BOX_PACK_VERSION })).toBe(pack);
  await loadPack({ id: BASE_PACK.id, version: BASE_PACK.version });
  expect(sent.length).toBe(1);
  vi.restoreAllMocks();
});

test('the values of a pack are never changed, and stay while a game uses them', async () => {
  const [used, unused] = [await storedBox(8), await storedBox(7)];
  await tableOf(used);
  await expect(
    db().boxPack.updateMany({ where: { id: unused }, data: { createdAt: new Date() } }),
  ).rejects.toThrow(/never changed/);
  await db().boxPack.deleteMany({ where: { id: { in: [used, unused] } } });
  expect(
    await db().boxPack.findMany({ where: { id: { in: [used, unused] } }, select: { id: true } }),
  ).toEqual([{ id: used }]);
});

test('a box that is not there is no pack', async () => {
  const id = `box:${'0'.repeat(64)}`;
  await expect(loadPack({ id, version: 1 })).rejects.toThrow(/no content pack/);
  await expect(tableOf(id)).rejects.toThrow(/no content pack/);
});
