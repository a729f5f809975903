import { expect, test } from 'vitest';
import { createTable } from '@/lib/service/create-table';
import { loadTable } from '@/lib/service/load-table';
import { sitDown } from '@/lib/service/seats';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/engine/state';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

await useService();

const seatSeen = async (gameId: string, token: string | undefined) => {
  const table = await loadTable(gameId, { token });
  return { me: table?.me, offersOptions: table?.options !== undefined };
};

test('a visitor is whoever the token says, each at the own seat', async () => {
  const { gameId, seats } = await seatedTable(3);
  for (const { seat, token } of seats)
    expect(await seatSeen(gameId, token)).toEqual({ me: seat, offersOptions: true });
});

test('no token, a wrong one and that of another table prove nothing', async () => {
  const [here, elsewhere] = [await seatedTable(), await seatedTable()];
  const stranger = { me: undefined, offersOptions: false };
  for (const token of [undefined, '', 'x'.repeat(32), elsewhere.seats[0]?.token])
    expect(await seatSeen(here.gameId, token), String(token)).toEqual(stranger);
});

test('a seat of the computer, which has no token, belongs to no visitor', async () => {
  const { gameId } = await seatedTable(1, { bots: ['journeyman'] });
  expect((await seatSeen(gameId, undefined)).me).toBeUndefined();
});

test('a seat nobody has taken yet is not proved by its link', async () => {
  const names = [{ name: 'Anna' }, { name: 'Bohumil' }];
  const choices = { options: ONLINE_OPTIONS, variant: BASE_VARIANT, startingSeat: 'first' } as const;
  const { gameId, seats } = await createTable({ name: 'Waiting', seats: names, ...choices });
  const token = seats[1]?.token;
  expect((await seatSeen(gameId, token)).me).toBeUndefined();
  await sitDown({ token: token ?? '' });
  expect((await seatSeen(gameId, token)).me).toBe(1);
});
