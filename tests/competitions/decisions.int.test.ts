/** Decisions of organisers about a running competition: they take effect later, and are taken back until then. */
import { expect, test } from 'vitest';
import { changeCircle } from '@/lib/features/circles/circles';
import { advanceDue } from '@/lib/features/competitions/advance';
import { rulingState, Terms } from '@/lib/features/competitions/competition';
import {
  changeSeasonTerms,
  decideCompetition,
  enterCompetition,
  takeDecisionBack,
  actOnEntrant,
} from '@/lib/features/competitions/competitions';
import { exportOfCompetition } from '@/lib/features/competitions/export-season';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { db } from '@/lib/platform/db/db';
import {
  begin,
  endGame,
  entered,
  goOn,
  idOf,
  openIn,
  playAll,
  shownTo,
  sitAll,
} from '../support/competitions';
import { useService } from '../support/service';
import { begun, clubOf, cupOf, fresh, kindOf } from './made-competition';

await useService();

test('a table is awarded after an hour, and everyone at it hears of it', async () => {
  const cup = await cupOf(4);
  const [table] = openIn(await cup.look());
  const [winner = '', loser = ''] = table?.entrants ?? [];
  await sitAll(table?.tableId ?? '', cup.clock);
  expect(kindOf(await cup.decide({ kind: 'award', fixture: table?.id, entrant: winner }))).toBe('ok');
  const told = await db().outbox.findFirst({ where: { dedupe: `season:${cup.id}:decision:1` } });
  expect(told?.payload).toMatchObject({ season: { news: 'decision', entrants: [winner, loser] } });
  expect(openIn(await cup.look())).toHaveLength(2);
  const shown = await cup.anHour();
  const fixture = shown.fixtures.find(({ id }) => id === table?.id);
  expect(fixture?.state).toBe('over');
  const places = shown.results.filter(({ gameId }) => gameId === table?.tableId);
  const key = shown.entrants.find(({ id }) => id === winner)?.key;
  expect(places.find(({ playerKey }) => playerKey === key)).toMatchObject({ place: 1, how: 'awarded' });
});

test('a decision is taken back within the hour, and not later', async () => {
  const cup = await cupOf(4);
  const [table] = openIn(await cup.look());
  const who = { id: cup.id, userId: cup.circle.host };
  await cup.decide({ kind: 'annul', fixture: table?.id });
  expect(kindOf(await cup.decide({ kind: 'annul', fixture: table?.id }))).toBe('decided');
  expect(kindOf(await takeDecisionBack(who, 1, cup.clock))).toBe('ok');
  expect(openIn(await cup.anHour())).toHaveLength(2);
  await cup.decide({ kind: 'annul', fixture: table?.id });
  const shown = await cup.anHour();
  expect(shown.fixtures.find(({ id }) => id === table?.id)?.state).toBe('void');
  expect(kindOf(await takeDecisionBack(who, 2, cup.clock))).toBe('not-now');
  expect(await db().game.findUnique({ where: { id: table?.tableId ?? '' } })).toMatchObject({
    status: 'ended',
  });
});

test('a corrected result changes who advances, and its export still verifies', async () => {
  const cup = await cupOf(4);
  const [table] = openIn(await cup.look());
  await endGame(table?.tableId ?? '', [0, 1], cup.clock);
  await goOn(cup.clock);
  const [first = '', second = ''] = table?.entrants ?? [];
  const places = [
    { entrant: second, place: 1 },
    { entrant: first, place: 2 },
  ];
  const fixture = table?.id;
  expect(kindOf(await cup.decide({ kind: 'correct', fixture, places }))).toBe('decision-unfit');
  expect(kindOf(await cup.decide({ kind: 'correct', fixture, places, reason: 'wrong seats' }))).toBe('ok');
  await cup.anHour();
  const over = await playAll(cup.id, cup.circle.host, cup.clock, () => [0, 1]);
  const final = over.fixtures.find(({ id }) => id === '2.1.1');
  expect(final?.entrants).toContain(second);
  expect(final?.entrants).not.toContain(first);
  const document = await exportOfCompetition(over, cup.clock);
  expect(document.fixtures.find(({ id }) => id === fixture)?.corrected).toBe(true);
  expect(document.decisions).toMatchObject([{ kind: 'correct', fixture, reason: 'wrong seats' }]);
  expect(verifySeason(document).faults).toEqual([]);
  expect(verifySeason({ ...document, decisions: [] }).faults).not.toEqual([]);
});

