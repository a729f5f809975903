/** The names of the tables of a competition tell them apart. */
import { expect, test } from 'vitest';
import { db } from '@/lib/platform/db/db';
import { endGame, goOn, openIn } from '../support/competitions';
import { useService } from '../support/service';
import { cupOf } from './made-competition';

await useService();

test('final and table for the third place are named so, in the language of the host', async () => {
  const cup = await cupOf(4, { thirdPlace: true });
  await db().user.update({ where: { id: cup.circle.host }, data: { locale: 'de' } });
  const namesOf = async () => {
    const ids = openIn(await cup.look()).map(({ tableId = '' }) => tableId);
    const rows = await db().game.findMany({ where: { id: { in: ids } }, select: { name: true } });
    return rows.map(({ name }) => name).toSorted();
  };
  expect(await namesOf()).toEqual(['Winter 1 1.1', 'Winter 1 1.2']);
  for (const { tableId = '' } of openIn(await cup.look())) await endGame(tableId, [0, 1], cup.clock);
  await goOn(cup.clock);
  await goOn(cup.clock);
  expect(await namesOf()).toEqual(['Winter 1: Finale', 'Winter 1: Kleines Finale']);
});
