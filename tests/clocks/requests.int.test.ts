/**
 * All kinds of requests in any order and at the same moment: each takes effect at most once, each consent counts
 * once and only of a proved holder, and everyone concerned is notified once. `FULL=1 SEED=...` tries many tables.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { executeDue } from '@/lib/features/clocks/carry-out';
import { agreeToNewLink, askNewLink, makeNewLink, refuseNewLink } from '@/lib/features/clocks/claims';
import { NEW_LINK, OFFER, STANDING_KINDS } from '@/lib/features/clocks/request';
import { KINDS } from '@/lib/features/clocks/request-kinds';
import { takeBackDecision } from '@/lib/features/clocks/requests';
import {
  actOnTurnBack,
  agreeToEndPause,
  agreeToPause,
  answerLate,
  chooseEnd,
  unsayEnd,
} from '@/lib/features/clocks/table-acts';
import { watchClocks } from '@/lib/features/clocks/watch-clocks';
import { offerSeat, withdrawOffer } from '@/lib/features/leaving/offers';
import { takeByLink } from '@/lib/features/leaving/take-offer';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { FIRM_KINDS } from '@/lib/game/wording/decisions';
import { db } from '@/lib/platform/db/db';
import { hoursAfter } from '../support/clock';
import { inFull, isFull, seedOf } from '../support/full';
import { randomNumbers, useService } from '../support/service';
import { endTurn, person, tableWith, type World } from '../support/voices-table';

await useService();

const SEED = seedOf('requests');
const [TABLES, STEPS] = inFull([40, 80], [4, 30]);

type Pick = (n: number) => number;
type Act = (who: Visitor) => Promise<{ readonly ok: boolean }>;

/** The links of the offers of this table. */
const links = new WeakMap<World, string[]>();

/** A stranger takes an offered seat. */
async function take(world: World, pick: Pick): Promise<void> {
  const known = links.get(world) ?? [];
  const token = known[pick(known.length)];
  if (!token) return;
  const strangers = [await person('Zoe'), await person('Yvonne')];
  const names = ['Zoe', 'Yvonne'];
  const takers = strangers.map((userId, i) => ({ userId, name: `${names[i]} ${known.length}` }));
  const taken = await Promise.all(takers.map((taker) => takeByLink(token, taker, world.clock)));
  expect(taken.filter(({ ok }) => ok).length).toBeLessThan(2);
}

/** An act of a person, or of somebody who only has a link. */
function actOf(world: World, pick: Pick, ids: readonly string[]): Act {
  const { gameId, clock } = world;
  const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const seat = pick(3);
  const id = ids[pick(ids.length)] ?? randomUUID();
  const until = hoursAfter(new Date('2026-03-20T00:00:00Z'), 24 * pick(2));
  const acts: readonly Act[] = [
    (who) =>
      answerLate({ gameId, who, seat, answer: one(['wait', 'replace', 'computer', 'end', 'nudge']) }, clock),
    (who) => agreeToPause({ gameId, who, until }, clock),
    (who) => agreeToEndPause({ gameId, who }, clock),
    (who) => chooseEnd({ gameId, who, kind: one(FIRM_KINDS), winner: seat }, clock),
    (who) => unsayEnd(gameId, who),
    (who) => actOnTurnBack({ gameId, who, act: 'ask' }, clock),
    (who) => actOnTurnBack({ gameId, who, act: one(['agree', 'refuse', 'withdraw']), id }, clock),
    (who) => takeBackDecision({ gameId, who, id }, clock),
    (who) => askNewLink({ gameId, who, seat }, clock),
    (who) => one([agreeToNewLink, refuseNewLink])({ gameId, who, seat }, clock),
    (who) => makeNewLink({ gameId, who, seat }, clock),
    async (who) => {
      const made = await offerSeat({ gameId, who, seat }, clock);
      if (made.ok) links.set(world, [...(links.get(world) ?? []), made.value.token]);
      return made;
    },
    (who) => withdrawOffer({ gameId, who, seat }, clock),
  ];
  return one(acts);
}

const TOLD = ['decision', 'game-finished', 'link-asked', 'seat-offered'];

