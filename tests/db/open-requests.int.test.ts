/** A database of ce734ae8 with open requests of every kind migrates, and each continues to its end. */
import { beforeAll, expect, test } from 'vitest';
import { executeDue } from '@/lib/features/clocks/carry-out';
import { loadClaims, agreeToNewLink, askNewLink, makeNewLink } from '@/lib/features/clocks/claims';
import { loadAgenda } from '@/lib/features/clocks/agenda-store';
import { replaceHolder } from '@/lib/features/clocks/holders';
import { KINDS } from '@/lib/features/clocks/request-kinds';
import {
  actOnTurnBack,
  agreeToEndPause,
  agreeToPause,
  answerLate,
  chooseEnd,
} from '@/lib/features/clocks/table-acts';
import { watchClocks } from '@/lib/features/clocks/watch-clocks';
import { loadOffers, offerSeat, withdrawOffer } from '@/lib/features/leaving/offers';
import { takeByLink } from '@/lib/features/leaving/take-offer';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { findDelegation, makeDelegate, revokeDelegate } from '@/lib/features/seats/delegates/delegates';
import {
  acceptMentorLink,
  findMentoredSeat,
  leaveMentoredSeat,
  nameMentor,
} from '@/lib/features/seats/delegates/mentors';
import type { LateAnswer } from '@/lib/game/pace/wait';
import { db } from '@/lib/platform/db/db';
import { FakeClock, hoursAfter } from '../support/clock';
import { useDatabaseOf } from '../support/old-database';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { DAILY, seatedTable, sitAs } from '../support/tables';
import { endTurn, person } from '../support/voices-table';
import { guest } from '../support/world';

await useService();

/** The newest migration of ce734ae8. */
const LAST = '20261127122000_seat_delegates';
/** Rows that it did not write yet. Of offers and requests for links its own tables have the same. */
const OF_THEN = `delete from "Decision" where "kind" in ('new-link', 'offer');
  delete from "Consent" where "question" in ('new-link', 'offer')`;

/** A table of people who are known by their sessions. */
async function tableOf(people: 2 | 3 | 4) {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const made = await seatedTable(people, { pace: DAILY, clock, emails: false });
  const { gameId } = made;
  const persons: string[] = [];
  for (const { token, name } of made.seats) {
    const userId = await person(name);
    await sitAs({ token, userId }, clock);
    persons.push(userId);
  }
  const at = (seat: number) => ({ gameId, who: { userId: persons[seat] ?? '' } });
  const game = () => db().game.findUniqueOrThrow({ where: { id: gameId } });
  const seatNow = (seat: number) => db().seat.findUniqueOrThrow({ where: { gameId_seat: { gameId, seat } } });
  const anHourLater = async () => {
    clock.pass(1);
    await executeDue(clock);
  };
  return { made, gameId, clock, at, game, seatNow, anHourLater };
}
type World = Awaited<ReturnType<typeof tableOf>>;

const done = async (outcome: Promise<{ readonly ok: boolean }>) =>
  expect(await outcome).toMatchObject({ ok: true });

interface Case {
  readonly people: 2 | 3 | 4;
  /** A request before the migration; its result is given to `goOn`. */
  readonly open: (world: World) => Promise<string | void>;
  readonly goOn: (world: World, opened: string) => Promise<void>;
}

/** Seat 0 is late, one of the others has answered, and another answers the same afterwards. */
const late = (answer: LateAnswer, people: 3 | 4, ends: Case['goOn']): Case => ({
  people,
  open: async ({ clock, at }) => {
    clock.pass(72);
    await watchClocks(clock);
    await done(answerLate({ ...at(1), seat: 0, answer }, clock));
  },
  goOn: async (world, opened) => {
    await done(answerLate({ ...world.at(2), seat: 0, answer }, world.clock));
    await world.anHourLater();
    await ends(world, opened);
  },
});

const isFree = async ({ seatNow }: World) => {
  expect(await seatNow(0)).toMatchObject({ bot: null, userId: null, seatedAt: null });
};
const isOver =
  (ending: string | null): Case['goOn'] =>
  async ({ game }) => {
    expect(await game()).toMatchObject({ status: 'ended', ending });
  };