test('a stage ends now: begun tables are drawn, the rest is not played', async () => {
  const cup = await cupOf(6);
  const [begun] = openIn(await cup.look());
  const { tableId = '' } = begun ?? {};
  await sitAll(tableId, cup.clock);
  await db().game.update({ where: { id: tableId }, data: { seq: { increment: 1 } } });
  expect(kindOf(await cup.decide({ kind: 'end-stage' }))).toBe('ok');
  const shown = await cup.anHour();
  expect(shown.competition.stage).toBe(2);
  const first = shown.fixtures.filter(({ id }) => id.startsWith('1.'));
  expect(first.map(({ state }) => state).toSorted()).toEqual(['over', 'void', 'void']);
  expect(shown.results.filter(({ gameId }) => gameId === tableId).map(({ place }) => place)).toEqual([1, 1]);
});

test('a running competition is called off, and begun tables continue in the circle', async () => {
  const cup = await cupOf(4);
  const [begun, other] = openIn(await cup.look());
  await sitAll(begun?.tableId ?? '', cup.clock);
  await db().game.update({ where: { id: begun?.tableId ?? '' }, data: { seq: { increment: 1 } } });
  await cup.decide({ kind: 'call-off', reason: 'holidays' });
  expect((await cup.anHour()).competition.state).toBe('called-off');
  const statuses = await db().game.findMany({
    where: { id: { in: [begun?.tableId ?? '', other?.tableId ?? ''] } },
    orderBy: { status: 'asc' },
    select: { status: true },
  });
  expect(statuses.map(({ status }) => status)).toEqual(['ended', 'running']);
});

test('a replaced person loses the seat to the first reserve', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(5, clock);
  const id = await entered(circle, people, clock, { form: 'cup', size: 2 });
  // The last one checks in late, and is a reserve.
  await begin(id, people.slice(0, 4), clock);
  clock.pass(73);
  await goOn(clock);
  const late = people[4] ?? '';
  await begin(id, [late], clock, 0);
  const shown = await shownTo(id, circle.host, clock);
  const out = idOf(shown, people[1] ?? '');
  const who = { id, userId: circle.host };
  expect(kindOf(await decideCompetition(who, { kind: 'replace', entrant: out }, clock))).toBe('ok');
  clock.pass(1.01);
  await goOn(clock);
  const after = await shownTo(id, circle.host, clock);
  expect(after.entrants.find((each) => each.id === out)?.state).toBe('withdrawn');
  expect(openIn(after).some(({ entrants }) => entrants.includes(idOf(after, late)))).toBe(true);
});

test('only those in charge decide, and two of them decide the same thing once', async () => {
  const cup = await cupOf(4);
  const shown = await cup.look();
  const [table, other] = openIn(shown);
  const userOf = (entrant = '') => shown.entrants.find(({ id }) => id === entrant)?.userId ?? '';
  const [member, steward] = [userOf(table?.entrants[0]), userOf(other?.entrants[0])];
  expect(kindOf(await cup.decide({ kind: 'annul', fixture: table?.id }, member))).toBe('not-in-charge');
  await db().circleMember.updateMany({ where: { userId: steward }, data: { role: 'steward' } });
  const both = await Promise.all([
    cup.decide({ kind: 'annul', fixture: table?.id }),
    cup.decide({ kind: 'annul', fixture: table?.id }, steward),
  ]);
  expect(both.map(kindOf).toSorted()).toEqual(['decided', 'ok']);
  expect((await cup.look()).competition.decisions).toHaveLength(1);
  expect(kindOf(await cup.decide({ kind: 'award', fixture: '9.1.1', entrant: member }))).toBe(
    'decision-unfit',
  );
});

test('it starts as soon as enough are in, without check-in', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(4, clock);
  const terms = Terms.parse({ startsWith: 4, isPublic: true });
  const id = await entered(circle, people.slice(0, 3), clock, { form: 'cup', size: 2, terms });
  expect((await shownTo(id, circle.host, clock)).competition.state).toBe('sign-up');
  await enterCompetition({ id, userId: people[3] ?? '', named: true }, clock);
  const shown = await shownTo(id, circle.host, clock);
  expect(shown.competition.state).toBe('running');
  const game = await db().game.findUnique({ where: { id: openIn(shown)[0]?.tableId ?? '' } });
  expect(game?.watchers).toBe('anyone');
  await changeSeasonTerms({ id, userId: circle.host }, { isPublic: false }, clock);
  expect((await shownTo(id, circle.host, clock)).competition.terms).toMatchObject({
    isPublic: false,
    startsWith: 4,
  });
});

test('by rating, the best of a rated circle sit out the first stage; who hides a rating has none', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(5, clock);
  for (const [i, id] of people.entries()) {
    const { playerKey } = await db().user.findUniqueOrThrow({ where: { id } });
    const rating = { mu: 1500 + 100 * i, sigma: 50, games: 20, lastAt: clock.now() };
    await db().rating.create({ data: { scope: circle.circleId, playerKey, ...rating } });
  }
  const [best = ''] = people.toReversed();
  await db().user.update({ where: { id: best }, data: { ratings: 'hidden' } });
  const terms = Terms.parse({ startsWith: 5, byes: true, seeding: 'rating' });
  const id = await entered(circle, people, clock, { form: 'cup', size: 2, terms });
  const shown = await shownTo(id, circle.host, clock);
  const [first, second, third] = [people[3], people[2], people[1]].map((who) => idOf(shown, who ?? ''));
  const byes = shown.fixtures.filter(({ entrants }) => entrants.length === 1);
  expect(byes.map(({ entrants }) => entrants[0]).toSorted()).toEqual([first, second, third].toSorted());
  expect(shown.entrants.find((each) => each.userId === best)?.number).toBeUndefined();
});

