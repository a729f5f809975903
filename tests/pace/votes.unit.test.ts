import { describe, expect, test } from 'vitest';
import {
  HOST_VOICE,
  nextOfBallot,
  remindersBy,
  silenceOf,
  tallyOf,
  type Ballot,
  type Voice,
} from '@/lib/game/pace/votes';
import { hoursAfter } from '../support/clock';

type Option = 'wait' | 'replace' | 'end';
const ASKED = new Date('2026-03-02T08:00:00Z');
const day = (n: number) => hoursAfter(ASKED, 24 * n);
const voice = (seat: number, option: Option, days: number): Voice<Option> => ({
  seat,
  option,
  at: day(days),
});

/** A ballot of these voters: to wait takes half of them, to replace more than half, to end all. */
function ballot(voters: readonly number[], voices: readonly Voice<Option>[], host?: number): Ballot<Option> {
  const n = voters.length;
  const options = [
    { option: 'wait', needed: Math.max(1, Math.ceil(n / 2)) },
    { option: 'replace', needed: Math.floor(n / 2) + 1 },
    { option: 'end', needed: Math.max(1, n) },
  ] as const;
  return { askedAt: ASKED, voters, host, options, voices };
}
const passed = (of: Ballot<Option>, days: number) => {
  const { option, at, by } = tallyOf(of, day(days)).passed ?? {};
  return option && [option, by, ((at?.getTime() ?? 0) - ASKED.getTime()) / 86_400_000];
};

describe('enough voices', () => {
  test('hold from the moment the last of them came', () => {
    const of = ballot([1, 2], [voice(1, 'end', 0), voice(2, 'end', 2)]);
    expect(passed(of, 1.9)).toBeUndefined();
    expect(tallyOf(of, day(1.9)).options[2]?.seats).toEqual([1]);
    expect(passed(of, 2)).toEqual(['end', 'voices', 2]);
    expect(passed(of, 60)).toEqual(['end', 'voices', 2]);
  });

  test('two against one: the single vote does not stop them', () => {
    const of = ballot([1, 2, 3], [voice(3, 'end', 0), voice(1, 'replace', 0), voice(2, 'replace', 1)]);
    expect(passed(of, 1)).toEqual(['replace', 'voices', 1]);
  });

  test('of somebody who does not decide count for nothing', () => {
    expect(passed(ballot([1, 2], [voice(0, 'replace', 0), voice(3, 'replace', 0)]), 60)).toBeUndefined();
    expect(tallyOf(ballot([1, 2], [voice(3, 'end', 0)]), day(9)).missing).toEqual([1, 2]);
  });
});

describe('silence', () => {
  test('three players, one late and one silent: after three days the silent one agrees', () => {
    const of = ballot([1, 2], [voice(1, 'end', 1)]);
    const before = tallyOf(of, day(3.9));
    expect(before).toMatchObject({ missing: [2], silenceAt: day(4), lastAt: day(14) });
    expect(before.options[2]).toEqual({ option: 'end', needed: 2, seats: [1], silent: [] });
    expect(before).not.toHaveProperty('passed');
    const now = tallyOf(of, day(4));
    expect(now.options[2]).toEqual({ option: 'end', needed: 2, seats: [1], silent: [2] });
    // Nobody has asked for it: silence agrees with those who spoke.
    expect(now.options[1]?.silent).toEqual([]);
    expect(now.passed).toEqual({ option: 'end', at: day(4), by: 'silence', seats: [1, 2] });
  });

  test('four players, two silent: likewise; and with one late and two silent', () => {
    expect(passed(ballot([1, 2, 3], [voice(3, 'replace', 0.5)]), 3.4)).toBeUndefined();
    expect(passed(ballot([1, 2, 3], [voice(3, 'replace', 0.5)]), 3.5)).toEqual(['replace', 'silence', 3.5]);
  });

  test('agrees with any proposal: one that has enough votes holds', () => {
    const of = ballot([1, 2, 3], [voice(1, 'end', 0), voice(2, 'replace', 1)]);
    expect(passed(of, 2.9)).toBeUndefined();
    expect(passed(of, 3)).toEqual(['replace', 'silence', 3]);
    // A player who votes in time is no longer silent.
    const spoke = ballot([1, 2, 3], [...of.voices, voice(3, 'end', 2)]);
    expect(passed(spoke, 13)).toBeUndefined();
  });

  test('of all voters: they agree with a host who sits elsewhere', () => {
    const of = ballot([1, 2], [voice(HOST_VOICE, 'replace', 0)], HOST_VOICE);
    expect(passed(of, 2.9)).toBeUndefined();
    expect(passed(of, 3)).toEqual(['replace', 'silence', 3]);
  });

  test('of everybody decides nothing, however long it lasts', () => {
    expect(passed(ballot([1, 2], []), 1000)).toBeUndefined();
    expect(tallyOf(ballot([1, 2], []), day(1000))).not.toHaveProperty('silenceAt');
  });
});

