/** The forms of the desk, as an operator's browser posts them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { recentActs } from '@/lib/features/operator/act-store';
import { db } from '@/lib/platform/db/db';
import { askAs, makeWorld, type Entry, type World } from '../auth/matrix-world';
import { leaveLater } from '../support/after-responses';
import { useService } from '../support/service';

leaveLater();
await useService();
let world: World;
beforeAll(async () => {
  world = await makeWorld('anyone');
});

const form = (name: string): Entry => ({ key: '', file: 'app/operator/actions.ts', name, kind: 'action' });
const post = (name: string, values: Readonly<Record<string, string>>) =>
  askAs('admin', world, form(name), { form: values });
const holderOf = (seat: number) =>
  db().seat.findUniqueOrThrow({
    where: { gameId_seat: { gameId: world.gameId, seat } },
    select: { name: true, seatedAt: true, tenure: true },
  });

describe('irreversible acts', () => {
  test('needs its tick on the server, too: a seat stays taken, and nothing is written down', async () => {
    const [before, acts] = [await holderOf(0), await recentActs(5)];
    const values = { gameId: world.gameId, seat: '0' };
    expect(await post('freeSeatOf', values)).toBe('to /operator/tables/:here?done=not-sure');
    expect(await post('freeSeatOf', { ...values, sure: 'maybe' })).toMatch('done=not-sure');
    expect(await holderOf(0)).toEqual(before);
    expect(await recentActs(5)).toEqual(acts);
    expect(await post('freeSeatOf', { ...values, sure: 'yes' })).toMatch('done=done');
    expect((await holderOf(0)).tenure).toBe(before.tenure + 1);
  });

  test('so do sessions', async () => {
    const { id } = await db().user.findFirstOrThrow({ where: { name: 'Spectator' } });
    const browsers = () => db().browser.count({ where: { userId: id } });
    expect(await post('signOutPerson', { id })).toBe(`to /operator/people/${id}?done=not-sure`);
    expect(await browsers()).toBe(1);
    expect(await post('signOutPerson', { id, sure: 'yes' })).toMatch('done=done');
    expect(await browsers()).toBe(0);
  });
});
