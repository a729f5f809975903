import { expect, test } from 'vitest';
import { hintsFor } from '@/lib/features/learn/hint';
import { chooseCommand } from '@/lib/game/bots/choose';
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import { advance, type Position } from '@/lib/game/engine/replay';
import { view, type View } from '@/lib/game/engine/view';
import { FIRST_TIMES, firstTimeOf } from '@/lib/game/learning/first-time';
import {
  PRACTICE_COMMITMENT,
  PRACTICE_OPENING,
  PRACTICE_SEED,
  PRACTICE_SETUP,
} from '@/lib/game/learning/lesson-game';
import { PACKS, packFor, RULES_VERSION } from '@/lib/game/rulesets';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { isFull } from '../support/full';

const newest = PACKS.at(-1);
if (!newest) throw new Error('no pack');
const PACK = packFor(newest.id, newest.version);

function given(position: Position, command: Command): Position {
  const { state, secrets } = position;
  if (!secrets) throw new Error('a game has secrets');
  const [seat = 0] = toAct(state);
  const result = decide(PACK, state, secrets, seat, command);
  if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(result.error)}`);
  return advance(position, { seq: state.seq + 1, seat, ...result.value });
}

function opened(): Position {
  const first = newGame(PACK, PRACTICE_SETUP, RULES_VERSION, PRACTICE_SEED);
  return PRACTICE_OPENING.reduce(given, advance(undefined, { seq: 1, ...first }));
}

test('the short game begins level, with six rounds to go, at the learner’s turn', () => {
  expect(sha256Hex(PRACTICE_SEED)).toBe(PRACTICE_COMMITMENT);
  const { state } = opened();
  expect(state.turnsDone).toBe(20);
  expect(toAct(state)).toEqual([0]);
  expect(Math.abs((state.players[0]?.score ?? 0) - (state.players[1]?.score ?? 0))).toBeLessThan(10);
});

/** The computer that has the other seat of the short game. */
const opponent = (seen: View): Command =>
  chooseCommand({ pack: PACK, view: seen, strength: 'apprentice', seed: String(seen.state.seq) });

test(`a player who takes every hint comes ${isFull ? 'to the end' : 'to the next turn'}`, () => {
  let position = opened();
  const isDone = ({ phase, turnsDone }: Position['state']) =>
    phase === 'finished' || (!isFull && turnsDone >= 22);
  for (let i = 0; i < 200 && !isDone(position.state); i += 1) {
    const { state, secrets } = position;
    if (!secrets) throw new Error('a game has secrets');
    const seen = view(state, secrets, toAct(state)[0]);
    const hint = seen.seat === 0 ? hintsFor(PACK, seen, state.seq)[0] : opponent(seen);
    if (!hint) throw new Error('no hint');
    position = given(position, hint);
  }
  expect(isDone(position.state)).toBe(true);
});

test('a kind of choice is new until it has been made in the game itself', () => {
  const { state, secrets } = opened();
  if (!secrets) throw new Error('a game has secrets');
  const commands = options(PACK, view(state, secrets, 0)).commands.map(({ command }) => command);
  const take = { seat: 0, command: { type: 'TakeActionTile', position: 0 }, at: '1' } as const;
  expect(firstTimeOf(commands, [take])).toBe('TakeActionTile');
  expect(firstTimeOf(commands, [take, { ...take, at: '2' }])).not.toBe('TakeActionTile');
});

test.each(LOCALES)('each kind has one sentence, in %s', (locale) => {
  const { t } = wordingOf(locale);
  for (const kind of FIRST_TIMES) expect(t(`moves.first.${kind}`), kind).toMatch(/^[^.!?]{10,120}\.$/);
});
