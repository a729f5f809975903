/** Documents of games with a box: every way out carries its values, and the way in keeps them. */
import { expect, test } from 'vitest';
import { importGame } from '@/lib/features/archive/import-game';
import { exportGame } from '@/lib/features/history/read-log';
import { boxPackId } from '@/lib/game/box/box';
import { packFrom } from '@/lib/game/box/pack-from';
import { BASE_PACK } from '@/lib/game/content/base';
import { readDocument } from '@/lib/game/eventlog/export';
import { verifyGame } from '@/lib/game/verify/verify';
import { db } from '@/lib/platform/db/db';
import { sealedGame } from '../box/sealed-game';
import { call, callJson } from '../support/api';
import { useService } from '../support/service';
import { emptyTable } from '../support/tables';
import { DEAR, done, madePack, valueOf, WALL } from './made-box';

await useService();

/** A game with the one revision of a box of Anna. */
async function boxed() {
  const { pack, who, anna } = await madePack();
  const { gameId } = await emptyTable({ seats: [{ name: 'Anna' }, { name: 'Bohumil' }], pack });
  return { gameId, who, anna };
}

test('an exported game carries the values of its box, and its name for people who may know it', async () => {
  const { gameId, who, anna } = await boxed();
  const base = { id: BASE_PACK.id, version: BASE_PACK.version };
  const { body } = await callJson({ path: `/api/games/${gameId}/export` });
  expect(body.game.box).toEqual({ base, changes: { [WALL]: DEAR } });
  expect(body.game.boxName).toBeUndefined();
  expect((await exportGame(gameId, { userId: anna }))?.game.boxName).toBe('Our box');
  const read = readDocument(body);
  expect(read.ok && verifyGame(read.value)).toMatchObject({ checks: { chain: 'ok' } });
  await done(who, { act: 'share', share: 'link' });
  expect((await exportGame(gameId))?.game.boxName).toBe('Our box');
});

test('a list of whole games carries them too', async () => {
  const { gameId } = await boxed();
  const over = { status: 'finished', finishedAt: new Date(), waiting: [], watchers: 'anyone' };
  await db().game.update({ where: { id: gameId }, data: over });
  const text = await (await call({ path: '/api/games?whole=1&limit=20' })).text();
  const games = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  expect(games.map(({ game }) => game.game.box?.changes)).toContainEqual({ [WALL]: DEAR });
});

test('an imported game brings the values of its box', async () => {
  const values = {
    base: { id: BASE_PACK.id, version: BASE_PACK.version },
    changes: { [WALL]: { gain: { kind: 'points', n: 7 } } },
  };
  const id = boxPackId(values);
  const document = sealedGame(packFrom({ id, version: 1, box: values }), values);
  const stored = () => db().boxPack.findUnique({ where: { id } });
  expect(await stored()).toBeNull();
  const { gameId, isNew } = valueOf(await importGame(document, 'finished'));
  expect(isNew).toBe(true);
  expect((await stored())?.values).toEqual(values);
  const again = await exportGame(gameId);
  expect(again?.game.box).toEqual(values);
  expect(again && verifyGame(again)).toMatchObject({ complete: true, checks: { scores: 'ok' } });
  expect(valueOf(await importGame(document, 'finished'))).toEqual({ gameId, isNew: false });
  const other = { ...document, game: { ...document.game, box: undefined } };
  expect(await importGame(other, 'study')).toMatchObject({ ok: false, error: { fault: 'box-missing' } });
});
