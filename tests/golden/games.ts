/** What a golden game holds, how it is recorded and how it is played again. */
import { canonical } from '../support/engine/given';
import { sensible } from '../support/engine/policy';
import { Dice } from '../support/engine/random';
import { PACK } from '../support/engine/table';
import { toAct } from '@/lib/engine/acting';
import type { Command } from '@/lib/engine/commands';
import { decide } from '@/lib/engine/decide';
import { sha256Hex } from '@/lib/engine/hash';
import { newGame } from '@/lib/engine/new-game';
import { options } from '@/lib/engine/options';
import { advance, type Position } from '@/lib/engine/replay';
import { score } from '@/lib/engine/score';
import { BASE_OPTIONS, BASE_VARIANT, ONLINE_OPTIONS, type Setup } from '@/lib/engine/state';
import { view } from '@/lib/engine/view';

/** A position that has to come up again: after this row, with these scores and this hash of the state. */
export interface Checkpoint {
  readonly seq: number;
  readonly turnsDone: number;
  readonly scores: readonly number[];
  readonly hash: string;
}
export interface GoldenGame {
  readonly title: string;
  readonly pack: { readonly id: string; readonly version: number };
  readonly setup: Setup;
  readonly seed: string;
  readonly checkpoints: readonly Checkpoint[];
  readonly finalScores: readonly unknown[];
  readonly ranking: readonly number[];
  readonly commands: readonly (readonly [seat: number, command: Command])[];
}

const EVERY = 8;

export const RECORDINGS: readonly { readonly file: string; readonly setup: Setup; readonly dice: number }[] =
  ([2, 3, 4] as const).flatMap((players, i) => [
    {
      file: `${players}-players-base`,
      setup: { players, options: BASE_OPTIONS, variant: BASE_VARIANT },
      dice: 10 + i,
    },
    {
      file: `${players}-players-online`,
      setup: {
        players,
        options: ONLINE_OPTIONS,
        variant: { ...BASE_VARIANT, actionSide: 'B', tiers: { 'hunger-wall': 'A', cathedral: 'B' } },
      },
      dice: 20 + i,
    },
  ]);

function start(setup: Setup, seed: string): Position {
  return advance(undefined, { seq: 1, ...newGame(PACK, setup, 1, seed) });
}

/** One more row; throws if the command is refused. */
function give(position: Position, seat: number, command: Command): Position {
  if (!position.secrets) throw new Error('a game has secrets');
  const result = decide(PACK, position.state, position.secrets, seat, command);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify([seat, command, result.error])}`);
  return advance(position, { seq: position.state.seq + 1, seat, ...result.value });
}

function checkpoint({ state }: Position): Checkpoint {
  return {
    seq: state.seq,
    turnsDone: state.turnsDone,
    scores: state.players.map((player) => player.score),
    hash: sha256Hex(canonical(state)),
  };
}

function isDue(before: Position, after: Position): boolean {
  return after.state.turnsDone > before.state.turnsDone && after.state.turnsDone % EVERY === 0;
}

/** Plays a recorded list of commands and says where it led. */
export function playAgain({ setup, seed, commands }: Pick<GoldenGame, 'setup' | 'seed' | 'commands'>) {
  let now = start(setup, seed);
  const checkpoints: Checkpoint[] = [];
  for (const [seat, command] of commands) {
    const before = now;
    now = give(before, seat, command);
    if (isDue(before, now)) checkpoints.push(checkpoint(now));
  }
  return {
    checkpoints,
    finalScores: score(PACK, now.state).map(({ total, bySource }) => ({ total, bySource })),
    ranking: now.state.ranking ?? [],
    position: now,
  };
}

/** A whole game of sensible players who now and then think again. */
export function record({ file, setup, dice: number }: (typeof RECORDINGS)[number]): GoldenGame {
  const seed = sha256Hex(`golden ${file}`);
  const dice = new Dice(number);
  const commands: [number, Command][] = [];
  let now = start(setup, seed);
  while (now.state.phase !== 'finished') {
    const [seat = 0] = toAct(now.state);
    const offered = options(PACK, view(now.state, now.secrets, seat)).commands;
    const undo = offered.filter(({ command }) => command.type === 'Undo').map(({ command }) => command);
    const command =
      undo.length > 0 && dice.chance(0.03) ? dice.pick(undo) : sensible(now.state, seat, offered, dice);
    commands.push([seat, command]);
    now = give(now, seat, command);
  }
  const { position: _position, ...facts } = playAgain({ setup, seed, commands });
  return { title: file, pack: { id: PACK.id, version: PACK.version }, setup, seed, ...facts, commands };
}
