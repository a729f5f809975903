// @ts-nocheck
// What it costs to find out everything a player may do, in the middle of a game.
import { newestPack, playRandomly } from './games';
import { median, processorTime } from './statistics';

const GAMES = 8;
/** Of 64 turns in a game for four. */
const FIRST_TURN = 24;
const LAST_TURN = 40;
const WARM_UP_ROUNDS = 5;
/** A round is long enough for the clock and short enough for what disturbs it to be seen. */
const EVERY = 4;

/**
 * Calls of `options` in processor time, turn and turn about with parsing the very states they are asked of.
 */
export function measureOptions(rules, seconds) {
  const pack = newestPack(rules);
  const views = viewsOfTheMiddle(rules);
  const texts = views.map(({ state }) => JSON.stringify(state));
  const [call, parse] = [[], []];
  const since = performance.now();
  for (let round = -WARM_UP_ROUNDS; round <= 0 || performance.now() - since < seconds * 1000; round += 1) {
    const called = processorTime(1, () => views.forEach((view) => rules.options(pack, view)));
    const parsed = processorTime(1, () => texts.forEach((text) => JSON.parse(text)));
    if (round < 0) continue;
    call.push(called.ms / views.length);
    parse.push(parsed.ms / views.length);
  }
  const [calls, floor] = [median(call), median(parse)];
  return [
    {
      what: `options in ${views.length} positions / JSON.parse of their states`,
      measured: `${(1000 / calls).toFixed(0)} calls/s and core`,
      ratio: calls / floor,
    },
  ];
}

/** Every fourth position of the middle of several games, as the seat that is to act sees it. */
function viewsOfTheMiddle(rules) {
  const views = [];
  let met = 0;
  const look = ({ state, secrets }, seat) => {
    if (state.turnsDone < FIRST_TURN || state.turnsDone >= LAST_TURN) return;
    if (met++ % EVERY === 0) views.push(rules.view(state, secrets, seat));
  };
  for (let seed = 1; seed <= GAMES; seed += 1) playRandomly(rules, seed, { look });
  return views;
}
