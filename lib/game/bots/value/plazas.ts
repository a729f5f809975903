/** Worth of cubes at unevaluated plazas, minus what other players may gain there. */
import type { Outlook } from '@/lib/game/bots/outlook';
import { claimsOn, majorityOf, rewardsOf } from '@/lib/game/engine/phases/plaza';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { PlazaState, State } from '@/lib/game/engine/state';
import { must, elementAt } from '@/lib/game/engine/util';
import { worthOf } from './worth';

/** Average buildings added in one turn of any player. */
const BUILDINGS_PER_TURN = 0.24;

export function plazaWorth(outlook: Outlook, state: State): number {
  if (state.phase !== 'playing' && state.phase !== 'last-call') return 0;
  let sum = 0;
  for (const plaza of state.plazas)
    if (plaza.face && !plaza.evaluated) sum += claimWorth(outlook, state, plaza);
  return sum;
}

function claimWorth(outlook: Outlook, state: State, plaza: PlazaState): number {
  const claims = claimsOn(outlook.pack, state, plaza.plaza);
  if (claims.length === 0) return 0;
  const leaders = majorityOf(claims);
  const chance = completionChance(outlook, state, plaza);
  const { upper, lower } = rewardsOf(outlook.pack, plaza);
  let sum = 0;
  for (const { seat } of claims) {
    const player = elementAt(state.players, seat);
    const [high, low] = [worthOf(outlook, player, upper), worthOf(outlook, player, lower)];
    const either = Math.max(high, low);
    const lead = leaders.includes(seat) ? 0.8 : 0.2;
    const worth = chance * (either + lead * (high + low - either)) + (1 - chance) * low;
    if (seat === outlook.seat) sum += outlook.weights.claim * worth;
    else if (!isAutomatic(state.setup, seat))
      sum -= (outlook.weights.rivalry * worth) / (state.players.length - 1);
  }
  return sum;
}

/** The probability that the plaza is completed before the game ends. */
function completionChance({ pack, leftAtTable }: Outlook, state: State, { plaza }: PlazaState): number {
  const { sites } = must(pack.plazaById, plaza);
  let free = sites.length;
  for (const { site } of state.buildings) if (sites.includes(site)) free -= 1;
  if (free === 0) return 1;
  const allFree = Math.max(1, pack.city.sites.length - state.buildings.length);
  // Half-built plazas attract builders, so the share is above average.
  const expected =
    (1.5 * sites.length * leftAtTable * BUILDINGS_PER_TURN) / allFree / Math.max(1, sites.length / 3);
  return Math.min(0.95, Math.max(0.02, expected / (expected + free)));
}
