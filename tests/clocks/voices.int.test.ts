/**
 * Who has a voice: every decision of a table against every way to hold or not to hold its third seat. Whom
 * the others wait for, whether they can decide without that person, and who is notified.
 */
import { describe, expect, test } from 'vitest';
import { changeTable } from '@/lib/features/clocks/agenda-change-store';
import { loadAgenda } from '@/lib/features/clocks/agenda-store';
import { executeDue } from '@/lib/features/clocks/carry-out';
import {
  actOnTurnBack,
  agreeToEndPause,
  agreeToPause,
  answerLate,
  chooseEnd,
} from '@/lib/features/clocks/table-acts';
import { loadOffers, offerSeat, withdrawOffer } from '@/lib/features/leaving/offers';
import { db } from '@/lib/platform/db/db';
import { ofEachKind, sampled } from '../support/full';
import { refused } from '../support/outcomes';
import { useService } from '../support/service';
import {
  ABSENT,
  HOLDINGS,
  VOICES,
  endTurn,
  outOfTime,
  tableWith,
  untilOf,
  type World,
} from '../support/voices-table';

await useService();

/** The votes that a decision waits for: seats, or their number; nothing once it is made. */
type Missing = readonly number[] | number;

interface Case {
  /** Prepares the table. */
  readonly before?: (world: World) => Promise<unknown>;
  /** A seat says yes. */
  readonly say: (world: World, seat: number) => Promise<Missing>;
  /** Those who have to agree besides the third seat, in this order. */
  readonly others: readonly number[];
  readonly asked: string;
}

const missingOf = (done: { ok: boolean; value?: { missing: Missing }; error?: unknown }): Missing => {
  if (!done.value) throw new Error(JSON.stringify(done.error));
  return done.value.missing;
};
const ofTurn = async ({ gameId }: World) => (await db().decision.findFirstOrThrow({ where: { gameId } })).id;

/** A yes about Anna's seat, which is out of time. */
const late =
  (answer: 'end' | 'replace') =>
  async ({ gameId, who, clock }: World, seat: number) =>
    missingOf(await answerLate({ gameId, who: who(seat), seat: 0, answer }, clock));

const CASES: Readonly<Record<string, Case>> = {
  'an agreed end': {
    others: [0, 1],
    say: async ({ gameId, who, clock }, seat) =>
      missingOf(await chooseEnd({ gameId, who: who(seat), kind: 'agreed-end' }, clock)),
    asked: 'end-proposed',
  },
  'a concession': {
    others: [0],
    say: async ({ gameId, who, clock }, seat) =>
      missingOf(await chooseEnd({ gameId, who: who(seat), kind: 'concede', winner: 1 }, clock)),
    asked: 'end-proposed',
  },
  'a common holiday': {
    others: [0, 1],
    say: async (world, seat) => {
      const { gameId, who, clock } = world;
      return missingOf(await agreeToPause({ gameId, who: who(seat), until: untilOf(world) }, clock));
    },
    asked: 'pause',
  },
  'the end of a common holiday': {
    before: async (world) => {
      const { gameId, clock } = world;
      const tableRevision = (await loadAgenda(gameId))?.clocks.tableRevision ?? 0;
      const at = clock.now();
      const pause = { from: at, until: untilOf(world) };
      await changeTable({ gameId, tableRevision, at }, { does: 'pause', pause });
    },
    others: [0, 1],
    say: async ({ gameId, who, clock }, seat) =>
      missingOf(await agreeToEndPause({ gameId, who: who(seat) }, clock)),
    asked: 'pause',
  },
  'an ended turn taken back': {
    before: endTurn,
    others: [0, 1],
    say: async (world, seat) => {
      const { gameId, who, clock } = world;
      const act = seat === 0 ? 'ask' : 'agree';
      const id = act === 'ask' ? undefined : await ofTurn(world);
      return missingOf(await actOnTurnBack({ gameId, who: who(seat), act, id }, clock));
    },
    asked: 'decision',
  },
  'a late seat: to end the game': { before: outOfTime, others: [1], say: late('end'), asked: 'table-late' },
  'a late seat: to replace': { before: outOfTime, others: [1], say: late('replace'), asked: 'table-late' },
};

const ROWS = Object.entries(CASES).flatMap(([what, about]) =>
  HOLDINGS.map((holding) => ({ what, holding, ...about })),
);
const { rows, how } = ofEachKind('voices', ROWS, {
  key: ({ what, holding }) => `${what} ${holding}`,
  kinds: ({ what, holding }) => [`${what} ${VOICES.includes(holding)}`, holding],
});

describe(how, () => {
  test.each(rows)('$what: the third seat is $holding', async ({ holding, before, say, others, asked }) => {
    const world = await tableWith(holding);
    const { told, sit } = world;
    await before?.(world);
    let missing: Missing = [];
    for (const seat of others) missing = await say(world, seat);
    const hasVoice = VOICES.includes(holding);
    const waitsFor = typeof missing === 'number' ? missing : [...missing];
    const isNumber = typeof missing === 'number';
    // The seat that the others wait for: nothing is decided without its vote.
    expect(waitsFor).toEqual(hasVoice ? (isNumber ? 1 : [2]) : isNumber ? 0 : []);
    // Who is notified.
    expect((await told(2)).includes(asked)).toBe(hasVoice);
    if (!hasVoice) return;
    // Whose answer counts: of somebody who has not come only once they sit there.
    if (ABSENT.includes(holding)) {
      await expect(say(world, 2)).rejects.toThrow('not-seated');
      expect(await sit()).toBe(true);
    }
    const after = await say(world, 2);
    expect(typeof after === 'number' ? after : [...after]).toEqual(isNumber ? 0 : []);
  });
});

describe('a computer’s seat is offered', () => {
  test.each(sampled(HOLDINGS, 4))('the third seat is %s', async (holding) => {
    const { gameId, who, told, clock, sit } = await tableWith(holding, { computer: true });
    expect(await offerSeat({ gameId, seat: 3, who: who(0) }, clock)).toMatchObject({ ok: true });
    const hasVoice = VOICES.includes(holding);
    expect((await told(2)).includes('seat-offered')).toBe(hasVoice);
    const object = () => withdrawOffer({ gameId, seat: 3, who: who(2) }, clock);
    if (ABSENT.includes(holding)) {
      expect(await object()).toMatchObject(refused('not-seated'));
      await sit();
    }
    expect((await object()).ok).toBe(hasVoice);
  });

  test('it does not open before the absent person has had an hour to object', async () => {
    const world = await tableWith('kept', { computer: true });
    const { gameId, who, clock } = world;
    await chooseEnd({ gameId, who: who(1), kind: 'leave' }, clock);
    clock.pass(1);
    await executeDue(clock);
    await offerSeat({ gameId, seat: 3, who: who(0) }, clock);
    expect((await loadOffers(gameId, clock))[0]?.isOpen).toBe(false);
    clock.pass(1);
    expect((await loadOffers(gameId, clock))[0]?.isOpen).toBe(true);
  });
});
