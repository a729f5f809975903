/** Names that are taken at the same moment: one gets it. */
import { expect, test } from 'vitest';
import { makeGuest } from '@/lib/features/people/guests';
import { joinTable } from '@/lib/features/seats/free-seats';
import { renameSeat } from '@/lib/features/seats/own-seat';
import { sitDown } from '@/lib/features/seats/seats';
import { createTable } from '@/lib/features/table/new-table/create-table';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { areAlike } from '@/lib/game/names/alike';
import { db } from '@/lib/platform/db/db';
import { inFull } from '../support/full';
import { useService } from '../support/service';

await useService();

const RULES = { options: ONLINE_OPTIONS, variant: BASE_VARIANT, startingSeat: 'first' } as const;
const table = () =>
  createTable({ name: 'T', seats: [{ name: 'Anna' }, {}, {}], ...RULES, joinPolicy: 'open' });

const namesAt = async (gameId: string) =>
  (await db().seat.findMany({ where: { gameId } })).map(({ name }) => name);

test('of two who come at once with one name one gets it, whatever the seats', async () => {
  for (let n = 0; n < inFull(5, 2); n += 1) {
    const made = await table();
    const people = await Promise.all(['Zoe', 'Ζoe', 'zoe'].map((name) => makeGuest({ name, locale: 'en' })));
    const joined = await Promise.all([
      sitDown({ token: made.seats[1]?.token ?? '', name: 'Zoe' }),
      sitDown({ token: made.seats[2]?.token ?? '', name: 'Ζoe' }),
      joinTable({ way: { lobby: made.gameId }, userId: people[2]?.id ?? '', name: 'zoe', seat: 2 }),
    ]);
    const zoes = (await namesAt(made.gameId)).filter((name) => areAlike(name, 'Zoe'));
    expect(zoes).toHaveLength(1);
    expect(joined.filter(({ ok }) => ok)).toHaveLength(1);
  }
});

test('of two at a table who change to one name at once one gets it', async () => {
  for (let n = 0; n < inFull(10, 3); n += 1) {
    const made = await table();
    const keys = await Promise.all(
      made.seats.slice(1).map(async ({ seat, token }) => {
        const sat = await sitDown({ token, name: ['', 'Bohumil', 'Cecilie'][seat] });
        return sat.ok ? sat.value.key : '';
      }),
    );
    const given = await Promise.all(
      keys.map((token, i) => renameSeat(made.gameId, { token }, ['Zoe', 'Ζoe'][i] ?? '')),
    );
    expect(given.filter(({ ok }) => ok)).toHaveLength(1);
    expect(given.find(({ ok }) => !ok)).toMatchObject({ error: { kind: 'name-taken' } });
    expect((await namesAt(made.gameId)).filter((name) => areAlike(name, 'Zoe'))).toHaveLength(1);
  }
});
