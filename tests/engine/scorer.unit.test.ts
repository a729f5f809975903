/**
 * The independent scorer notices when a game and the rules differ: a finished game is falsified in one place
 * at a time.
 */
import { expect, test } from 'vitest';
import type { Event } from '@/lib/game/engine/events';
import type { Player, State } from '@/lib/game/engine/state';
import { elementAt, withAt } from '@/lib/game/engine/util';
import { playedTo } from '../golden/games';
import { readGame } from '../golden/record';
import type { LoggedRow } from '../support/engine/running';
import { scoreDisagreements } from '../support/engine/scorer';
import { finalPoints } from '../support/engine/scorer-final';
import { patchPlayer, table } from '../support/engine/table';

const running = playedTo(readGame('4-players-base'));
const { pack, log } = running;
const { state } = running.position;

const ownedV = pack.bridge.tilesV.map(({ id: tile }) => ({ tile, from: 'bridge' as const }));
const player = (change: (one: Player) => Partial<Player>): State => {
  const first = elementAt(state.players, 0);
  return { ...state, players: withAt(state.players, 0, { ...first, ...change(first) }) };
};
/** The log with the first event of a kind changed, or left out. */
function forged<T extends Event>(
  find: (event: Event) => event is T,
  change: (event: T) => Event | undefined,
): readonly LoggedRow[] {
  let isDone = false;
  return log.map((row) => ({
    ...row,
    events: row.events.flatMap((event) => {
      if (isDone || !find(event)) return [event];
      isDone = true;
      return change(event) ?? [];
    }),
  }));
}
const scored =
  (kind: string) =>
  (event: Event): event is Extract<Event, { type: 'Scored' }> =>
    event.type === 'Scored' && event.source.kind === kind;

const without = (kind: string) => forged(scored(kind), () => undefined);

test('it agrees with the game as it was played', () => {
  expect(scoreDisagreements(pack, state, log)).toEqual([]);
});

test.each<[string, State, string]>([
  ['SCORE-3 academics', player(({ heights }) => ({ heights: { ...heights, technology: 0 } })), 'academics'],
  ['SCORE-5 tokens', player(({ tokens }) => ({ tokens: { ...tokens, 'red-token': 40 } })), 'tokens'],
  [
    'SCORE-6 walls',
    player(({ walls }) => ({ walls: walls.length < 3 ? Array(6).fill(walls[0]) : [] })),
    'wall-set',
  ],
  ['SCORE-9 eggs', player(({ goods }) => ({ goods: { ...goods, egg: goods.egg > 0 ? 0 : 4 } })), 'eggs'],
  ['SCORE-8 V tiles', player(() => ({ vTiles: ownedV })), 'v-tile'],
  ['SCORE-12 ranking', { ...state, ranking: [...(state.ranking ?? [])].reverse() }, 'ranking'],
  ['INV-54 a point too many', player(({ score }) => ({ score: score + 1 })), 'total'],
  [
    'SCORE-2 a plaza',
    { ...state, buildings: state.buildings.map((b) => ({ ...b, cube: false })) },
    'unfinished',
  ],
])('reports a wrong position: %s', (_rule, wrong, word) => {
  expect(scoreDisagreements(pack, wrong, log).join('\n')).toContain(word);
});

test.each<[string, readonly LoggedRow[], string]>([
  [
    'CRANE-9 points of the crane',
    forged(scored('crane'), (e) => ({ ...e, points: e.points + 1 })),
    'crane by events',
  ],
  ['GRID-7 points of a square', without('grid'), 'grid by events'],
  ['BUILD-10 points around a plaza', without('plaza-buildings'), 'plaza-buildings by events'],
  ['SCORE-3 academics', without('academics'), 'academics'],
])('reports a wrong log: %s', (_rule, wrong, word) => {
  expect(scoreDisagreements(pack, state, wrong).join('\n')).toContain(word);
});

test.each<[string, readonly string[], number, number, number]>([
  ['gold 9', ['seal-gold'], 9, 3, 18],
  ['stone 9', ['seal-stone'], 0, 9, 18],
  ['pair 5 and 8', ['seal-pair'], 5, 8, 15],
  ['pair 9 and 9', ['seal-pair'], 9, 9, 27],
  ['gold and pair 9 and 9: gold alone is worth more per gold', ['seal-gold', 'seal-pair'], 9, 9, 27],
  ['gold and stone', ['seal-gold', 'seal-stone'], 4, 3, 14],
  ['six and four', ['seal-six', 'seal-four'], 9, 9, 10],
])('SEAL-8 to SEAL-12, SCORE-10 counts seals by the rules: %s', (_what, seals, gold, stone, points) => {
  const with2 = patchPlayer(0, ({ goods }) => ({ goods: { ...goods, gold, stone } }))(table()).state;
  const claimed = { ...with2, seals: seals.map((seal) => ({ seal, seat: 0 })) };
  expect(finalPoints(pack, claimed, 0).seal).toBe(points);
});
