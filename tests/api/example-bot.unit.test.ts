/** The player of examples/bot, who knows what is published and no rule, against random play. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { randomCommand } from '@/lib/game/bots/choose';
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import { view, type View } from '@/lib/game/engine/view';
import { RULES_VERSION } from '@/lib/game/rulesets';
import { PACK, TWO_PLAYERS } from '../bots/support';
import { inFull } from '../support/full';

/** Whole games take seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

type Choose = (commands: readonly Command[], state: State, pack: unknown) => Command;
const file = pathToFileURL(path.resolve('examples/bot/choose.mjs')).href;
const { choose } = (await import(/* @vite-ignore */ file)) as { choose: Choose };

/** As the API tells them: plain JSON. */
const told = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const pack: unknown = told({ ...PACK });

function greedy(seen: View): Command {
  const commands = options(PACK, seen).commands.map(({ command }) => command);
  const forward = commands.filter(({ type }) => type !== 'Undo');
  return choose(told(forward), told(seen.state), pack);
}

/** The ranking of a game where `seat` is greedy and the other plays at random. */
function played(seed: string, seat: number): readonly number[] {
  let position: Position = advance(undefined, {
    seq: 1,
    ...newGame(PACK, TWO_PLAYERS, RULES_VERSION, sha256Hex(seed)),
  });
  while (position.state.phase !== 'finished') {
    const { state, secrets } = position;
    const acting = toAct(state)[0] ?? 0;
    const seen = view(state, secrets, acting);
    const command = acting === seat ? greedy(seen) : randomCommand(PACK, seen, seed);
    if (!secrets || !command) throw new Error('nothing to do');
    const result = decide(PACK, state, secrets, acting, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(result.error)}`);
    position = advance({ ...position, trail: [] }, { seq: state.seq + 1, seat: acting, ...result.value });
  }
  return position.state.ranking ?? [];
}

const GAMES = inFull(40, 6);

test(`it beats random play in at least 95 of 100 games (${GAMES} here)`, () => {
  const won = Array.from({ length: GAMES }, (_, n) => played(`greedy ${n}`, n % 2)[0] === n % 2);
  expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(Math.ceil(GAMES * 0.95));
});
