import { expect, test } from 'vitest';
import { hintsFor } from '@/lib/features/learn/hint';
import { chooseCommand } from '@/lib/game/bots/choose';
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { View } from '@/lib/game/engine/view';
import { FIRST_TIMES, firstTimeOf } from '@/lib/game/learning/first-time';
import {
  PRACTICE_COMMITMENT,
  PRACTICE_OPENING,
  PRACTICE_SEED,
  PRACTICE_SETUP,
} from '@/lib/game/learning/lesson-game';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { askedIn, commandsIn, give, start, type Running } from '../support/engine/running';
import { PACK } from '../support/engine/table';
import { isFull } from '../support/full';
import { present } from '../support/present';

const given = (now: Running, command: Command): Running => give(now, askedIn(now).seat, command);
const opened = (): Running => PRACTICE_OPENING.reduce(given, start(PACK, PRACTICE_SETUP, PRACTICE_SEED));

test('the short game begins level, with six rounds to go, at the learner’s turn', () => {
  expect(sha256Hex(PRACTICE_SEED)).toBe(PRACTICE_COMMITMENT);
  const { state } = opened().position;
  expect(state.turnsDone).toBe(20);
  expect(toAct(state)).toEqual([0]);
  expect(Math.abs((state.players[0]?.score ?? 0) - (state.players[1]?.score ?? 0))).toBeLessThan(10);
});

/** The computer that has the other seat of the short game. */
const opponent = (seen: View): Command =>
  chooseCommand({ pack: PACK, view: seen, strength: 'apprentice', seed: String(seen.state.seq) });

test(`a player who takes every hint comes ${isFull ? 'to the end' : 'to the end of the turn'}`, () => {
  let now = opened();
  const isDone = ({ position: { state } }: Running) =>
    state.phase === 'finished' || (!isFull && state.turnsDone > 20);
  for (let i = 0; i < 200 && !isDone(now); i += 1) {
    const { seat, seen } = askedIn(now);
    const command = seat === 0 ? hintsFor(PACK, seen, seen.state.seq)[0] : opponent(seen);
    now = give(now, seat, present(command));
  }
  expect(isDone(now)).toBe(true);
});

test('a kind of choice is new until it has been made in the game itself', () => {
  const commands = commandsIn(opened());
  const take = { seat: 0, command: { type: 'TakeActionTile', position: 0 }, at: '1' } as const;
  expect(firstTimeOf(commands, [take])).toBe('TakeActionTile');
  expect(firstTimeOf(commands, [take, { ...take, at: '2' }])).not.toBe('TakeActionTile');
});

test.each(LOCALES)('each kind has one sentence, in %s', (locale) => {
  const { t } = wordingOf(locale);
  for (const kind of FIRST_TIMES) expect(t(`moves.first.${kind}`), kind).toMatch(/^[^.!?]{10,120}\.$/);
});
