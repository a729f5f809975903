// @ts-nocheck
// What the rules cost by themselves: random games with all options worked out at every step, and the folding
// of their logs.
import { pickFrom, seededRandom } from '../demo/random';
import { meanOf, median, processorTime } from './statistics';

const PLAYERS = 4;
const FEWEST_PLAYERS = 2;
const REPLAYED_GAMES = 5;
const WARM_UP_ROUNDS = 5;
const ROUNDS = 25;
/** So many at once, that the clock is fine enough and the collection of garbage has its part. */
const BATCH = 10;
const REPLAY_TARGET = 5;

/**
 * Plays one random game; returns its log and how much was done for it. `look` is shown every position with
 * the seat that is to act.
 */
export function playRandomly(rules, seed, { players = PLAYERS, look } = {}) {
  const pack = newestPack(rules);
  const random = seededRandom(seed);
  const setup = { players, options: rules.ONLINE_OPTIONS, variant: rules.BASE_VARIANT };
  const start = rules.newGame(pack, setup, rules.RULES_VERSION, rules.sha256Hex(`bench ${seed}`));
  const log = [entryOf(1, undefined, start)];
  let position = rules.advance(undefined, log[0]);
  let found = 0;
  while (position.state.phase !== 'finished') {
    const { state, secrets } = position;
    const [seat] = rules.toAct(state);
    look?.(position, seat);
    const { commands } = rules.options(pack, rules.view(state, secrets, seat));
    found += commands.length;
    const decision = rules.decide(pack, state, secrets, seat, pickRandomly(random, commands));
    if (!decision.ok) throw new Error(`an offered command was refused: ${decision.error.code}`);
    log.push(entryOf(state.seq + 1, seat, decision.value));
    position = rules.advance(position, log.at(-1));
  }
  return { log, steps: log.length - 1, found };
}

/** The content pack that a new game would have. */
export function newestPack(rules) {
  const { id, version } = rules.PACKS.at(-1);
  return rules.packFor(id, version);
}

const entryOf = (seq, seat, { events, secretEvents }) => ({ seq, seat, events, secretEvents });

/**
 * First the type, then one of that type, or placements, which are many, would drown all else. No undo, or no
 * game would end.
 */
export function pickRandomly(random, options) {
  const commands = options.map(({ command }) => command).filter(({ type }) => type !== 'Undo');
  const type = pickFrom(random, [...new Set(commands.map((command) => command.type))]);
  return pickFrom(
    random,
    commands.filter((command) => command.type === type),
  );
}

/** Whole random games for `seconds`. */
export function measureGames(rules, seconds) {
  playRandomly(rules, 0);
  const since = performance.now();
  let [games, steps, found] = [0, 0, 0];
  while (performance.now() - since < seconds * 1000) {
    games += 1;
    const played = playRandomly(rules, games);
    steps += played.steps;
    found += played.found;
  }
  const took = (performance.now() - since) / 1000;
  const perSecond = (count) => (count / took).toFixed(count / took < 100 ? 1 : 0);
  return [
    {
      what: `whole random games for ${PLAYERS}, all options at every step`,
      measured: `${perSecond(games)} games/s`,
    },
    { what: '  steps, each with one call of options', measured: `${perSecond(steps)} steps/s` },
    { what: '  options found', measured: `${perSecond(found)} options/s` },
  ];
}

/**
 * Whole random games for two in processor time, so that the figure is one per core however busy the machine
 * is; against parsing the logs that they wrote.
 */
export function measureShortGames(rules, seconds) {
  const play = (seed) => playRandomly(rules, seed, { players: FEWEST_PLAYERS });
  for (let seed = -WARM_UP_ROUNDS; seed < 0; seed += 1) play(seed);
  const since = performance.now();
  const [game, parse] = [[], []];
  for (let seed = 1; performance.now() - since < seconds * 1000; seed += 1) {
    const played = processorTime(1, () => play(seed));
    const text = JSON.stringify(played.value.log);
    game.push(played.ms);
    parse.push(processorTime(BATCH, () => JSON.parse(text)).ms);
  }
  const [mean, floor] = [game, parse].map(meanOf);
  return [
    {
      what: `whole random games for ${FEWEST_PLAYERS} / JSON.parse of their logs`,
      measured: `${(1000 / mean).toFixed(1)} games/s and core`,
      ratio: mean / floor,
    },
  ];
}

/**
 * Folding a stored log against parsing it, turn and turn about, in processor time; the middle of several
 * games.
 */
export function measureReplay(rules) {
  const measured = [];
  for (let seed = 1; seed <= REPLAYED_GAMES; seed += 1) measured.push(replayOf(rules, seed));
  const [parse, replay] = [median(measured.map((it) => it.parse)), median(measured.map((it) => it.replay))];
  const ratio = median(measured.map((it) => it.replay / it.parse));
  return [
    {
      what: `replay of a log for ${PLAYERS} / JSON.parse of it`,
      measured: `${replay.toFixed(2)} ms / ${parse.toFixed(2)} ms`,
      ratio,
      target: REPLAY_TARGET,
    },
  ];
}

function replayOf(rules, seed) {
  const text = JSON.stringify(playRandomly(rules, seed).log);
  const [parse, replay] = [[], []];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const parsed = processorTime(BATCH, () => JSON.parse(text));
    const replayed = processorTime(BATCH, () => rules.replay(parsed.value));
    if (round < 0) continue;
    parse.push(parsed.ms);
    replay.push(replayed.ms);
  }
  return { parse: median(parse), replay: median(replay) };
}
