/**
 * A cup and a Swiss end under a moved clock without anybody in charge, though two people of one table fall
 * silent, one person withdraws, one gives up a seat and one deletes their account.
 */
import { expect, test } from 'vitest';
import { watchClocks } from '@/lib/features/clocks/watch-clocks';
import { actOnEntrant, type ShownCompetition } from '@/lib/features/competitions/competitions';
import { exportOfCompetition } from '@/lib/features/competitions/export-season';
import { runComputers } from '@/lib/features/computer/computer-players';
import { chooseEnd } from '@/lib/features/clocks/table-acts';
import { deleteAccount } from '@/lib/features/people/profile';
import { takeReservedSeat } from '@/lib/features/seats/seats';
import { stageOf } from '@/lib/game/competing/competition';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { db } from '@/lib/platform/db/db';
import type { FakeClock } from '../support/clock';
import { useService } from '../support/service';
import { endGame, goOn, idOf, openIn, shownTo } from '../support/competitions';
import { begun, fresh } from './made-competition';

await useService();

const STEP_H = 24;
/** A seat stays untaken for a week at most, and a clock of 72 hours gets seven holidays; stages follow. */
const MOST_DAYS = 40;

const SLOW = { timeout: 120_000 };

type Fixture = ShownCompetition['fixtures'][number];

interface Playing {
  readonly id: string;
  readonly host: string;
  readonly clock: FakeClock;
  /** They never move, and only the first of them has sat down. */
  readonly silent: readonly [string, string];
}

const look = ({ id, host, clock }: Playing) => shownTo(id, host, clock);
const userAt = ({ entrants }: ShownCompetition, entrant = '') =>
  entrants.find(({ id }) => id === entrant)?.userId ?? '';

/** All that the scheduler does in a run. */
async function tick(clock: FakeClock): Promise<void> {
  await watchClocks(clock);
  await goOn(clock);
  const where = { status: 'running', computers: { isEmpty: false } };
  for (const { id } of await db().game.findMany({ where, select: { id: true } }))
    await runComputers(id, { clock });
  await goOn(clock);
}

/** The people who are there sit down; a table where two of them play and nobody is silent is played out. */
async function play(playing: Playing, fixture: Fixture): Promise<void> {
  const { clock, silent } = playing;
  const { tableId = '' } = fixture;
  const seats = await db().seat.findMany({ where: { gameId: tableId, bot: null, userId: { not: null } } });
  const people = seats.flatMap(({ userId }) => userId ?? []);
  const present = people.filter((userId) => !silent.includes(userId));
  for (const userId of present) await takeReservedSeat(tableId, userId, clock);
  if (present.length >= 2 && present.length === people.length) await endGame(tableId, [0, 1, 2], clock);
}

/** Time passes until the competition is over; the number of days it took. */
async function wait(playing: Playing): Promise<number> {
  for (let hours = 0; hours <= MOST_DAYS * 24; hours += STEP_H) {
    const shown = await look(playing);
    if (shown.competition.state === 'over') return hours / 24;
    for (const fixture of openIn(shown)) await play(playing, fixture);
    await tick(playing.clock);
    playing.clock.pass(STEP_H);
  }
  throw new Error(`it is not over after ${MOST_DAYS} days`);
}

async function started(form: 'cup' | 'swiss', count: number) {
  const clock = fresh();
  const { id, circle, look: see } = await begun(count, { form, size: 2 }, clock);
  const shown = await see();
  // The host only watches the others, and is at none of the tables that go wrong.
  const host = idOf(shown, circle.host);
  const tables = openIn(shown).filter(({ entrants }) => entrants.length === 2 && !entrants.includes(host));
  const pairs = tables.map(({ entrants }) => entrants.map((each) => userAt(shown, each)));
  return { id, circle, clock, shown, tables, pairs };
}

/** Nobody but entrants and computers has sat at these tables, and none of them still runs. */
async function expectClosed({ fixtures, entrants }: ShownCompetition): Promise<void> {
  const gameId = { in: fixtures.flatMap(({ tableId }) => tableId ?? []) };
  expect(await db().game.count({ where: { id: gameId, status: 'running' } })).toBe(0);
  const people = entrants.map(({ userId }) => userId);
  const holders = [
    ...(await db().seat.findMany({ where: { gameId } })),
    ...(await db().seatHolder.findMany({ where: { gameId } })),
  ];
  for (const { userId } of holders) if (userId !== null) expect(people).toContain(userId);
  expect(await db().vote.count({ where: { gameId, question: { not: 'agreed-end' } } })).toBe(0);
  const said = { gameId, kind: { in: ['seat-free', 'vote-reminder'] } };
  expect(await db().outbox.count({ where: said })).toBe(0);
}

/** People who left come after those who got as far and stayed. */
function expectLeaversLast({ standings, entrants }: ShownCompetition): void {
  const out = new Set(entrants.filter(({ state }) => state === 'withdrawn').map(({ id }) => id));
  const [{ lines } = { lines: [] }] = standings;
  lines.forEach(({ id, reached }, i) => {
    const later = lines.slice(i + 1).filter((line) => line.reached === reached && !out.has(line.id));
    if (out.has(id)) expect(later).toEqual([]);
  });
}