async function stored({ gameId }: World) {
  const [game, decisions, votes, rows, changes, outbox] = await Promise.all([
    db().game.findUniqueOrThrow({ where: { id: gameId } }),
    db().decision.findMany({ where: { gameId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
    db().vote.findMany({ where: { gameId } }),
    db().gameLog.findMany({ where: { gameId }, select: { command: true, commandId: true } }),
    // The database writes one for each change of a holder.
    db().seatEntry.findMany({ where: { gameId, kind: { in: ['freed', 'computer'] } } }),
    db().outbox.findMany({ where: { gameId, kind: { in: TOLD } } }),
  ]);
  return { game, decisions, votes, rows, changes, outbox };
}
type Stored = Awaited<ReturnType<typeof stored>>;

const ENDS = ['end', 'resign', 'concede', 'agreed-end'];
const GIVES = ['replace', 'computer', 'leave'];

/** The laws that hold at every moment. */
function check(before: Stored, now: Stored): void {
  for (const was of before.decisions) {
    const is = now.decisions.find(({ id }) => id === was.id);
    if (was.state !== 'open') expect(is).toEqual(was);
  }
  const open = now.decisions.filter(({ state }) => state === 'open').map(({ subject }) => subject);
  expect(new Set(open).size).toBe(open.length);
  for (const { by } of now.decisions) expect(new Set(by).size).toBe(by.length);
  const done = (kinds: readonly string[]) =>
    now.decisions.filter(({ kind, state }) => state === 'done' && kinds.includes(kind));
  expect(done(ENDS)).toHaveLength(now.game.status === 'ended' ? 1 : 0);
  const taken = done(STANDING_KINDS);
  expect(new Set(taken.map(({ seat, about }) => `${seat} ${about}`)).size).toBe(taken.length);
  expect(now.changes).toHaveLength(done(GIVES).length + taken.length);
  const turns = now.rows.filter(({ command }) => JSON.stringify(command).includes('TakeTurnBack'));
  expect(turns.map(({ commandId }) => commandId).sort()).toEqual(
    done(['turn-back'])
      .map(({ id }) => id)
      .sort(),
  );
  const pauses = now.game.pauses as { readonly from: string; readonly until: string }[];
  const running = pauses.filter(({ from, until }) => from < until).map(({ until }) => until);
  expect(new Set(running).size).toBe(running.length);
  const finished = now.outbox.filter(({ kind, readerId }) => kind === 'game-finished' && readerId === null);
  expect(new Set(finished.map(({ seat }) => seat)).size).toBe(finished.length);
}

/** Everyone but the one who made it reads of a new decision, once; of a new link its holder. */
function checkTold(before: Stored, now: Stored, people: readonly number[], doer: number | undefined): void {
  const made = now.decisions.filter(({ id }) => before.decisions.every((one) => one.id !== id));
  for (const { kind, seat, at } of made) {
    const news = now.outbox.filter(({ createdAt }) => createdAt.getTime() === at.getTime());
    const seats = (of: string) => news.filter((one) => one.kind === of).map((one) => one.seat);
    if (kind === NEW_LINK) expect(seats('link-asked').filter((one) => one === seat)).toEqual([seat]);
    if (kind === OFFER) expect(new Set(seats('seat-offered')).size).toBe(seats('seat-offered').length);
  }
  const decided = made.filter(({ kind }) => !['turn-back', NEW_LINK, OFFER].includes(kind));
  for (const { id } of decided) {
    const told = now.outbox
      .filter(({ dedupe, readerId }) => readerId === null && dedupe.includes(`${id}:open`))
      .map(({ seat }) => seat);
    expect(new Set(told).size).toBe(told.length);
    expect([...new Set([...told, ...(doer === undefined ? [] : [doer])])].sort()).toEqual([...people].sort());
  }
}

const endHoliday = ({ gameId, clock }: World, who: Visitor) => agreeToEndPause({ gameId, who }, clock);

/** Lets time pass: sometimes minutes, sometimes until somebody is late or silence counts. Two schedulers run. */
async function passTime({ clock }: World, pick: Pick): Promise<void> {
  clock.pass([0.2, 1, 30, 80, 24 * 8][pick(5)] ?? 1);
  await deliverDue(clock);
  await Promise.all([executeDue(clock), watchClocks(clock), executeDue(clock)]);
}

test(`kinds in any order and at once, seed ${SEED}`, async () => {
  const pick = randomNumbers(SEED);
  const seen = new Set<string>();
  // Only one of two can resign.
  const possible = Object.keys(KINDS).filter((kind) => kind !== 'resign');
  // A rare kind may need more tables than planned.
  const areMissing = () => seen.size < (isFull ? possible.length : 6);
  for (let n = 0; n < TABLES || (areMissing() && n < 3 * TABLES); n += 1) {
    const world = await tableWith((['seated', 'guest', 'kept'] as const)[pick(3)] ?? 'seated');
    let now = await stored(world);
    for (let step = 0; step < STEPS && now.game.status === 'running'; step += 1) {
      const before = now;
      const ids = before.decisions.filter(({ state }) => state === 'open').map(({ id }) => id);
      const people = (await world.agenda(0))?.people ?? [];
      const [seat, other] = [pick(3), pick(3)];
      switch (pick(9)) {
        case 8:
          await take(world, pick);
          break;
        case 7:
          // An agreed holiday ends only if everybody wants that.
          for (const each of [0, 1, 2]) await endHoliday(world, world.who(each));
          break;
        case 0:
          await passTime(world, pick);
          break;
        case 1:
          // Anna plays by her first link, while it opens her seat.
          if (before.game.waiting.includes(0) && before.changes.every((one) => one.seat !== 0))
            await endTurn(world);
          break;
        case 2:
          await world.sit();
          break;
        case 3: {
          // Two people, or two clicks of one, at the same moment.
          const first = actOf(world, pick, ids);
          const second = pick(2) === 0 ? first : actOf(world, pick, ids);
          await Promise.all([first(world.who(seat)), second(world.who(other))]);
          break;
        }
        case 4: {
          const link = { token: world.made.seats[seat]?.token };
          expect((await actOf(world, pick, ids)(link)).ok).toBe(false);
          now = await stored(world);
          expect([now.votes, now.decisions]).toEqual([before.votes, before.decisions]);
          break;
        }
        default: {
          await actOf(world, pick, ids)(world.who(seat));
          // Who has lost a seat may act as the host.
          checkTold(before, await stored(world), people, people.includes(seat) ? seat : undefined);
        }
      }
      now = await stored(world);
      check(before, now);
      for (const { kind } of now.decisions) seen.add(kind);
      for (const { question } of now.votes) seen.add(question);
    }
  }
  if (isFull) expect([...seen].sort()).toEqual(possible.sort());
  expect(seen.size).toBeGreaterThan(5);
}, 600_000);
