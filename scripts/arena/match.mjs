// One game of computer players against each other, with what it shows: scores, points by source, tiles taken, time per turn.

/** What the match needs of the project; `loadArena` loads it, tests hand it in. */
export const ENGINE_FILES = [
  'lib/rulesets.ts',
  'lib/engine/acting.ts',
  'lib/engine/decide.ts',
  'lib/engine/hash.ts',
  'lib/engine/new-game.ts',
  'lib/engine/replay.ts',
  'lib/engine/state.ts',
  'lib/engine/view.ts',
  'lib/bots/choose.ts',
];

/** More steps than any game has; reaching it means that the players go round in circles. */
const MOST_STEPS = 4000;

/**
 * Plays one game to its end.
 * @param engine the exports of ENGINE_FILES
 * @param {{ pack: object, setup: object, seed: string, strengths: readonly string[], limit?: object, weights?: readonly object[] }} match
 */
export function playMatch(engine, { pack, setup, seed, strengths, limit, weights = [] }) {
  const { advance, decide, newGame, sha256Hex, toAct, view, chooseCommand } = engine;
  const start = newGame(pack, setup, engine.RULES_VERSION, sha256Hex(seed));
  const record = new Record(start.events);
  let position = advance(undefined, { seq: 1, ...start });
  for (let step = 0; position.state.phase !== 'finished'; step += 1) {
    if (step > MOST_STEPS) throw new Error(`game ${seed} does not end`);
    const [seat] = toAct(position.state);
    const seen = view(position.state, position.secrets, seat);
    const since = performance.now();
    const command = chooseCommand({
      pack,
      view: seen,
      strength: strengths[seat],
      seed: `${seed}/${seat}`,
      limit,
      weights: weights[seat],
    });
    record.spent(position.state, seat, performance.now() - since);
    const result = decide(pack, position.state, position.secrets, seat, command);
    if (!result.ok)
      throw new Error(`game ${seed}: ${JSON.stringify(command)} refused: ${JSON.stringify(result.error)}`);
    record.happened(result.value.events);
    // Nobody takes anything back here, so the trail of earlier moments is not kept.
    position = advance({ ...position, trail: [] }, { seq: position.state.seq + 1, seat, ...result.value });
  }
  return { ...record.facts(), state: position.state };
}

/** Collects the facts of one game. */
class Record {
  #events;
  #turns = new Map();

  constructor(events) {
    this.#events = [...events];
  }

  /** Adds thinking time to the running turn of a seat. */
  spent({ turn, turnsDone }, seat, ms) {
    const key = `${turn.seat === seat ? turnsDone : 'out-of-turn'}/${seat}`;
    this.#turns.set(key, (this.#turns.get(key) ?? 0) + ms);
  }

  happened(events) {
    for (const event of events) this.#events.push(event);
  }

  facts() {
    const turns = [...this.#turns].map(([key, ms]) => ({ seat: Number(key.split('/')[1]), ms }));
    return { events: this.#events, turns };
  }
}