const until = hoursAfter(new Date('2026-03-02T08:00:00Z'), 24 * 9);
const named = async (name: string) => ({ userId: await guest(name), name });

/** Somebody who was not there sits down by the link. */
async function takeIt({ clock, gameId, seatNow }: World, link: string): Promise<void> {
  expect(await loadOffers(gameId, clock)).toMatchObject([{ seat: 0, isOpen: true }]);
  const zoe = await named('Zoe');
  await done(takeByLink(link, zoe, clock));
  expect(await seatNow(0)).toMatchObject({ userId: zoe.userId, tenure: 2, bot: null });
  expect(await takeByLink(link, await named('Late'), clock)).toMatchObject({ ok: false });
}

const CASES: Readonly<Record<string, Case>> = {
  wait: late('wait', 4, async ({ seatNow }) => {
    expect((await seatNow(0)).grantedMs).toBeGreaterThan(0);
  }),
  replace: late('replace', 3, isFree),
  computer: late('computer', 3, async ({ seatNow }) => {
    expect(await seatNow(0)).toMatchObject({ bot: 'journeyman' });
  }),
  end: late('end', 3, isOver(null)),
  leave: {
    people: 3,
    open: ({ at, clock }) => done(chooseEnd({ ...at(0), kind: 'leave' }, clock)),
    goOn: async (world) => {
      await world.anHourLater();
      await isFree(world);
    },
  },
  resign: {
    people: 2,
    open: ({ at, clock }) => done(chooseEnd({ ...at(0), kind: 'resign' }, clock)),
    goOn: async (world, opened) => {
      await world.anHourLater();
      await isOver('resigned')(world, opened);
    },
  },
  concede: {
    people: 3,
    open: ({ at, clock }) => done(chooseEnd({ ...at(0), kind: 'concede', winner: 1 }, clock)),
    goOn: async (world, opened) => {
      await done(chooseEnd({ ...world.at(2), kind: 'concede', winner: 1 }, world.clock));
      await world.anHourLater();
      await isOver('conceded')(world, opened);
    },
  },
  'agreed-end': {
    people: 2,
    open: ({ at, clock }) => done(chooseEnd({ ...at(0), kind: 'agreed-end' }, clock)),
    goOn: async (world, opened) => {
      await done(chooseEnd({ ...world.at(1), kind: 'agreed-end' }, world.clock));
      await world.anHourLater();
      await isOver('agreed')(world, opened);
    },
  },
  holiday: {
    people: 2,
    open: ({ at, clock }) => done(agreeToPause({ ...at(0), until }, clock)),
    goOn: async ({ at, clock, game }) => {
      expect(valueOf(await agreeToPause({ ...at(1), until }, clock))).toMatchObject({ done: true });
      expect((await game()).pauses).toHaveLength(1);
    },
  },
  'holiday-end': {
    people: 2,
    open: async ({ at, clock }) => {
      for (const seat of [0, 1]) await done(agreeToPause({ ...at(seat), until }, clock));
      await done(agreeToEndPause(at(0), clock));
    },
    goOn: async ({ at, clock, game }) => {
      expect(valueOf(await agreeToEndPause(at(1), clock))).toMatchObject({ done: true });
      expect((await game()).pauses).toMatchObject([{ until: clock.now().toISOString() }]);
    },
  },
  'turn-back': {
    people: 3,
    open: async ({ made, at, clock }) => {
      await endTurn({ made, clock });
      const { decision: id } = valueOf(await actOnTurnBack({ ...at(0), act: 'ask' }, clock));
      await done(actOnTurnBack({ ...at(1), act: 'agree', id }, clock));
      return id;
    },
    goOn: async ({ at, clock }, id) => {
      expect(valueOf(await actOnTurnBack({ ...at(2), act: 'agree', id }, clock))).toMatchObject({
        state: 'done',
      });
    },
  },
  'new-link': {
    people: 3,
    open: async ({ at, clock }) => {
      await done(askNewLink({ ...at(1), seat: 0 }, clock));
      await done(agreeToNewLink({ ...at(2), seat: 0 }, clock));
    },
    goOn: async ({ at, clock, gameId, seatNow }) => {
      const asked = { seat: 0, askedBy: 1, agreed: [2], isReady: false };
      expect(await loadClaims(gameId, clock)).toMatchObject([asked]);
      expect(await agreeToNewLink({ ...at(2), seat: 0 }, clock)).toMatchObject({ ok: false });
      await deliverDue(clock);
      clock.pass(25);
      await done(makeNewLink({ ...at(1), seat: 0 }, clock));
      expect(await makeNewLink({ ...at(1), seat: 0 }, clock)).toMatchObject({ ok: false });
      expect(await seatNow(0)).toMatchObject({ seatedAt: null, tenure: 2 });
    },
  },
  offer: {
    people: 2,
    open: async ({ at, clock }) => valueOf(await offerSeat({ ...at(0), seat: 0 }, clock)).token,
    goOn: takeIt,
  },
  'offer of a computer’s seat': {
    people: 3,
    open: async ({ at, clock, gameId }) => {
      const agenda = await loadAgenda(gameId);
      const seat = agenda?.clocks.seats[0];
      if (!agenda || !seat) throw new Error('no seat');
      await replaceHolder(agenda, seat, { bot: 'journeyman' }, clock.now());
      return valueOf(await offerSeat({ ...at(1), seat: 0 }, clock)).token;
    },
    goOn: async ({ at, clock, gameId }, link) => {
      const zoe = await named('Zoe');
      expect(await takeByLink(link, zoe, clock)).toMatchObject({ error: { kind: 'not-that-seat' } });
      await done(withdrawOffer({ ...at(2), seat: 0 }, clock));
      expect(await loadOffers(gameId, clock)).toEqual([]);
      clock.pass(1);
      expect(await takeByLink(link, zoe, clock)).toMatchObject({ error: { kind: 'token-wrong' } });
    },
  },
  delegate: {
    people: 2,
    open: async ({ at, clock, gameId }) => {
      const wish = { name: 'Zuzana', power: 'turns', until } as const;
      return valueOf(await makeDelegate(gameId, at(0).who, wish, clock)).token;
    },
    goOn: async ({ at, clock, gameId }, token) => {
      const found = await findDelegation(token, clock);
      expect(found).toMatchObject({ gameId, seat: 0, isOver: false });
      await done(revokeDelegate(gameId, at(0).who, found?.id ?? '', clock));
      expect(await findDelegation(token, clock)).toMatchObject({ isOver: true });
    },
  },
  mentor: {
    people: 2,
    open: async ({ at, clock, gameId }) =>
      valueOf(await nameMentor(gameId, at(0).who, 'Zuzana', clock)).token,
    goOn: async ({ clock, gameId }, token) => {
      const userId = await guest('Zuzana');
      expect(await acceptMentorLink(token, userId, clock)).toBe('done');
      expect(await findMentoredSeat(gameId, userId)).toMatchObject({ seat: 0 });
      expect(await leaveMentoredSeat(gameId, userId, clock)).toBe(true);
      expect(await findMentoredSeat(gameId, userId)).toBeUndefined();
    },
  },
};

const opened = new Map<string, { readonly world: World; readonly result: string }>();

beforeAll(async () => {
  for (const [name, { people, open }] of Object.entries(CASES)) {
    const world = await tableOf(people);
    opened.set(name, { world, result: (await open(world)) ?? '' });
  }
  await useDatabaseOf(LAST, (client) => client.query(OF_THEN));
}, 600_000);

test('every kind has a case', () => {
  expect(Object.keys(KINDS).filter((kind) => !(kind in CASES))).toEqual([]);
});

test.each(Object.entries(CASES))('%s', async (name, { goOn }) => {
  const found = opened.get(name);
  if (!found) throw new Error('not opened');
  await goOn(found.world, found.result);
});
