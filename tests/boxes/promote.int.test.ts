/** A revision of a box becomes the source of a pack. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packDataOf } from '@/lib/game/box/box';
import { BASE_PACK } from '@/lib/game/content/base';
import type { PackData } from '@/lib/game/engine/pack';
import { indexPack } from '@/lib/game/engine/pack-index';
import { PACKS } from '@/lib/game/rulesets';
import { constantOf, packSource } from '../../scripts/lib/pack-source';
import { run } from '../../scripts/operator/commands';
import { randomBox } from '../box/random-box';
import { useService } from '../support/service';
import { DEAR, done, entered, madeBox, madePack, WALL } from './made-box';

await useService();

const into = fs.mkdtempSync(path.join(os.tmpdir(), 'packs-'));
afterAll(() => fs.rmSync(into, { recursive: true }));

const packIn = async (name: string): Promise<PackData> =>
  (await import(/* @vite-ignore */ path.join(into, `${name}.ts`)))[constantOf(name)];

/** Without the remarks that say how well a value is known. */
const valuesOf = (pack: object): unknown =>
  JSON.parse(
    JSON.stringify(pack, (key, value: unknown) =>
      ['id', 'version', 'box', 'name', 'provenance', 'note', 'picture'].includes(key) ? undefined : value,
    ),
  );

async function promoted(...words: readonly string[]) {
  const said: string[] = [];
  const isDone = await run('box', ['promote', ...words], { into }, (line) => said.push(line));
  return { isDone, said: said.join('\n') };
}

test('the command writes the changed values as a pack, and names the lines to add', async () => {
  const { boxId, anna, who } = await madeBox();
  await entered(boxId, WALL, { [anna]: { ...DEAR, name: 'Dear wall' } });
  await entered(boxId, 'cathedral-base', {
    [anna]: { squares: [{ row: 1, column: 2, effect: { kind: 'arrow-up' } }] },
  });
  await done(who, { act: 'finish' });
  const { isDone, said } = await promoted(boxId, '1', 'printed-2');
  expect(isDone).toBe(true);
  expect(said).toContain("'printed-2 1': async () => (await import('@/lib/game/content/printed-2'))");
  expect(said).toContain('PRINTED_2_PACK');
  expect(fs.readdirSync(into)).toEqual(['printed-2.ts']);
  const pack = await packIn('printed-2');
  expect(pack).toMatchObject({ id: 'printed-2', version: 1, name: 'Our box', seals: BASE_PACK.seals });
  const note = 'Entered by players: Our box, revision 1.';
  expect(pack.walls[0]).toEqual({ ...BASE_PACK.walls[0], ...DEAR, provenance: 'published', note });
  const grid = pack.grids.tierSets.find(({ id }) => id === 'cathedral-base');
  expect(grid?.picture).toEqual([...Array(4).fill('. . . . . .'), '. . ^ . . .', 'S . . . . .']);
  // A file is never written over.
  expect((await promoted(boxId, '1', 'printed-2')).isDone).toBe(false);
});

test.each([
  ['another revision', '2', 'other'],
  ['a name that is no file', '1', '../x'],
  ['no name', '1', ''],
])('%s is refused, and nothing is written', async (_what, revision, name) => {
  const { boxId } = await madePack();
  const before = fs.readdirSync(into);
  expect((await promoted(boxId, revision, name)).isDone).toBe(false);
  expect(fs.readdirSync(into)).toEqual(before);
});

const SEEDS = PACKS.map((pack, i) => [`${pack.id} ${pack.version}`, i + 1, pack] as const);

test.each(SEEDS)('on %s, random box %i has the same values as a pack', async (_title, seed, base) => {
  const values = randomBox(seed, base);
  const name = `random-${seed}`;
  const source = packSource({ name, version: 1, title: 'Any', revision: 1, values });
  fs.writeFileSync(path.join(into, `${name}.ts`), source);
  const pack = await packIn(name);
  expect(valuesOf(pack)).toEqual(valuesOf(packDataOf(base, values)));
  expect(() => indexPack(pack)).not.toThrow();
});
