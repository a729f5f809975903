/** The content of a golden game, and how it is played again. */
import type { Command } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import { finalLines, score } from '@/lib/game/engine/phases/scoring';
import type { Setup } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { packFor } from '@/lib/game/rulesets';
import { give, start, type Running } from '../support/engine/running';
import { canonical } from '../support/engine/scenario';
import { scoreDisagreements } from '../support/engine/scorer';
import { finalPoints, peopleOf } from '../support/engine/scorer-final';

/**
 * A position that has to come up again: after this row, with these scores by source and this hash of the
 * state.
 */
export interface Checkpoint {
  readonly seq: number;
  readonly turnsDone: number;
  readonly scores: readonly number[];
  readonly bySource: readonly unknown[];
  readonly hash: string;
}
/** Where a game begins: the pack version is part of it, so newer packs do not change recorded games. */
export interface Beginning {
  readonly pack: { readonly id: string; readonly version: number };
  readonly rulesVersion: number;
  readonly setup: Setup;
  readonly seed: string;
}
export interface GoldenGame extends Beginning {
  readonly title: string;
  readonly checkpoints: readonly Checkpoint[];
  readonly finalScores: readonly unknown[];
  readonly ranking: readonly number[];
  readonly commands: readonly (readonly [seat: number, command: Command])[];
}

const EVERY = 8;

export const begin = ({ pack: { id, version }, rulesVersion, setup, seed }: Beginning): Running =>
  start(packFor(id, version), setup, seed, rulesVersion);

type Played = Beginning & Pick<GoldenGame, 'commands'>;

/** The game at its beginning and after each of its commands. */
export function* momentsOf(game: Played): Generator<Running> {
  let now = begin(game);
  yield now;
  for (const [seat, command] of game.commands) yield (now = give(now, seat, command));
}

/** The game after its first `commands`, or after all of them. */
export const playedTo = (game: Played, commands = Infinity): Running =>
  game.commands.slice(0, commands).reduce((now, [seat, command]) => give(now, seat, command), begin(game));

function checkpoint(state: State): Checkpoint {
  return {
    seq: state.seq,
    turnsDone: state.turnsDone,
    scores: state.players.map((player) => player.score),
    bySource: state.players.map((player) => player.scoreBySource),
    hash: sha256Hex(canonical(state)),
  };
}

function isDue(before: State, after: State): boolean {
  return after.turnsDone > before.turnsDone && after.turnsDone % EVERY === 0;
}

/**
 * Plays a recorded list of commands, says where it led and in what the independent scorer disagrees on the
 * way.
 */
export function playAgain(game: Played) {
  let now = begin(game);
  const checkpoints: Checkpoint[] = [];
  const disagreements: string[] = [];
  for (const [seat, command] of game.commands) {
    const before = now.position.state;
    now = give(now, seat, command);
    const { state } = now.position;
    if (!isDue(before, state)) continue;
    checkpoints.push(checkpoint(state));
    disagreements.push(...scoreDisagreements(now.pack, state, now.log), ...forecastDisagreements(now));
  }
  disagreements.push(...scoreDisagreements(now.pack, now.position.state, now.log));
  const { state } = now.position;
  return {
    facts: {
      checkpoints,
      finalScores: score(now.pack, state).map(({ total, bySource }) => ({ total, bySource })),
      ranking: state.ranking ?? [],
    },
    disagreements,
    running: now,
  };
}

/** The lines of final scoring as things stand, against the independent scorer's. */
function forecastDisagreements({ pack, position: { state } }: Running): readonly string[] {
  return peopleOf(state).flatMap((seat) => {
    const mine = finalPoints(pack, state, seat);
    const theirs = new Map<string, number>();
    for (const { source, points } of finalLines(pack, state, seat))
      theirs.set(source, (theirs.get(source) ?? 0) + points);
    return Object.entries(mine).flatMap(([source, points]) =>
      points === (theirs.get(source) ?? 0)
        ? []
        : [
            `row ${state.seq} seat ${seat} ${source}: ${points} by the rules, ${theirs.get(source)} by the game`,
          ],
    );
  });
}
