/** Names that were stored before, that the service gives, and that are taken at the same moment. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { importGame } from '@/lib/features/archive/import-game';
import { makeGuest } from '@/lib/features/people/guests';
import { joinTable } from '@/lib/features/seats/free-seats';
import { renameSeat } from '@/lib/features/seats/own-seat';
import { createRematch } from '@/lib/features/seats/rematch';
import { sitDown } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { postMessage } from '@/lib/features/talk/talk';
import { areAlike } from '@/lib/game/names/alike';
import { db } from '@/lib/platform/db/db';
import { goldenDocument } from '../support/documents';
import { inFull, sampled } from '../support/full';
import { useService } from '../support/service';
import { emptyTable } from '../support/tables';
import { ALIKE, UNSEEN } from './attacks';
import { namesAt, table } from './named-table';
import { guest } from '../support/world';

await useService();

test('a name that was stored before stays, whatever it is, and its holder keeps it', async () => {
  const made = await table();
  const token = made.seats[1]?.token ?? '';
  const sat = await sitDown({ token, name: 'Bohumil' });
  const cookie = sat.ok ? sat.value.key : '';
  for (const name of ['Anna', '\u3164']) {
    await db().seat.updateMany({ where: { gameId: made.gameId, seat: 1 }, data: { name } });
    expect(await sitDown({ token, cookie, name })).toMatchObject({ ok: true });
    expect((await loadTable(made.gameId, 1))?.seats[1]?.name).toBe(name);
  }
  expect(await sitDown({ token, cookie, name: 'Änna' })).toMatchObject({ error: { kind: 'name-taken' } });
});

test('no one has the name of an unnamed computer, in any language', async () => {
  const seats = [{ name: 'Anna' }, {}, { bot: 'master' as const }];
  const made = await emptyTable({ seats });
  const sit = (name: string) => sitDown({ token: made.seats[1]?.token ?? '', name });
  for (const file of ['en', 'de', 'pt-BR']) {
    const words = JSON.parse(fs.readFileSync(`messages/${file}/names.json`, 'utf8'));
    expect(await sit(words.bot.master)).toMatchObject({ error: { kind: 'name-taken' } });
  }
});

test('a visitor by the common link who was invited by name gets the seat reserved for them', async () => {
  const seats = [{ name: 'Anna' }, {}, { name: 'Zoe' }];
  const made = await emptyTable({ seats, joinPolicy: 'link' });
  const id = await guest('zoe');
  const way = { token: made.joinLink?.token ?? '' };
  const joined = await joinTable({ way, userId: id, name: 'zoe' });
  expect(joined).toMatchObject({ ok: true, value: { seat: 2 } });
  expect(await namesAt(made.gameId)).toEqual(['Anna', '', 'zoe']);
});

test('names that the service gives are made different instead', async () => {
  const seats = [{ name: 'Anna' }, { name: 'Аnnа' }, { name: 'ANNA', bot: 'master' as const }];
  const made = await emptyTable({ seats });
  expect(await namesAt(made.gameId)).toEqual(['Anna', 'Аnnа 2', 'ANNA 3']);
  const free = await table();
  const id = await guest('Anna');
  const way = { lobby: free.gameId };
  expect((await joinTable({ way, userId: id, name: 'Anna', isGivenName: true })).ok).toBe(true);
  expect(await namesAt(free.gameId)).toContain('Anna 2');
});

test('a rematch of a table of before sets its players apart', async () => {
  const id = await guest('Anna');
  const made = await emptyTable({ seats: [{ name: 'Anna', userId: id }, {}], hostId: id });
  for (const { token } of made.seats)
    await sitDown({ token, userId: token === made.seats[0]?.token ? id : undefined });
  await db().seat.updateMany({ where: { gameId: made.gameId }, data: { name: 'Anna' } });
  await db().game.update({ where: { id: made.gameId }, data: { status: 'finished' } });
  const again = await createRematch(made.gameId, { userId: id });
  if (!again.ok) throw new Error(again.error.kind);
  expect([...(await namesAt(again.value.gameId))].sort()).toEqual(['Anna', 'Anna 2']);
});

test.each(sampled(UNSEEN, 4))('a guest has no name rather than %s', async (_what, name) => {
  expect((await makeGuest({ name, locale: 'en' })).name).toBeUndefined();
});

test.each(sampled(ALIKE, 4))("a spectator named %s cannot chat at Anna's table", async (_what, name) => {
  const { gameId } = await table();
  const id = await guest('Watcher');
  await db().user.update({ where: { id }, data: { name } });
  expect(await postMessage(gameId, { userId: id }, { id: crypto.randomUUID(), text: 'Hello' })).toBe(
    'name-taken',
  );
});

test('names of a file that is brought in are cleaned, and none is like another', async () => {
  const document = goldenDocument('3-players-base');
  const names = ['Anna', 'Аn\u200bnа', '\u3164', 'Anna 2'];
  const seats = document.seats.map((seat, i) => ({ ...seat, name: names[i] }));
  const made = await importGame({ ...document, seats }, 'finished');
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const kept = await namesAt(made.value.gameId);
  expect(kept[0]).toBe('Anna');
  expect(kept.slice(1).filter((name) => areAlike(name, 'Anna'))).toEqual([]);
});

const freeTable = () => emptyTable({ seats: [{ name: 'Anna' }, {}, {}], joinPolicy: 'open' });

test('of two people who arrive with the same name, one gets it, whatever the seats', async () => {
  for (let n = 0; n < inFull(5, 2); n += 1) {
    const made = await freeTable();
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

test('of two players who choose the same name at once, one gets it', async () => {
  for (let n = 0; n < inFull(10, 3); n += 1) {
    const made = await freeTable();
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
