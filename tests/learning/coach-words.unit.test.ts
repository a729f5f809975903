/** The coach's words in the first rounds, and its suggestions after the steps of a player. */
import { describe, expect, test, vi } from 'vitest';
import { coachHeading, coachReason } from '@/components/learn/coach-words';
import { planAfter, suggestionAt } from '@/components/learn/suggestion';
import { planCommands } from '@/lib/game/bots/choose';
import type { Command } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import { options } from '@/lib/game/engine/options';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { elementAt } from '@/lib/game/engine/util';
import type { View } from '@/lib/game/engine/view';
import { ownTurnOf, reasonOf } from '@/lib/game/learning/coach';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { textsOf } from '@/lib/game/wording/names';
import { labelCommand } from '@/lib/game/wording/options';
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
      const [why, gain] = [true, false].map((isNew) => coachReason(on, plan, isNew));
      return { step, heading: coachHeading(on, step), why: present(why), gain: present(gain) };
    }),
  );

  test('has a heading that names the piece, and is short', () => {
    const names = textsOf(words, PACK);
    for (const { step, heading } of said.flat()) {
      expect(heading.length, heading).toBeLessThanOrEqual(90);
      expect(heading).toMatch(/^\p{Lu}/u);
      if (step.type === 'PlaceBuilding') expect(heading).toContain(names.get(step.site));
      if (step.type === 'ChooseTechnology') expect(heading).toContain(names.get(step.tile));
    }
  });

  test('never names two steps of one moment alike', () => {
    for (const { view: seen } of GAMES.flat()) {
      const on = { words, pack: PACK, view: seen };
      const choices = options(PACK, seen).commands.flatMap(({ command }) =>
        /^(TakeActionTile|Choose|UseTechnology|PlacePlank|ResolveRoad)/.test(command.type) ? [command] : [],
      );
      const headings = choices.map((command) => coachHeading(on, command));
      const labels = choices.map((command) =>
        labelCommand({ words, pack: PACK, state: seen.state }, command),
      );
      // Two tiles with the same actions and price differ only by their place, which pulses.
      const isTile = choices[0]?.type === 'TakeActionTile';
      if (!isTile) expect(new Set(headings).size).toBe(new Set(labels).size);
    }
  });

  test('gives the reason the first time, and then what the step brings', () => {
    for (const { step, why } of said.flat()) expect(why).toBe(words.t(reasonOf(step)));
    const withGain = said.flat().filter(({ gain }) => /\d/.test(gain));
    expect(withGain.length).toBeGreaterThan(said.flat().length / 3);
  });

  test('says at the end of a turn that nothing is left, not that ending it pays', () => {
    const ends = said.flat().filter(({ step }) => step.type === 'EndTurn');
    expect(ends.length).toBeGreaterThan(2);
    for (const { gain } of ends) expect(gain).toBe(words.t('coach.why.end'));
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