const stateOf = ({ fixtures }: ShownCompetition, id = '') => fixtures.find((each) => each.id === id)?.state;
const resultAt = ({ results }: ShownCompetition, { tableId }: Pick<Fixture, 'tableId'>) =>
  results.filter(({ gameId }) => gameId === tableId).map(({ seat, place, left }) => [seat, place, left]);

test(
  'a cup of eleven: two silent people, one who withdraws and one who deletes their account',
  SLOW,
  async () => {
    const { id, circle, clock, shown, tables, pairs } = await started('cup', 11);
    const [quiet, left, deleted] = tables;
    const [silent = [], [leaver = '', stays = ''] = [], [gone = ''] = []] = pairs;
    const playing = { id, host: circle.host, clock, silent: [silent[0] ?? '', silent[1] ?? ''] as const };
    await takeReservedSeat(quiet?.tableId ?? '', silent[0] ?? '', clock);
    // Both take their seats, and one goes: the seat is no longer theirs, and the other has won.
    for (const userId of [leaver, stays]) await takeReservedSeat(left?.tableId ?? '', userId, clock);
    expect((await actOnEntrant({ id, userId: leaver }, 'withdraw', idOf(shown, leaver), clock)).ok).toBe(
      true,
    );
    expect(await db().seat.count({ where: { gameId: left?.tableId ?? '', userId: leaver } })).toBe(0);
    await goOn(clock);
    expect(stateOf(await look(playing), left?.id)).toBe('over');
    await takeReservedSeat(deleted?.tableId ?? '', gone, clock);
    await deleteAccount(gone, clock);
    const days = await wait(playing);
    expect(days).toBeGreaterThan(3);
    const over = await look(playing);
    await expectClosed(over);
    expect([quiet, left, deleted].map((table) => stateOf(over, table?.id))).toEqual(['over', 'over', 'over']);
    const seatOf = (userId: string) => left?.entrants.indexOf(idOf(shown, userId)) ?? -1;
    expect(resultAt(over, left ?? {})).toEqual(
      expect.arrayContaining([
        [seatOf(stays), 1, false],
        [seatOf(leaver), 2, true],
      ]),
    );
    for (const userId of silent)
      expect(over.entrants.find((each) => each.userId === userId)?.state).toBe('withdrawn');
    expect(over.winners).toHaveLength(1);
    const [{ lines } = { lines: [] }] = over.standings;
    expect(lines[0]?.id).toBe(over.winners[0]);
    expectLeaversLast(over);
    expect(verifySeason(await exportOfCompetition(over, clock))).toMatchObject({
      complete: true,
      faults: [],
    });
  },
);

test(
  'a Swiss of seven: two silent people, one who gives up a seat and one who deletes their account',
  SLOW,
  async () => {
    const { id, circle, clock, shown, pairs } = await started('swiss', 7);
    const [silent = []] = pairs;
    const playing = { id, host: circle.host, clock, silent: [silent[0] ?? '', silent[1] ?? ''] as const };
    const others = shown.entrants.filter(({ userId }) => !silent.includes(userId) && userId !== circle.host);
    const [quitter, deleted] = others;
    const tableOf = (entrant = '') => openIn(shown).find(({ entrants }) => entrants.includes(entrant));
    const at = tableOf(quitter?.id)?.tableId ?? '';
    await takeReservedSeat(at, quitter?.userId ?? '', clock);
    const who = { userId: quitter?.userId ?? '' };
    const given = await chooseEnd({ gameId: at, who, kind: 'leave' }, clock);
    expect(given.ok).toBe(true);
    clock.pass(2);
    await tick(clock);
    const after = (await look(playing)).entrants.find((each) => each.id === quitter?.id);
    expect(after?.state).toBe('withdrawn');
    for (const userId of silent)
      await takeReservedSeat(tableOf(idOf(shown, userId))?.tableId ?? '', userId, clock);
    await deleteAccount(deleted?.userId ?? '', clock);
    await wait(playing);
    const over = await look(playing);
    await expectClosed(over);
    expect(over.competition.stage).toBe(over.competition.stages);
    expect(Math.max(...over.fixtures.map((each) => stageOf(each.id)))).toBe(over.competition.stages);
    const [{ lines } = { lines: [] }] = over.standings;
    const gone = [quitter?.id, deleted?.id];
    const silentOut = over.entrants.filter(
      ({ userId, state }) => silent.includes(userId) && state === 'withdrawn',
    );
    expect(silentOut.length).toBeGreaterThanOrEqual(1);
    const leavers = over.entrants.filter(({ state }) => state === 'withdrawn').map((each) => each.id);
    expect(leavers).toEqual(expect.arrayContaining(gone));
    expectLeaversLast(over);
    expect(over.winners).toEqual([lines[0]?.id]);
    expect(leavers).not.toContain(over.winners[0]);
    expect(verifySeason(await exportOfCompetition(over, clock))).toMatchObject({
      complete: true,
      faults: [],
    });
  },
);
