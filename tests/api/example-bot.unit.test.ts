/** The player of examples/bot, who knows what is published and no rule, against random play. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { randomCommand } from '@/lib/game/bots/choose';
import type { Command } from '@/lib/game/engine/commands';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { State } from '@/lib/game/engine/state';
import { PACK, TWO_PLAYERS } from '../bots/support';
import { askedIn, commandsIn, give, start } from '../support/engine/running';
import { inFull } from '../support/full';

/** Whole games take seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

type Choose = (commands: readonly Command[], state: State, pack: unknown) => Command;
const file = pathToFileURL(path.resolve('examples/bot/choose.mjs')).href;
const { choose } = (await import(/* @vite-ignore */ file)) as { choose: Choose };

/** As the API tells them: plain JSON. */
const told = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const pack: unknown = told({ ...PACK });

function greedy(commands: readonly Command[], state: State): Command {
  const forward = commands.filter(({ type }) => type !== 'Undo');
  return choose(told(forward), told(state), pack);
}

/** The ranking of a game where `seat` is greedy and the other plays at random. */
function played(seed: string, seat: number): readonly number[] {
  let now = start(PACK, TWO_PLAYERS, sha256Hex(seed));
  while (now.position.state.phase !== 'finished') {
    const { seat: acting, seen } = askedIn(now);
    const command = acting === seat ? greedy(commandsIn(now), seen.state) : randomCommand(PACK, seen, seed);
    if (!command) throw new Error('nothing to do');
    now = give(now, acting, command);
  }
  return now.position.state.ranking ?? [];
}

const GAMES = inFull(40, 4);

test(`it beats random play in at least 95 of 100 games (${GAMES} here)`, () => {
  const won = Array.from({ length: GAMES }, (_, n) => played(`greedy ${n}`, n % 2)[0] === n % 2);
  expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(Math.ceil(GAMES * 0.95));
});
