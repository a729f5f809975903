import { describe, expect, test } from 'vitest';
import { PACK } from '../support/engine/table';
import type { Command } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import { advance, type Position } from '@/lib/game/engine/replay';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { view } from '@/lib/game/engine/view';
import { coaching } from '@/lib/game/learning/coach';

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
  coaching({ pack: PACK, state: position.state, commands: commandsOf(position) });

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
    'leads whoever presses what pulses to the end of the turn, from seed %s',
    (seed) => {
      const met = followed(seed);
      expect([...new Set(met)]).toEqual(['take', 'act', 'end', 'done']);
      expect(met.length).toBeLessThanOrEqual(7);
    },
  );

  test('lets the table ask first', () => {
    expect(coachAt(start(SEED, false))).toEqual({ now: 'answer', at: [], press: [] });
  });

  test('says nothing once the second turn is over', () => {
    const state = { ...start(SEED).state, turnsDone: 4 };
    expect(coaching({ pack: PACK, state, commands: [] })).toBeUndefined();
  });
});
