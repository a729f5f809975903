/** The coach's words in the first rounds, and its suggestions after the steps of a player. */
import { describe, expect, test, vi } from 'vitest';
import { coachHeading, coachReason } from '@/components/learn/coach-words';
import { planAfter, suggestionAt } from '@/components/learn/suggestion';
import { planCommands } from '@/lib/game/bots/choose';
import type { Command } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { elementAt } from '@/lib/game/engine/util';
import type { View } from '@/lib/game/engine/view';
import { ownTurnOf } from '@/lib/game/learning/coach';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { textsOf } from '@/lib/game/wording/names';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';
import { askedIn, give, start } from '../support/engine/running';
import { PACK } from '../support/engine/table';
import { present } from '../support/present';

const ROUNDS = 6;

interface Moment {
  readonly view: View;
  readonly plan: readonly Command[];
}

/** Every moment of the first rounds of two players who follow all suggestions. */
function momentsOf(seed: string): readonly Moment[] {
  const setup = { players: 2, options: ONLINE_OPTIONS, variant: BASE_VARIANT } as const;
  let now = start(PACK, setup, sha256Hex(seed));
  const moments: Moment[] = [];
  while (ownTurnOf(now.position.state) <= ROUNDS) {
    const { seat, seen } = askedIn(now);
    const plan = planCommands({ pack: PACK, view: seen, strength: 'master', seed, limit: { nodes: 300 } });
    if (seat === 0) moments.push({ view: seen, plan });
    now = give(now, seat, elementAt(plan, 0));
  }
  return moments;
}

const GAMES = ['a', 'b', 'c'].map(momentsOf);

describe.each(LOCALES)('the coach in %s', (locale) => {
  const words = wordingOf(locale);
  const said = GAMES.map((moments) =>
    moments.map(({ view: seen, plan }) => {
      const on = { words, pack: PACK, view: seen };
      const step = elementAt(plan, 0);
      const [heading, reason] = [coachHeading(on, step), coachReason(on, plan)];
      return { round: ownTurnOf(seen.state), type: step.type, heading, reason };
    }),
  );

  test('has headings of at most six words', () => {
    for (const { heading } of said.flat()) {
      expect(heading.split(/\s+/).length, heading).toBeLessThanOrEqual(6);
      expect(heading).toMatch(/^\p{Lu}/u);
    }
  });

  test('names no tile and no place', () => {
    const names = [...textsOf(words, PACK)].filter(([id]) => /^(upgrade|wall|building|site)-/.test(id));
    for (const { heading, reason } of said.flat())
      for (const [, name] of names) expect(`${heading} ${reason}`).not.toContain(name);
  });

  test('never gives the same reason two rounds running', () => {
    for (const game of said)
      for (const { round, reason } of game) {
        const next = game.filter((other) => other.round === round + 1).map((other) => other.reason);
        expect(next).not.toContain(reason);
      }
  });

  test('says at the end of a turn that nothing is left, not that ending it pays', () => {
    const ends = said.flat().filter(({ type }) => type === 'EndTurn');
    expect(new Set(ends.map(({ round }) => round % 2)).size).toBe(2);
    const known = [words.t('coach.why.end'), words.t('coach.why.done')];
    for (const { reason } of ends) expect(known).toContain(reason);
  });

  test('names what a step brings', () => {
    const withGain = said.flat().filter(({ reason }) => /\d/.test(reason));
    expect(withGain.length).toBeGreaterThan(said.flat().length / 3);
  });
});

describe('a suggestion', () => {
  const before = goldenTable('2-players-base', 0);
  const take = present(before.options?.commands.find(({ command }) => command.type === 'TakeActionTile'));
  const after = goldenTable('2-players-base', 1);
  const made = after.log.at(-1)?.command as Command;
  const next = after.options?.commands[0]?.command as Command;

  test('holds for its own position without any thinking', () => {
    const think = vi.fn();
    expect(planAfter(suggestionAt(before, [take.command]), before, think)).toEqual([take.command]);
    expect(think).not.toHaveBeenCalled();
  });

  test('continues with its next step when the player has followed it', () => {
    const think = vi.fn();
    expect(planAfter(suggestionAt(before, [made, next]), after, think)).toEqual([next]);
    expect(think).not.toHaveBeenCalled();
  });

  test('is computed again once the player has left it or used it up', () => {
    const think = vi.fn(() => [next]);
    const other = { type: 'EndTurn' } as const;
    for (const plan of [[other, next], [made]])
      expect(planAfter(suggestionAt(before, plan), after, think)).toEqual([next]);
    expect(think).toHaveBeenCalledTimes(2);
    expect(planAfter(suggestionAt(before, [other]), after)).toBeUndefined();
  });

  test('does not hold for another step with the same number', () => {
    const kept = suggestionAt(after, [next]);
    const others = after.log.with(-1, { ...after.log.at(-1), command: { type: 'EndTurn' } } as never);
    const think = vi.fn(() => []);
    planAfter(kept, { ...after, log: others }, think);
    expect(think).toHaveBeenCalledTimes(1);
  });
});
