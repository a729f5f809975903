/** A sandbox keeps the visible part and deals the hidden part again, decided only by chance. */
import { beforeAll, describe, expect, test } from 'vitest';
import { toAct } from '@/lib/game/engine/acting';
import type { Event } from '@/lib/game/engine/events';
import { sha256Hex } from '@/lib/game/engine/hash';
import { InvariantError } from '@/lib/game/engine/rejections';
import type { Secrets, StackId } from '@/lib/game/engine/secrets';
import { elementAt } from '@/lib/game/engine/util';
import { view } from '@/lib/game/engine/view';
import { determinize } from '@/lib/game/analysis/sandbox/determinize';
import { knownIn, rememberAll } from '@/lib/game/analysis/sandbox/knowledge';
import { nextSteps, playLine, type LineStep } from '@/lib/game/analysis/sandbox/line';
import { otherSecrets } from '../support/engine/fuzz-secrets';
import { Dice } from '../support/engine/random';
import { inFull, sampled } from '../support/full';
import { knownTo, momentOf, moments, type Moment } from './support';

const GAMES = inFull(200, 15);
const LONG = 60_000;
const keyOf = (game: number): string => sha256Hex(`sandbox key ${game}`);
const sorted = (tiles: readonly string[]): readonly string[] => [...tiles].sort();

/** Tiles of all stacks and hands, stacks of an era that is over left out. */
function lying({ stacks, offers }: Secrets, { state }: Moment['position']): readonly string[] {
  const ids = (Object.keys(stacks) as StackId[]).filter(
    (id) => state.era === 'I' || !/-I-(normal|special)$/.test(id),
  );
  return sorted([...ids.flatMap((id) => stacks[id] ?? []), ...Object.values(offers).flat()]);
}

describe(`over ${GAMES} games`, () => {
  const met: { readonly game: number; readonly moment: Moment; readonly seat: number }[] = [];
  beforeAll(() => {
    for (let game = 0; game < GAMES; game += 1) {
      const moment = momentOf(game, 4 + (game % 25) * 3);
      met.push({ game, moment, seat: game % moment.position.state.players.length });
    }
  }, LONG);

  test('the same tiles lie face down, no more and no fewer in each place', () => {
    for (const { game, moment, seat } of met) {
      const { secrets } = determinize(moment.pack, knownTo(moment, seat), keyOf(game));
      expect(lying(secrets, moment.position), `game ${game}`).toEqual(lying(moment.secrets, moment.position));
      for (const [item, tiles] of Object.entries(moment.secrets.offers))
        expect(secrets.offers[item]?.length, `game ${game}, item ${item}`).toBe(tiles.length);
    }
  });

  test('draws agree with the real ones no better than chance', () => {
    expect(agreement(({ game }) => keyOf(game))).toBeLessThan(4);
  });
  test('nor do two keys agree with each other', () => {
    const other = (one: (typeof met)[number]): Secrets =>
      determinize(one.moment.pack, knownTo(one.moment, one.seat), sha256Hex(`another key ${one.game}`))
        .secrets;
    expect(agreement(({ game }) => keyOf(game), other)).toBeLessThan(4);
  });
  test('not even a key that is the seed of the game gives its draws', () => {
    expect(agreement(({ moment }) => moment.secrets.seed)).toBeLessThan(4);
  });

  /**
   * By how many standard deviations more (or fewer) unseen tiles lie in their real places than chance would
   * have it.
   */
  function agreement(
    keyed: (of: (typeof met)[number]) => string,
    realOf: (of: (typeof met)[number]) => Secrets = ({ moment }) => moment.secrets,
  ): number {
    let [hits, expected, variance] = [0, 0, 0];
    for (const one of met) {
      const { moment, seat } = one;
      const known = knownTo(moment, seat);
      const memory = rememberAll(known);
      const { secrets } = determinize(moment.pack, known, keyed(one));
      for (const [id, real] of Object.entries(realOf(one).stacks) as [StackId, readonly string[]][]) {
        const below = new Set(knownIn(memory.layers.get(id) ?? []));
        const free = real.filter((tile) => !below.has(tile));
        const dealt = secrets.stacks[id];
        if (!dealt || free.length < 2) continue;
        hits += free.filter((tile, i) => dealt[i] === tile).length;
        // A random permutation has one fixed point on average, whatever its length, and as much variance.
        expected += 1;
        variance += 1;
      }
    }
    expect(expected).toBeGreaterThan(GAMES * 5);
    return Math.abs(hits - expected) / Math.sqrt(variance);
  }

  test('it follows from what the seat sees: other secrets, the same sandbox', () => {
    for (const { game, moment, seat } of met) {
      const { position, secrets } = moment;
      const other = otherSecrets(position.state, secrets, seat, new Dice(game));
      const there = { ...knownTo(moment, seat), view: view(position.state, other, seat) };
      expect(determinize(moment.pack, there, keyOf(game))).toEqual(
        determinize(moment.pack, knownTo(moment, seat), keyOf(game)),
      );
    }
  });
});

