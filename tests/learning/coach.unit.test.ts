import { describe, expect, test } from 'vitest';
import type { Command } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { ACTIONS } from '@/lib/game/engine/vocabulary';
import { coachAdviceOf, coachingAt, reasonOf } from '@/lib/game/learning/coach';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { commandsIn, give, start, type Running } from '../support/engine/running';
import { PACK } from '../support/engine/table';

const SEEDS = 20;
const SEED = sha256Hex('coach');

function begin(seed: string, randomParler = true): Running {
  const options = { ...ONLINE_OPTIONS, randomParler };
  return start(PACK, { players: 1, solo: 'parler', options, variant: BASE_VARIANT }, seed);
}

const coachAt = (now: Running) =>
  coachAdviceOf({ pack: PACK, state: now.position.state, commands: commandsIn(now) });

/** Presses what the coach points at until the first turn is over; the lines that were met. */
function followed(seed: string): readonly string[] {
  let now = begin(seed);
  const met: string[] = [];
  for (let i = 0; i < 12; i += 1) {
    const said = coachAt(now);
    met.push(said?.now ?? 'nothing');
    const [press] = said?.press ?? [];
    if (!press) break;
    now = give(now, 0, press);
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
    expect(coachAt(begin(SEED, false))).toEqual({ now: 'answer', at: [], press: [] });
  });

  test('leaves the later turns to one marked step', () => {
    const state = { ...begin(SEED).position.state, turnsDone: 2 };
    expect(coachAdviceOf({ pack: PACK, state, commands: [] })).toBeUndefined();
  });
});

describe('a marked step', () => {
  const { state } = begin(SEED).position;
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
