// @ts-nocheck
// One game of computer players against each other, with what it shows: scores, points by source, tiles taken,
// time per turn.

/** What the match needs of the project; `loadArena` loads it, tests hand it in. */
export const ENGINE_FILES = [
  'lib/game/rulesets.ts',
  'lib/game/engine/acting.ts',
  'lib/game/engine/decide.ts',
  'lib/game/engine/hash.ts',
  'lib/game/engine/new-game.ts',
  'lib/game/engine/replay.ts',
  'lib/game/engine/setup.ts',
  'lib/game/engine/view.ts',
  'lib/game/bots/choose.ts',
];

/** More steps than any game has; reaching it means that the players go round in circles. */
const MOST_STEPS = 4000;

/**
 * Plays one game to its end.
 * @param engine the exports of ENGINE_FILES
 * @param {{ pack: object, setup: object, seed: string, strengths: readonly string[], limit?: object,
 * weights?: readonly object[], clock?: () => number }} match
 */
export function playMatch(
  engine,
  { pack, setup, seed, strengths, limit, weights = [], clock = () => performance.now() },
) {
  const { advance, decide, newGame, planCommands, sha256Hex, toAct, view } = engine;
  const start = newGame(pack, setup, engine.RULES_VERSION, sha256Hex(seed));
  const record = new Record(start);
  let position = advance(undefined, { seq: 1, ...start });
  let plan = { seat: -1, commands: [] };
  for (let step = 0; position.state.phase !== 'finished'; step += 1) {
    if (step > MOST_STEPS) throw new Error(`game ${seed} does not end`);
    const { state, secrets } = position;
    const [seat] = toAct(state);
    if (plan.seat !== seat || plan.commands.length === 0) {
      const since = clock();
      const request = { pack, view: view(state, secrets, seat), strength: strengths[seat], limit };
      const commands = planCommands({ ...request, seed: `${seed}/${seat}`, weights: weights[seat] });
      record.spent(state, seat, clock() - since);
      plan = { seat, commands };
    }
    const [command, ...later] = plan.commands;
    plan = { seat, commands: later };
    const result = decide(pack, state, secrets, seat, command);
    if (!result.ok) throw new Error(`game ${seed}: refused ${JSON.stringify([command, result.error])}`);
    record.happened(result.value);
    // Nobody takes anything back here, so the trail of earlier moments is not kept.
    position = advance({ ...position, trail: [] }, { seq: state.seq + 1, seat, ...result.value });
  }
  return { ...record.facts(), state: position.state };
}

/** Collects the facts of one game. */
class Record {
  #events = [];
  #secretEvents = [];
  #turns = new Map();

  constructor(start) {
    this.happened(start);
  }

  /** Adds thinking time to the running turn of a seat. */
  spent({ turn, turnsDone }, seat, ms) {
    const key = `${turn.seat === seat ? turnsDone : 'out-of-turn'}/${seat}`;
    this.#turns.set(key, (this.#turns.get(key) ?? 0) + ms);
  }

  happened({ events, secretEvents }) {
    for (const event of events) this.#events.push(event);
    for (const event of secretEvents) this.#secretEvents.push(event);
  }

  facts() {
    const turns = [...this.#turns].map(([key, ms]) => ({ seat: Number(key.split('/')[1]), ms }));
    return { events: this.#events, secretEvents: this.#secretEvents, turns };
  }
}
