import { describe, expect, test } from 'vitest';
import type { Command } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import { advance, type Position } from '@/lib/game/engine/replay';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { view } from '@/lib/game/engine/view';
import { ACTIONS } from '@/lib/game/engine/vocabulary';
import { coachAdviceOf, coachingAt, reasonOf } from '@/lib/game/learning/coach';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { PACK } from '../support/engine/table';

const SEEDS = 20;
const SEED = sha256Hex('coach');

function start(seed: string, randomParler = true): Position {
  const options = { ...ONLINE_OPTIONS, randomParler };
  const setup = { players: 1, solo: 'parler', options, variant: BASE_VARIANT } as const;
  return advance(undefined, { seq: 1, ...newGame(PACK, setup, 1, seed) });
}

function commandsOf({ state, secrets }: Position): Command[] {
  if (!secrets) throw new Error('a game has secrets');
  return options(PACK, view(state, secrets, 0)).commands.map(({ command }) => command);
}

function give(position: Position, command: Command): Position {
  if (!position.secrets) throw new Error('a game has secrets');
  const result = decide(PACK, position.state, position.secrets, 0, command);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return advance(position, { seq: position.state.seq + 1, seat: 0, ...result.value });
}

const coachAt = (position: Position) =>
  coachAdviceOf({ pack: PACK, state: position.state, commands: commandsOf(position) });

/** Presses what the coach points at until the first turn is over; the lines that were met. */
function followed(seed: string): readonly string[] {
  let position = start(seed);
  const met: string[] = [];
  for (let i = 0; i < 12; i += 1) {
    const said = coachAt(position);
    met.push(said?.now ?? 'nothing');
    const [press] = said?.press ?? [];
    if (!press) break;
    position = give(position, press);
  }
  return met;
}

describe('the coach of a first turn', () => {
  test.each(Array.from({ length: SEEDS }, (_, i) => sha256Hex(String(i))))(
    'leads a player who follows the highlights to the end of the turn, from seed %s',
    (seed) => {
      const met = followed(seed);
      expect([...new Set(met)]).toEqual(['take', 'act', 'end', 'nothing']);
      expect(met.length).toBeLessThanOrEqual(7);
    },
  );

  test('lets the table ask first', () => {
    expect(coachAt(start(SEED, false))).toEqual({ now: 'answer', at: [], press: [] });
  });

  test('leaves the later turns to one marked step', () => {
    const state = { ...start(SEED).state, turnsDone: 2 };
    expect(coachAdviceOf({ pack: PACK, state, commands: [] })).toBeUndefined();
  });
});

describe('a marked step', () => {
  const { state } = start(SEED);
  const turnsWith = (stage: 'step' | 'farewell', players: number) => {
    const seats = state.players.slice(0, 1).concat(Array(players - 1).fill(state.players[0]));
    const turns = Array.from({ length: 40 }, (_, i) => i + 1);
    return turns.filter(
      (number) => coachingAt({ turn: { ...state.turn, number }, players: seats }) === stage,
    );
  };

  test('is shown in five own turns, and a farewell in the sixth, however many play', () => {
    for (const players of [2, 4]) {
      expect(turnsWith('step', players).at(-1)).toBe(5 * players);
      expect(turnsWith('farewell', players)).toEqual(
        Array.from({ length: players }, (_, i) => 5 * players + i + 1),
      );
    }
  });

  test.each(['en', 'de', 'pt-BR'] as const)('has a reason for every kind of command in %s', (locale) => {
    const words = wordingOf(locale);
    const types = ['EndTurn', 'PlaceWall', 'ClaimSeal', 'MoveUp', 'BuyEgg', 'Undo'] as const;
    const commands = [
      ...types.map((type) => ({ type }) as Command),
      ...ACTIONS.map((action) => ({ type: 'DeclareAction', action }) as Command),
      ...(['produce', 'increase'] as const).map((choice) => ({ type: 'ManageMines', choice }) as Command),
    ];
    const reasons = commands.map((command) => words.t(reasonOf(command)));
    for (const reason of reasons) expect(reason).toMatch(/^\p{Lu}.{15,90}\.$/u);
    expect(new Set(reasons).size).toBe(commands.length - 1);
  });
});
