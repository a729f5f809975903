/** Decisions that come too late, organisers' own cases, arbiters, and races of organisers with the table. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { advanceDue } from '@/lib/features/competitions/advance';
import { rulingState, type NewRuling } from '@/lib/features/competitions/competition';
import {
  actOnEntrant,
  changeSeasonTerms,
  decideCompetition,
  enterCompetition,
  takeDecisionBack,
} from '@/lib/features/competitions/competitions';
import { exportOfCompetition } from '@/lib/features/competitions/export-season';
import { db } from '@/lib/platform/db/db';
import { begin, endGame, entered, goOn, idOf, openIn, shownTo, sitAll } from '../support/competitions';
import { useService } from '../support/service';
import { playOut } from '../support/tables';
import { begun, clubOf, cupOf, fresh, kindOf } from './made-competition';

await useService();

describe('a decision that comes too late', () => {
  test('an award lapses when the table has ended, and its people hear of it', async () => {
    const cup = await cupOf(4);
    const [table] = openIn(await cup.look());
    const [winner] = table?.entrants ?? [];
    await cup.decide({ kind: 'award', fixture: table?.id, entrant: winner });
    await endGame(table?.tableId ?? '', [1, 0], cup.clock);
    const shown = await cup.anHour();
    const [decision] = shown.competition.decisions;
    expect(decision && [rulingState(decision), decision.lapse]).toEqual(['lapsed', 'table-ended']);
    expect(shown.results.map(({ how }) => how)).not.toContain('awarded');
    const told = await db().outbox.findFirst({ where: { dedupe: `season:${cup.id}:decision:1:lapsed` } });
    expect(told?.payload).toMatchObject({ season: { entrants: table?.entrants } });
    expect((await exportOfCompetition(shown, cup.clock)).decisions).toEqual([]);
  });

  test('an award and a replacement lapse when the person has left', async () => {
    const cup = await cupOf(4);
    const shown = await cup.look();
    const [table, other] = openIn(shown);
    const [winner = '', gone = ''] = [table?.entrants[0], other?.entrants[0]];
    await cup.decide({ kind: 'award', fixture: table?.id, entrant: winner });
    await cup.decide({ kind: 'replace', entrant: gone });
    for (const entrant of [winner, gone]) {
      const userId = shown.entrants.find(({ id }) => id === entrant)?.userId ?? '';
      await actOnEntrant({ id: cup.id, userId }, 'withdraw', entrant, cup.clock);
    }
    const after = await cup.anHour();
    expect(after.competition.decisions.map(({ lapse }) => lapse)).toEqual(['person-left', 'person-left']);
  });

  test('a correction lapses when the table was annulled before', async () => {
    const cup = await cupOf(4);
    const [table] = openIn(await cup.look());
    await endGame(table?.tableId ?? '', [0, 1], cup.clock);
    await goOn(cup.clock);
    const places = (table?.entrants ?? []).map((entrant, i) => ({ entrant, place: i + 1 }));
    await cup.decide({ kind: 'annul', fixture: table?.id });
    const asked = { kind: 'correct', fixture: table?.id, places, reason: 'a slip' } as const;
    expect(kindOf(await cup.decide(asked))).toBe('decided');
    const shown = await cup.anHour();
    expect(shown.competition.decisions.map(rulingState)).toEqual(['done']);
    expect(shown.fixtures.find(({ id }) => id === table?.id)?.state).toBe('void');
    expect(await cup.decide(asked)).toMatchObject({ error: { kind: 'decision-unfit', cause: 'table' } });
  });
});

describe('an organiser’s own case', () => {
  test('is decided by another organiser, and not taken back by the one concerned', async () => {
    const cup = await cupOf(4);
    const shown = await cup.look();
    const [table] = openIn(shown);
    const [mine = '', rival = ''] = table?.entrants ?? [];
    const steward = shown.entrants.find(({ id }) => id === mine)?.userId ?? '';
    await db().circleMember.updateMany({ where: { userId: steward }, data: { role: 'steward' } });
    const award = { kind: 'award', fixture: table?.id, entrant: mine } as const;
    expect(kindOf(await cup.decide(award, steward))).toBe('own-case');
    expect(kindOf(await cup.decide({ kind: 'replace', entrant: mine }, steward))).toBe('own-case');
    expect(kindOf(await cup.decide({ ...award, entrant: rival }))).toBe('ok');
    const taken = await takeDecisionBack({ id: cup.id, userId: steward }, 1, cup.clock);
    expect(kindOf(taken)).toBe('own-case');
  });

  test('waits a day if there is no other organiser, and everyone hears of it', async () => {
    const clock = fresh();
    const { id, circle, look } = await begun(4, { form: 'cup', size: 2 }, clock);
    const shown = await look();
    const mine = idOf(shown, circle.host);
    const table = openIn(shown).find(({ entrants }) => entrants.includes(mine));
    const award: NewRuling = { kind: 'award', fixture: table?.id, entrant: mine };
    expect(kindOf(await decideCompetition({ id, userId: circle.host }, award, clock))).toBe('ok');
    const [decision] = (await look()).competition.decisions;
    expect(decision?.isOwnCase).toBe(true);
    expect((decision?.dueAt.getTime() ?? 0) - (decision?.at.getTime() ?? 0)).toBe(24 * 3_600_000);
    const told = await db().outbox.findFirst({ where: { dedupe: `season:${id}:decision:1` } });
    const everyone = shown.entrants.map((each) => each.id).toSorted();
    expect(z.object({ season: z.object({ entrants: z.array(z.string()) }) }).parse(told?.payload)).toEqual({
      season: { entrants: expect.toSatisfy((ids: string[]) => String(ids.toSorted()) === String(everyone)) },
    });
  });

  test('an arbiter decides without playing, and may not sign up', async () => {
    const clock = fresh();
    const { circle } = await clubOf(6, clock);
    const [arbiter = '', ...people] = [circle.others[4] ?? '', circle.host, ...circle.others.slice(0, 3)];
    const id = await entered(circle, people, clock, { form: 'cup', size: 2 });
    const memberOf = async (userId: string) =>
      (await db().circleMember.findFirstOrThrow({ where: { circleId: circle.circleId, userId } })).id;
    const asHost = { id, userId: circle.host };
    const name = async (arbiterId: string | null, who = asHost) =>
      kindOf(await changeSeasonTerms(who, { arbiter: arbiterId }, clock));
    expect(await name(await memberOf(circle.host))).toBe('arbiter-plays');
    expect(await name('00000000-0000-4000-8000-000000000000')).toBe('not-that-member');
    expect(await name(await memberOf(arbiter), { id, userId: circle.others[0] ?? '' })).toBe('not-in-charge');
    expect(await name(await memberOf(arbiter))).toBe('ok');
    expect(kindOf(await enterCompetition({ id, userId: arbiter }, clock))).toBe('arbiter-plays');
    await begin(id, people, clock);
    const shown = await shownTo(id, circle.host, clock);
    const mine = idOf(shown, circle.host);
    const fixture = openIn(shown).find(({ entrants }) => entrants.includes(mine))?.id;
    const award: NewRuling = { kind: 'award', fixture, entrant: mine };
    expect(kindOf(await decideCompetition(asHost, award, clock))).toBe('own-case');
    expect(kindOf(await decideCompetition({ id, userId: arbiter }, award, clock))).toBe('ok');
    expect(kindOf(await changeSeasonTerms({ id, userId: arbiter }, { name: 'Mine' }, clock))).toBe(
      'not-in-charge',
    );
  });
});

test('two organisers, the end of the table and the scheduler at once leave one true result', async () => {
  const cup = await cupOf(4);
  const shown = await cup.look();
  const [table, other] = openIn(shown);
  const steward = shown.entrants.find(({ id }) => id === other?.entrants[0])?.userId ?? '';
  await db().circleMember.updateMany({ where: { userId: steward }, data: { role: 'steward' } });
  const [first, second] = table?.entrants ?? [];
  await sitAll(table?.tableId ?? '', cup.clock);
  const made = await Promise.all([
    cup.decide({ kind: 'award', fixture: table?.id, entrant: first }),
    cup.decide({ kind: 'award', fixture: table?.id, entrant: second }, steward),
  ]);
  expect(made.map(kindOf).toSorted()).toEqual(['decided', 'ok']);
  cup.clock.pass(1.01);
  await Promise.all([
    playOut(table?.tableId ?? '', {
      ranking: [0, 1],
      scores: [9, 1],
      finishedAt: cup.clock.now(),
      waiting: [],
    }),
    advanceDue(cup.clock),
    advanceDue(cup.clock),
  ]);
  await goOn(cup.clock);
  const after = await cup.look();
  const [decision] = after.competition.decisions;
  const results = after.results.filter(({ gameId }) => gameId === table?.tableId);
  expect(results).toHaveLength(2);
  const game = await db().game.findUniqueOrThrow({ where: { id: table?.tableId ?? '' } });
  // An award in effect is the result, and a lapsed one is not.
  expect([game.ruling, game.ending]).toEqual(decision?.doneAt ? [1, 'conceded'] : [null, null]);
  expect(results.every(({ how }) => (how === 'awarded') === (decision?.doneAt !== undefined))).toBe(true);
});
