// The cost of computing all options of a player, in the middle of a game.
import type { SeatId } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import type { Position } from '@/lib/game/engine/replay';
import { view, type View } from '@/lib/game/engine/view';
import { newestPack, playRandomly } from './games';
import { type Figure, median, processorTime } from './statistics';

const GAMES = 8;
/** A game for four has 64 turns. */
const FIRST_TURN = 24;
const LAST_TURN = 40;
const WARM_UP_ROUNDS = 5;
/** Long enough for the clock's precision, and short enough to show disturbances. */
const EVERY = 4;

/** Calls of `options` in processor time, interleaved with parsing the states they get. */
export function measureOptions(seconds: number): readonly Figure[] {
  const pack = newestPack();
  const views = viewsOfTheMiddle();
  const texts = views.map(({ state }) => JSON.stringify(state));
  const call: number[] = [];
  const parse: number[] = [];
  const since = performance.now();
  for (let round = -WARM_UP_ROUNDS; round <= 0 || performance.now() - since < seconds * 1000; round += 1) {
    const called = processorTime(1, () => views.forEach((seen) => options(pack, seen)));
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

/** Every fourth position of the middle of several games, as the seat to act sees it. */
function viewsOfTheMiddle(): readonly View[] {
  const views: View[] = [];
  let met = 0;
  const look = ({ state, secrets }: Position, seat: SeatId) => {
    if (state.turnsDone < FIRST_TURN || state.turnsDone >= LAST_TURN) return;
    if (met++ % EVERY === 0) views.push(view(state, secrets, seat));
  };
  for (let seed = 1; seed <= GAMES; seed += 1) playRandomly(seed, { look });
  return views;
}
