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

/** Voices as seat, option and day: `1 end 0, host replace 3`. */
const voicesIn = (text: string): readonly Voice<Option>[] =>
  [...text.matchAll(/(\w+) (\w+) ([\d.]+)/g)].map(([, seat, option, days]) =>
    voice(seat === 'host' ? HOST_VOICE : Number(seat), option as Option, Number(days)),
  );
const SPLIT = '1 end 0, 2 replace 1';

type Enough = [who: string, number[], voices: string, [Option, by: string, day: number], host?: number];
test.each<Enough>([
  ['two of two', [1, 2], '1 end 0, 2 end 2', ['end', 'voices', 2]],
  ['two against one', [1, 2, 3], '3 end 0, 1 replace 0, 2 replace 1', ['replace', 'voices', 1]],
  ['one, and two silent', [1, 2, 3], '3 replace 0.5', ['replace', 'silence', 3.5]],
  ['one with silence, whatever another proposes', [1, 2, 3], SPLIT, ['replace', 'silence', 3]],
  ['of two at once, the more patient one', [1, 2, 3], '1 end 0, 2 wait 0', ['wait', 'silence', 3]],
  ['a host elsewhere, and all are silent', [1, 2], 'host replace 0', ['replace', 'silence', 3], HOST_VOICE],
  ['of several minds, the first voice', [1, 2], SPLIT, ['end', 'first-voice', 14]],
  ['or the host, who sits there', [1, 2], SPLIT, ['replace', 'host', 14], 2],
  ['or the host elsewhere', [1, 2], `${SPLIT}, host replace 3`, ['replace', 'host', 14], HOST_VOICE],
  ['the first voice, if the host is silent', [1, 2], SPLIT, ['end', 'first-voice', 14], HOST_VOICE],
  ['only the host, where no voter is left', [], 'host end 2', ['end', 'host', 2], HOST_VOICE],
])('enough: %s', (_who, voters, voices, outcome, host) => {
  const of = ballot(voters, voicesIn(voices), host);
  const [, , days] = outcome;
  expect(passed(of, days - 0.1)).toBeUndefined();
  expect(passed(of, days)).toEqual(outcome);
  expect(passed(of, 60)).toEqual(outcome);
});

test.each([
  ['the voice of somebody who does not decide', [1, 2], '0 replace 0, 3 replace 0', 60],
  ['three of different minds, of whom nobody is silent', [1, 2, 3], `${SPLIT}, 3 end 2`, 13],
  ['silence of everybody, however long it lasts', [1, 2], '', 1000],
])('not enough: %s', (_what, voters, voices, days) => {
  expect(passed(ballot(voters, voicesIn(voices)), days)).toBeUndefined();
});

test('three players, one late and one silent: after three days the silent one agrees', () => {
  const of = ballot([1, 2], [voice(1, 'end', 1)]);
  expect(tallyOf(of, day(0.9)).options[2]?.seats).toEqual([]);
  const before = tallyOf(of, day(3.9));
  expect(before).toMatchObject({ missing: [2], silenceAt: day(4), lastAt: day(14) });
  expect(before.options[2]).toEqual({ option: 'end', needed: 2, seats: [1], silent: [] });
  expect(before).not.toHaveProperty('passed');
  const now = tallyOf(of, day(4));
  expect(now.options[2]).toEqual({ option: 'end', needed: 2, seats: [1], silent: [2] });
  // Nobody has asked for it: silence agrees with those who spoke.
  expect(now.options[1]?.silent).toEqual([]);
  expect(now.passed).toEqual({ option: 'end', at: day(4), by: 'silence', seats: [1, 2] });
  expect(tallyOf(ballot([1, 2], [voice(3, 'end', 0)]), day(9)).missing).toEqual([1, 2]);
  expect(tallyOf(ballot([1, 2], []), day(1000))).not.toHaveProperty('silenceAt');
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

  test('after fourteen days the first vote decides, except where all must agree', () => {
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