test('a removed member is out of the competition at the moment when the removal takes effect', async () => {
  const cup = await cupOf(4);
  const out = cup.circle.others[0] ?? '';
  const memberId = idOf(await cup.look(), out);
  const who = { circleId: cup.circle.circleId, userId: cup.circle.host };
  expect(kindOf(await changeCircle(who, { act: 'remove', memberId }, cup.clock))).toBe('ok');
  cup.clock.pass(24.01);
  await advanceDue(cup.clock);
  expect((await cup.look()).entrants.find(({ id }) => id === memberId)?.state).toBe('withdrawn');
});

test('the next stage waits for a decision, and two that are due at once both take effect', async () => {
  const cup = await cupOf(4);
  const [first, second] = openIn(await cup.look());
  await endGame(first?.tableId ?? '', [0, 1], cup.clock);
  await goOn(cup.clock);
  const places = (first?.entrants ?? []).map((entrant, i) => ({ entrant, place: 2 - i }));
  const sorted = places.toReversed();
  await cup.decide({ kind: 'correct', fixture: first?.id, places: sorted, reason: 'wrong seats' });
  await cup.decide({ kind: 'award', fixture: second?.id, entrant: second?.entrants[0] });
  await sitAll(second?.tableId ?? '', cup.clock);
  expect((await cup.look()).competition.stage).toBe(1);
  const shown = await cup.anHour();
  expect(shown.competition.decisions.map(rulingState)).toEqual(['done', 'done']);
  expect(shown.competition.stage).toBe(2);
  const final = shown.fixtures.find(({ id }) => id === '2.1.1');
  expect(final?.entrants).toContain(first?.entrants[1]);
});

test('an exclusion takes effect a day later, and can be taken back until then', async () => {
  const clock = fresh();
  const { id, circle, look } = await begun(4, { form: 'series', size: 3, atOnce: 1 }, clock);
  const [bohumil = '', cecilie = ''] = circle.others;
  const [out, kept] = [idOf(await look(), bohumil), idOf(await look(), cecilie)];
  const act = async (userId: string, what: 'exclude' | 'keep', whom: string) => {
    const done = await actOnEntrant({ id, userId }, what, whom, clock);
    return done.ok ? 'done' : done.error.kind;
  };
  expect(await act(bohumil, 'exclude', kept)).toBe('not-in-charge');
  expect(await act(circle.host, 'exclude', idOf(await look(), circle.host))).toBe('not-that-entrant');
  expect(await act(circle.host, 'exclude', out)).toBe('done');
  expect(await act(circle.host, 'exclude', out)).toBe('not-that-entrant');
  expect(await act(circle.host, 'exclude', kept)).toBe('done');
  clock.pass(23);
  await goOn(clock);
  expect(await act(bohumil, 'keep', kept)).toBe('not-in-charge');
  expect(await act(circle.host, 'keep', kept)).toBe('done');
  expect(await act(circle.host, 'keep', kept)).toBe('not-that-entrant');
  const before = await look();
  expect(before.entrants.every(({ state }) => state === 'playing')).toBe(true);
  clock.pass(1);
  await goOn(clock);
  const after = await look();
  const states = new Map(after.entrants.map((each) => [each.id, each.state]));
  expect([states.get(out), states.get(kept)]).toEqual(['excluded', 'playing']);
  expect(await act(circle.host, 'keep', out)).toBe('not-that-entrant');
  // Tables that were not made yet are played without them.
  const waiting = new Set(after.fixtures.filter(({ state }) => state === 'waiting').map((each) => each.id));
  expect(waiting.size).toBeGreaterThan(0);
  const over = await playAll(id, circle.host, clock, () => [0, 1, 2]);
  for (const fixture of over.fixtures.filter((each) => waiting.has(each.id))) {
    expect(fixture.entrants).not.toContain(out);
    const seats = await db().seat.findMany({ where: { gameId: fixture.tableId ?? '' } });
    expect(seats.map(({ userId }) => userId)).not.toContain(bohumil);
  }
  const entries = await db().circleEntry.findMany({
    where: { circleId: circle.circleId, kind: { in: ['excluding', 'not-excluded'] } },
    orderBy: { id: 'asc' },
  });
  const told = entries.map(({ kind, memberId }) => `${kind} ${memberId}`);
  expect(told).toEqual([`excluding ${out}`, `excluding ${kept}`, `not-excluded ${kept}`]);
});
