// Plays one game of computer players and collects its facts: scores, points by source, taken tiles, time per
// turn.
import { planCommands, type ThinkingLimit, STRENGTHS, type Strength } from '@/lib/game/bots/choose';
import type { Weights } from '@/lib/game/bots/weights';
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import type { Event } from '@/lib/game/engine/events';
import { sha256Hex } from '@/lib/game/engine/hash';
import { newGame } from '@/lib/game/engine/new-game';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance } from '@/lib/game/engine/replay';
import type { SecretEvent } from '@/lib/game/engine/secrets';
import type { Setup } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { view } from '@/lib/game/engine/view';
import { RULES_VERSION } from '@/lib/game/rulesets';

/** More steps than any game has. Reaching it means that the players move in circles. */
const MAX_STEPS = 4000;

/** The players and their deal. */
export interface Match {
  readonly pack: Pack;
  readonly setup: Setup;
  readonly seed: string;
  readonly strengths: readonly string[];
  readonly limit?: ThinkingLimit;
  /** Other weights for the value model, by seat. */
  readonly weights?: readonly Weights[];
  readonly clock?: () => number;
}

/** The game, and the time each turn took. */
export interface PlayedMatch {
  readonly state: State;
  readonly events: readonly Event[];
  readonly secretEvents: readonly SecretEvent[];
  readonly turns: readonly { readonly seat: SeatId; readonly ms: number }[];
}

/** Plays one game to its end. */
export function playMatch({
  pack,
  setup,
  seed,
  strengths,
  limit,
  weights = [],
  clock = () => performance.now(),
}: Match): PlayedMatch {
  const start = newGame(pack, setup, RULES_VERSION, sha256Hex(seed));
  const record = new Facts(start);
  let position = advance(undefined, { seq: 1, ...start });
  let plan: { seat: SeatId; commands: readonly Command[] } = { seat: -1, commands: [] };
  for (let step = 0; position.state.phase !== 'finished'; step += 1) {
    if (step > MAX_STEPS) throw new Error(`game ${seed} does not end`);
    const { state, secrets } = position;
    const [seat] = toAct(state);
    if (!secrets || seat === undefined) throw new Error(`game ${seed} waits for nobody`);
    if (plan.seat !== seat || plan.commands.length === 0) {
      const since = clock();
      const own = weights[seat];
      const commands = planCommands({
        pack,
        view: view(state, secrets, seat),
        strength: strengthOf(strengths[seat]),
        seed: `${seed}/${seat}`,
        ...(limit ? { limit } : {}),
        ...(own ? { weights: own } : {}),
      });
      record.spent(state, seat, clock() - since);
      plan = { seat, commands };
    }
    const [command, ...later] = plan.commands;
    plan = { seat, commands: later };
    if (!command) throw new Error(`game ${seed}: ${strengths[seat]} does nothing`);
    const result = decide(pack, state, secrets, seat, command);
    if (!result.ok) throw new Error(`game ${seed}: refused ${JSON.stringify([command, result.error])}`);
    record.happened(result.value);
    // Nothing is taken back here, so the trail of earlier positions is not kept.
    position = advance({ ...position, trail: [] }, { seq: state.seq + 1, seat, ...result.value });
  }
  return { ...record.facts(), state: position.state };
}

function strengthOf(name: string | undefined): Strength {
  const strength = STRENGTHS.find((known) => known === name);
  if (!strength) throw new Error(`no computer is called ${name}`);
  return strength;
}

type Happened = Pick<PlayedMatch, 'events' | 'secretEvents'>;

/** Collects the facts of one game. */
class Facts {
  readonly #events: Event[] = [];
  readonly #secretEvents: SecretEvent[] = [];
  readonly #turns = new Map<string, number>();

  constructor(start: Happened) {
    this.happened(start);
  }

  /** Adds thinking time to the current turn of a seat. */
  spent({ turn, turnsDone }: State, seat: SeatId, ms: number): void {
    const key = `${turn.seat === seat ? turnsDone : 'out-of-turn'}/${seat}`;
    this.#turns.set(key, (this.#turns.get(key) ?? 0) + ms);
  }

  happened({ events, secretEvents }: Happened): void {
    for (const event of events) this.#events.push(event);
    for (const event of secretEvents) this.#secretEvents.push(event);
  }

  facts(): Omit<PlayedMatch, 'state'> {
    const turns = [...this.#turns].map(([key, ms]) => ({ seat: Number(key.split('/')[1]), ms }));
    return { events: this.#events, secretEvents: this.#secretEvents, turns };
  }
}