test('in whole games each known tile really lies where it is said to lie', () => {
  let known = 0;
  const every = inFull(1, 3);
  for (const game of sampled([1, 3, 4, 5, 6, 9, 12, 14], 1)) {
    for (const moment of moments(game, 400)) {
      if (moment.rows.length % every > 0) continue;
      const seat = moment.rows.length % moment.position.state.players.length;
      const { layers, hands } = rememberAll(knownTo(moment, seat));
      if (moment.rows.length % 5 === 0) determinize(moment.pack, knownTo(moment, seat), keyOf(game));
      for (const [id, list] of layers) {
        const real = moment.secrets.stacks[id] ?? [];
        let end = real.length;
        for (const { count, tiles, isOrdered } of [...list].reverse()) {
          const here = real.slice(end - count, end);
          end -= count;
          if (!tiles) continue;
          known += 1;
          if (isOrdered) expect(here, `game ${game}, ${id}`).toEqual(tiles);
          else expect(sorted(here), `game ${game}, ${id}`).toEqual(sorted(tiles));
        }
      }
      for (const { id } of moment.position.state.items) {
        const hand = hands.get(id);
        if (hand) expect(sorted(moment.secrets.offers[id] ?? [])).toEqual(sorted(hand));
      }
    }
  }
  expect(known).toBeGreaterThan(100);
});

test('BRIDGE-6 a tile chosen for a complete bridge is gone, though it lies nowhere', () => {
  const { pack, position, secrets, rows } = momentOf(12, 1);
  const { state } = position;
  const tile = elementAt(secrets.stacks['bridge-IV'] ?? [], 0);
  const events: readonly Event[] = [
    { type: 'BridgeTilesDrawn', seat: 0, stack: 'IV', count: 3, item: 99 },
    { type: 'BridgeTileChosen', seat: 0, stack: 'IV', tile, returned: 2 },
  ];
  const after = { ...state, bridgeStacks: { ...state.bridgeStacks, IV: state.bridgeStacks.IV - 1 } };
  const known = { view: { state: after, seat: 0, offers: [] }, rows: [...rows, { seq: 99, events }] };
  const left = determinize(pack, known, keyOf(0)).secrets.stacks['bridge-IV'];
  expect(left).toHaveLength(5);
  expect(left).not.toContain(tile);
});

test('a sandbox can be played to the end, by all seats', () => {
  for (const game of sampled([0, 1, 2, 3, 4], 1)) {
    const moment = momentOf(game, 60);
    const start = determinize(moment.pack, knownTo(moment, 0), keyOf(game));
    const dice = new Dice(game);
    const steps: LineStep[] = [];
    let now = start;
    for (let next = nextSteps(moment.pack, now); next; next = nextSteps(moment.pack, now)) {
      const types = [...new Set(next.options.map(({ command }) => command.type))];
      const type = dice.pick(types);
      const { command } = dice.pick(next.options.filter((option) => option.command.type === type));
      const step = { seat: next.seat, command };
      const { positions, refused } = playLine(moment.pack, now, [step]);
      expect(refused).toBeUndefined();
      now = positions[1] ?? now;
      steps.push(step);
    }
    expect(now.state.phase).toBe('finished');
    expect(toAct(now.state)).toEqual([]);
    expect(playLine(moment.pack, start, steps).positions.at(-1)).toEqual(now);
  }
});

test('a sandbox promises its own key, not the seed of the game, and nothing before it can be taken back', () => {
  const moment = momentOf(7, 30);
  const { state, secrets } = determinize(moment.pack, knownTo(moment, 0), keyOf(7));
  expect(state.commitment).toBe(sha256Hex(keyOf(7)));
  expect(state.commitment).not.toBe(moment.position.state.commitment);
  expect(secrets.seed).toBe(keyOf(7));
  expect(state.undo).toEqual({ floor: state.seq, steps: [] });
  expect({ ...state, commitment: '', undo: '' }).toEqual({
    ...moment.position.state,
    commitment: '',
    undo: '',
  });
});

test('a malformed key is a bug of the caller', () => {
  const moment = momentOf(7, 5);
  expect(() => determinize(moment.pack, knownTo(moment, 0), 'key')).toThrow(InvariantError);
});
