/**
 * People whose seat is kept: their messages, their silence that is no vote, their rights once they sit down, and a
 * table where they never come.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { executeDue } from '@/lib/features/clocks/carry-out';
import { takeBackDecision } from '@/lib/features/clocks/requests';
import { agreeToPause, answerLate, chooseEnd, unsayEnd } from '@/lib/features/clocks/table-acts';
import { watchClocks } from '@/lib/features/clocks/watch-clocks';
import { waysOf } from '@/lib/features/leaving/ways';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { deletePerson } from '@/lib/features/people/leave-store';
import { removePlayer } from '@/lib/features/seats/hosting';
import { sitDown } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { db } from '@/lib/platform/db/db';
import { sampled } from '../support/full';
import { channelFor } from '../support/notifications';
import { refused } from '../support/outcomes';
import { useService } from '../support/service';
import {
  ABSENT,
  HOLDINGS,
  VOICES,
  outOfTime,
  person,
  replaceThird,
  tableWith,
  untilOf,
  type World,
} from '../support/voices-table';

const { sql } = await useService();

describe('outcomes are told to the people who hold seats', () => {
  test.each(sampled(HOLDINGS, 4))('the third seat is %s', async (holding) => {
    const { gameId, who, told, clock } = await tableWith(holding);
    await chooseEnd({ gameId, who: who(1), kind: 'leave' }, clock);
    clock.pass(1);
    await executeDue(clock);
    const kinds = (await told(2)).filter((kind) => kind === 'decision' || kind === 'seat-free');
    expect(kinds).toEqual(VOICES.includes(holding) ? ['decision', 'seat-free'] : []);
  });

  test('a person who has not come reads it on their own channels', async () => {
    const { gameId, who, clock } = await tableWith('kept');
    const { userId } = who(2);
    await channelFor(sql, userId, 'mail', { address: 'cecilie@praga.test' });
    await chooseEnd({ gameId, who: who(0), kind: 'agreed-end' }, clock);
    clock.pass(0.1);
    await deliverDue(clock);
    const sent = await db().delivery.findMany({
      where: { outbox: { gameId, seat: 2, kind: 'end-proposed' }, channel: { userId } },
    });
    expect(sent).toHaveLength(1);
  });
});

describe('silence', () => {
  test.each(sampled(HOLDINGS, 4))('the third seat is %s', async (holding) => {
    const world = await tableWith(holding);
    const { gameId, who, clock, told, agenda } = world;
    await outOfTime(world);
    await answerLate({ gameId, who: who(1), seat: 0, answer: 'end' }, clock);
    const isAbsent = ABSENT.includes(holding);
    expect((await agenda(1))?.late[0]?.absent).toEqual(isAbsent ? [2] : undefined);
    for (const hours of [24, 24, 24, 2, 24 * 11, 24 * 7]) {
      clock.pass(hours);
      await watchClocks(clock);
    }
    const { status } = await db().game.findUniqueOrThrow({ where: { id: gameId } });
    expect(status).toBe(isAbsent ? 'running' : 'ended');
    if (isAbsent) expect(await told(2)).toContain('vote-reminder');
  });

  test('of somebody who sat down late counts three days after that', async () => {
    const world = await tableWith('kept');
    const { gameId, who, clock, sit } = world;
    await outOfTime(world);
    await answerLate({ gameId, who: who(1), seat: 0, answer: 'end' }, clock);
    clock.pass(24 * 5);
    await sit();
    const decided = async () => {
      await watchClocks(clock);
      return db().decision.count({ where: { gameId } });
    };
    clock.pass(71);
    expect(await decided()).toBe(0);
    clock.pass(2);
    expect(await decided()).toBe(1);
  });

  test('after fourteen days the first vote decides about the late seat, even if somebody has not come', async () => {
    const world = await tableWith('kept');
    const { gameId, who, clock } = world;
    await outOfTime(world);
    await answerLate({ gameId, who: who(1), seat: 0, answer: 'end' }, clock);
    await answerLate({ gameId, who: who(1), seat: 0, answer: 'replace' }, clock);
    clock.pass(24 * 14);
    await watchClocks(clock);
    expect(await db().decision.findMany({ where: { gameId }, select: { kind: true, why: true } })).toEqual([
      { kind: 'replace', why: 'first-voice' },
    ]);
  });
});

describe('a player who sits down while a decision is open can vote on it', () => {
  let world: World;
  const open = async () => {
    const made = await db().decision.findFirstOrThrow({ where: { gameId: world.gameId, state: 'open' } });
    return made.id;
  };
  const takeBack = async (seat: number) =>
    takeBackDecision({ gameId: world.gameId, id: await open(), who: world.who(seat) }, world.clock);
  const mine = async (seat: number) => (await world.agenda(seat))?.decisions[0]?.isMine;

  describe.each(['open', 'kept'] as const)('a seat that is %s', (holding) => {
    beforeEach(async () => {
      world = await tableWith(holding);
    });
    const arrive = async () => {
      world.clock.pass(0.1);
      const { made, clock, who, sit } = world;
      if (holding === 'kept') return sit();
      return sitDown({ token: made.seats[2]?.token ?? '', ...who(2) }, clock);
    };

    test('they object to what the others decided before', async () => {
      const { gameId, who, clock } = world;
      await outOfTime(world);
      await answerLate({ gameId, who: who(1), seat: 0, answer: 'replace' }, clock);
      if (holding === 'kept') {
        clock.pass(24 * 14);
        await watchClocks(clock);
      }
      expect(await takeBack(2)).toMatchObject(refused(holding === 'kept' ? 'not-seated' : 'token-wrong'));
      await arrive();
      expect(await mine(2)).toBe(true);
      expect(await takeBack(2)).toMatchObject({ ok: true });
    });

    test("nobody can withdraw another player's choice", async () => {
      const { gameId, who, clock } = world;
      await chooseEnd({ gameId, who: who(1), kind: 'leave' }, clock);
      await arrive();
      expect(await mine(2)).toBeUndefined();
      expect(await takeBack(2)).toMatchObject(refused('not-asked'));
    });
  });

  test('a former holder who did not vote for it cannot', async () => {
    world = await tableWith('seated');
    const { gameId, who, clock } = world;
    await outOfTime(world);
    await answerLate({ gameId, who: who(1), seat: 0, answer: 'replace' }, clock);
    await answerLate({ gameId, who: who(2), seat: 0, answer: 'end' }, clock);
    clock.pass(24 * 14);
    await watchClocks(clock);
    expect([await mine(1), await mine(2)]).toEqual([true, undefined]);
    expect(await takeBack(2)).toMatchObject(refused('not-asked'));
  });

  test('a player who sits down while an end is proposed is asked too', async () => {
    world = await tableWith('open');
    const { gameId, who, clock, made } = world;
    await chooseEnd({ gameId, who: who(0), kind: 'agreed-end' }, clock);
    await sitDown({ token: made.seats[2]?.token ?? '', ...who(2) }, clock);
    expect(await chooseEnd({ gameId, who: who(1), kind: 'agreed-end' }, clock)).toMatchObject({
      value: { missing: [2] },
    });
    await unsayEnd(gameId, who(0));
    expect(await chooseEnd({ gameId, who: who(2), kind: 'agreed-end' }, clock)).toMatchObject({
      value: { missing: [0] },
    });
  });
});

describe('ways out of a table whose third person never comes', () => {
  test('the host frees the seat; then the others decide without it', async () => {
    const { gameId, who, told, clock } = await tableWith('kept');
    expect(await removePlayer({ gameId, seat: 2, host: who(1) }, clock)).toMatchObject(refused('not-host'));
    expect(await removePlayer({ gameId, seat: 2, host: who(0) }, clock)).toMatchObject({ ok: true });
    const lost = await db().outbox.findMany({ where: { gameId, kind: 'seat-lost' } });
    expect(lost.map(({ readerId }) => readerId)).toEqual([who(2).userId]);
    await chooseEnd({ gameId, who: who(0), kind: 'agreed-end' }, clock);
    expect(await chooseEnd({ gameId, who: who(1), kind: 'agreed-end' }, clock)).toMatchObject({
      value: { missing: [] },
    });
    expect(await told(2)).not.toContain('end-proposed');
  });

  test('a host who deletes the account hands the table to somebody who sits there', async () => {
    const { gameId, who, clock } = await tableWith('seated');
    await db().seat.updateMany({ where: { gameId, seat: 0 }, data: { seatedAt: null } });
    await db().game.update({ where: { id: gameId }, data: { hostId: who(1).userId } });
    await deletePerson(who(1).userId, undefined, clock.now());
    const { hostId } = await db().game.findUniqueOrThrow({ where: { id: gameId } });
    expect(hostId).toBe(who(2).userId);
  });

  test('everyone can leave, even if only absent people stay', async () => {
    const { gameId, who, clock, agenda } = await tableWith('kept');
    await chooseEnd({ gameId, who: who(0), kind: 'leave' }, clock);
    clock.pass(1);
    await executeDue(clock);
    const table = await loadTable(gameId, who(1), { log: 'none' });
    const ways = table && waysOf(table, await agenda(1));
    expect(ways?.map(({ kind }) => kind)).toContain('leave');
    expect(await chooseEnd({ gameId, who: who(1), kind: 'leave' }, clock)).toMatchObject({ ok: true });
  });
});

test('a vote ends with its tenure: the next holder of the seat has not cast it', async () => {
  const world = await tableWith('seated');
  const { gameId, who, clock } = world;
  const until = untilOf(world);
  await agreeToPause({ gameId, who: who(2), until }, clock);
  await replaceThird(gameId, clock);
  await db().seat.updateMany({ where: { gameId, seat: 2 }, data: { userId: await person('Eliška') } });
  await agreeToPause({ gameId, who: who(0), until }, clock);
  expect(await agreeToPause({ gameId, who: who(1), until }, clock)).toMatchObject({
    value: { done: false, missing: 1 },
  });
});

test('a host whose own seat is kept reads each message once, and decides once they sit there', async () => {
  const { gameId, who, clock, told, sit } = await tableWith('kept');
  await db().game.update({ where: { id: gameId }, data: { hostId: who(2).userId } });
  await chooseEnd({ gameId, who: who(0), kind: 'leave' }, clock);
  expect((await told(2)).filter((kind) => kind === 'decision')).toHaveLength(1);
  expect(await db().outbox.count({ where: { gameId, readerId: who(2).userId } })).toBe(0);
  expect((await tableAgenda(gameId, who(2), clock.now()))?.invited).toBe(2);
  await sit();
  expect((await tableAgenda(gameId, who(2), clock.now()))?.me).toBe(2);
});