describe('silence of a voter who has not come', () => {
  const came = (...at: readonly (readonly [number, number])[]) =>
    new Map(at.map(([seat, days]) => [seat, day(days)]));
  const one = [voice(1, 'end', 0)];

  test('never counts, and is no reason to look at the votes', () => {
    const of = { ...ballot([1, 2], one), came: came([1, -9]) };
    expect(passed(of, 13)).toBeUndefined();
    expect(tallyOf(of, day(13))).toMatchObject({ missing: [2] });
    expect(tallyOf(of, day(13))).not.toHaveProperty('silenceAt');
    expect(nextOfBallot(of, day(2.5))).toEqual(day(3));
    expect(nextOfBallot(of, day(3))).toEqual(day(4));
    expect(silenceOf(of, 2, day(13))).toBeUndefined();
  });

  test('counts three days after they sat down; of the others as always', () => {
    const late = { ...ballot([1, 2], one), came: came([1, -9], [2, 5]) };
    expect(passed(late, 7.9)).toBeUndefined();
    expect(passed(late, 8)).toEqual(['end', 'silence', 8]);
    expect(silenceOf(late, 2, day(6))).toEqual(day(8));
    expect(nextOfBallot(late, day(7.5))).toEqual(day(8));
    const early = { ...ballot([1, 2], one), came: came([1, -9], [2, -8]) };
    expect(passed(early, 3)).toEqual(['end', 'silence', 3]);
  });

  test('those who are there and silent are enough without them, and only they stand for it', () => {
    const of = { ...ballot([1, 2, 3], [voice(1, 'replace', 0)]), came: came([1, -9], [2, -9]) };
    expect(tallyOf(of, day(3)).passed).toMatchObject({ option: 'replace', by: 'silence', seats: [1, 2] });
    expect(tallyOf(of, day(3)).options[1]).toMatchObject({ seats: [1], silent: [2] });
  });

  test('after fourteen days the first voice decides, but nothing that needs all of them', () => {
    const voices = [...one, voice(1, 'replace', 1)];
    const whole = ballot([1, 2], voices);
    const options = whole.options.map((each) =>
      each.option === 'end' ? { ...each, all: true as const } : each,
    );
    const of = { ...whole, options, came: came([1, -9]) };
    expect(passed(of, 14)).toEqual(['replace', 'first-voice', 14]);
    expect(passed({ ...of, voices: one }, 60)).toBeUndefined();
    expect(
      passed({ ...of, voices: [...voices, voice(2, 'wait', 1)], came: came([1, -9], [2, 1]) }, 14),
    ).toEqual(['wait', 'voices', 1]);
  });
});

describe('of several minds', () => {
  const split = [voice(1, 'end', 0), voice(2, 'replace', 1)] as const;
  test('after fourteen days the first voice decides', () => {
    expect(passed(ballot([1, 2], split), 13.9)).toBeUndefined();
    expect(passed(ballot([1, 2], split), 14)).toEqual(['end', 'first-voice', 14]);
  });

  test('or the host’s, whether the host sits there or not', () => {
    expect(passed(ballot([1, 2], split, 2), 14)).toEqual(['replace', 'host', 14]);
    const elsewhere = [...split, voice(HOST_VOICE, 'replace', 3)];
    expect(passed(ballot([1, 2], elsewhere, HOST_VOICE), 13.9)).toBeUndefined();
    expect(passed(ballot([1, 2], elsewhere, HOST_VOICE), 14)).toEqual(['replace', 'host', 14]);
    // A host who has said nothing leaves it to the first.
    expect(passed(ballot([1, 2], split, HOST_VOICE), 14)).toEqual(['end', 'first-voice', 14]);
  });

  test('of two that are enough at once, the more patient one', () => {
    const of = ballot([1, 2, 3], [voice(1, 'end', 0), voice(2, 'wait', 0)]);
    expect(passed(of, 3)).toEqual(['wait', 'silence', 3]);
  });
});

test('where no voter is left only the host decides, at once', () => {
  expect(passed(ballot([], [voice(HOST_VOICE, 'end', 2)], HOST_VOICE), 2)).toEqual(['end', 'host', 2]);
});

test('it is looked at when somebody has to be reminded, once a day for fourteen days, and when something begins to count', () => {
  const none = ballot([1, 2], []);
  expect(nextOfBallot(none, day(0))).toEqual(day(1));
  expect(nextOfBallot(none, day(1.5))).toEqual(day(2));
  expect(nextOfBallot(none, day(13.2))).toEqual(day(14));
  expect(nextOfBallot(none, day(14))).toBeUndefined();
  const one = ballot([1, 2], [voice(1, 'end', 0.5)]);
  expect(nextOfBallot(one, day(3.2))).toEqual(day(3.5));
  const all = ballot([1, 2], [voice(1, 'end', 0.5), voice(2, 'replace', 1)]);
  expect(nextOfBallot(all, day(1))).toEqual(day(14));
  expect([0, 0.9, 1, 13.5, 14, 90].map((days) => remindersBy(ASKED, day(days)))).toEqual([
    0, 0, 1, 13, 14, 14,
  ]);
});
