import { describe, expect, test } from 'vitest';
import type { CraneData, ProductionTrack } from '@/lib/game/engine/pack';
import type { CountedKind } from '@/lib/game/engine/vocabulary';
import { amountOf } from './effects';
import { EVERY_PACK, range, sum, wrong } from './support';

describe.each(EVERY_PACK)('player board of $title', ({ pack }) => {
  const board = pack.playerBoard;
  const [mines, quarries] = board.tracks;

  test('a player starts with 2 gold, 2 stone and 2 free cubes', () => {
    expect(board.start).toMatchObject({ gold: 2, stone: 2, freeCubes: 2 });
  });

  test('the eleven cubes are all accounted for', () => {
    const { tracks, wealth, projects, free, total } = board.cubes;
    expect(tracks + wealth + projects + free).toBe(total);
  });

  test.each([
    ['gold mine', mines, range(9).slice(3)],
    ['quarry', quarries, range(8).slice(2)],
  ])('%s track: token after two advances, seal after five, at the end', (_track, track, counts) => {
    const [startCount, , tokenAtCount, , , sealAtCount] = counts;
    expect(track).toMatchObject({ counts, startCount, tokenAtCount, sealAtCount });
  });

  test('the marker is on field count + 1', () => {
    expect(wrong(board.tracks, (t) => t.startField === t.startCount + 1)).toEqual([]);
    expect(wrong(board.tracks, (t) => t.tokenAtField === t.tokenAtCount + 1)).toEqual([]);
    expect(wrong(board.tracks, (t) => t.sealAtField === t.sealAtCount + 1)).toEqual([]);
  });

  test('production bonuses: 2 points with six mines, a point and a technology step with seven quarries', () => {
    expect(paidAt(mines, 6, 'points')).toBe(2);
    expect(paidAt(quarries, 7, 'points')).toBe(1);
    expect(paidAt(quarries, 7, 'technology')).toBe(1);
  });

  test('academic tracks', () => {
    expect(board.technologyTrack).toMatchObject({ levels: { I: 1, II: 2, III: 4, IV: 6 }, top: 8 });
    expect(board.universityTrack).toMatchObject({ multiplierByHeight: [0, 0, 1, 1, 1, 2, 2, 2, 3], top: 8 });
  });

  test('three wealth bonuses, and each frees a cube', () => {
    expect(board.wealthBonuses).toHaveLength(3);
    expect(wrong(board.wealthBonuses, (bonus) => bonus.freesCubes === 1)).toEqual([]);
  });
});

const TURNS_LEFT: Readonly<Record<number, readonly number[]>> = { 2: [5, 6], 3: [3, 4, 4], 4: [2, 3, 3, 3] };

describe.each(EVERY_PACK)('turn clock of $title', ({ pack }) => {
  const { crane } = pack;

  describe.each(crane.clocks)('$id', (clock) => {
    const { drops, firstLap } = runClock(crane, clock);
    const turns = crane.turnsPerPlayer * clock.seats;

    test('the platform drops after the turns stated and empties after the last one', () => {
      expect(drops).toEqual(clock.dropsAfterTurns);
      expect(drops).toHaveLength(clock.platformStart);
      expect(drops.at(-1)).toBe(turns);
    });

    test('the era changes with a drop, with two seats when the arrow comes round', () => {
      if (clock.seats === 2) expect(firstLap).toBe(clock.eraTwoAfterTurn);
      else expect(drops).toContain(clock.eraTwoAfterTurn);
    });

    test('the tiles start at the first six free positions, none of them blue', () => {
      const open = range(12).filter((position) => position !== clock.arrowStart);
      expect(clock.startPositions).toEqual(open.slice(0, 6));
      expect(clock.startPositions.filter((i) => crane.positions[i]?.zone === 'blue')).toEqual([]);
    });

    test('CLOCK-7, CLOCK-8 turns left when the last platform space is reached', () => {
      const last = drops.at(-2) ?? 0;
      const left = range(clock.seats).map(
        (seat) => crane.turnsPerPlayer - Math.ceil((last - seat) / clock.seats),
      );
      expect(left).toEqual(TURNS_LEFT[clock.seats]);
    });
  });

  test('the order of the first game names every action tile once', () => {
    expect([...crane.firstGameOrder.tiles].sort()).toEqual(
      pack.actionTiles.tiles.map((tile) => tile.id).sort(),
    );
  });
});

/** The amount of `kind` that a production of `count` pays from the fields reached. */
function paidAt(track: ProductionTrack, count: number, kind: CountedKind): number {
  const reached = track.productionBonuses.filter((bonus) => bonus.field <= count);
  return sum(reached, (bonus) => amountOf(bonus.gain, kind));
}

/**
 * A whole game of only the arrow: after which turns it drops, and when it first comes to position 3 after a
 * drop.
 */
function runClock(crane: CraneData, clock: CraneData['clocks'][number]) {
  const drops: number[] = [];
  let firstLap: number | undefined;
  let arrow = clock.arrowStart;
  for (let turn = 1; turn <= crane.turnsPerPlayer * clock.seats; turn += 1) {
    arrow = arrow === 11 ? 1 : arrow + 1;
    if (arrow === crane.dropWhenArrowReaches) drops.push(turn);
    if (arrow === 3 && drops.length > 0) firstLap ??= turn;
  }
  return { drops, firstLap };
}
