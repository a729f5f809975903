/** The learned weights of the architect, and how it plays by them. */
import { expect, test, vi } from 'vitest';
import {
  correctedByPart,
  forEachFeature,
  learnedCorrectionOf,
  shareOf,
  withUsualWeights,
} from '@/lib/game/bots/architect/lesson';
import { type LearnedWeights, outlookBetweenTurns, outlookOf } from '@/lib/game/bots/outlook';
import { LESSON } from '@/lib/game/bots/architect/learned';
import { chooseCommand, planCommands } from '@/lib/game/bots/choose';
import { bestLines } from '@/lib/game/bots/search';
import { thoughtOf } from '@/lib/game/bots/candidates';
import { WORTH_PARTS, worthByPart } from '@/lib/game/bots/value/evaluate';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { PACK, playGame, TWO_PLAYERS } from './support';

vi.setConfig({ testTimeout: 60_000 });

const GAME = playGame(TWO_PLAYERS, 'lesson', ['master', 'journeyman'], { nodes: 40 });
/** Beginnings of turns of the master. */
const BEGINNINGS = GAME.decisions
  .map(({ seen }) => seen)
  .filter(({ state, seat }) => state.turn.seat === seat && !state.turn.tile && seat === 0);
const MIDDLE = elementAt(BEGINNINGS, 8);

function named(state: State, drawn = 0): Record<string, number> {
  const found: Record<string, number> = {};
  forEachFeature(withUsualWeights(outlookOf(PACK, state, 0)), state, drawn, (name, value) => {
    expect(found[name]).toBeUndefined();
    found[name] = value;
  });
  return found;
}

test('features describe the table, each name once and without zeros', () => {
  const { state } = MIDDLE;
  const { goods, counts } = elementAt(state.players, 0);
  const found = named(state, 3);
  expect(found).toMatchObject({ drawn: 3, ...(goods.stone > 0 ? { stone: goods.stone } : {}) });
  expect(found[`mines-${counts['gold-mine']}`]).toBe(counts['gold-mine'] > 3 ? 1 : undefined);
  expect(Object.values(found)).not.toContain(0);
});

test('the learned weights are about existing features', () => {
  const ids = [...PACK.technologies, ...PACK.seals, ...PACK.bridge.tilesV].map(({ id }) => id);
  const seen = GAME.decisions.flatMap(({ seen: { state } }) => Object.keys(named(state)));
  const known = new Set([
    ...ids,
    ...seen,
    'three',
    'four',
    'drawn',
    'egg-over-4',
    'seal-rights',
    'mine-token',
  ]);
  const steps =
    /^(hunger-wall|cathedral)-(row|column)-\d$|^(mines|quarries|technology|university|road|walls)-\d$/;
  const rest = Object.keys(LESSON).filter((name) => !known.has(name) && !steps.test(name));
  expect(rest.length).toBeLessThan(8);
});

test('a figure counts as often as its feature, more with turns left or near the end', () => {
  const { state } = MIDDLE;
  const players = state.players.map((player) => ({ ...player, goods: { ...player.goods, stone: 4 } }));
  const thought = { ...thoughtOf(MIDDLE), state: { ...state, players } };
  const outlook = outlookOf(PACK, state, 0);
  const added = (lesson: LearnedWeights, left: number) =>
    learnedCorrectionOf({ ...outlook, left, lesson }, thought);
  expect(learnedCorrectionOf(outlook, thought)).toBe(0);
  expect(added({ stone: [2, 0, 0] }, 5)).toBe(8);
  expect(added({ stone: [0, 2, 0] }, 15)).toBe(8);
  expect(added({ stone: [0, 2, 0] }, 0)).toBe(0);
  expect(added({ stone: [0, 0, 2] }, 0)).toBe(8);
  expect(added({ stone: [1, 0, 0] }, 5) - added({ stone: [-1, 0, 0] }, 5)).toBe(8);
});

test('part by part the same is added, where it belongs, and half a lesson adds half', () => {
  const { state } = MIDDLE;
  const outlook = { ...outlookOf(PACK, state, 0), lesson: LESSON };
  const added = learnedCorrectionOf(outlook, thoughtOf(MIDDLE));
  expect(Math.abs(added)).toBeGreaterThan(0.1);
  const worth = worthByPart(outlook, state);
  const parts = correctedByPart(outlook, thoughtOf(MIDDLE), worth);
  const sum = WORTH_PARTS.reduce((total, part) => total + parts[part] - worth[part], 0);
  expect(sum).toBeCloseTo(added, 9);
  const half = { ...outlook, lesson: shareOf(LESSON, 0.5) };
  expect(learnedCorrectionOf(half, thoughtOf(MIDDLE))).toBeCloseTo(added / 2, 9);
  const ofGold = { ...outlook, lesson: { 'gold-and-stone': [1, 0, 0] as const } };
  const { goods, ...others } = correctedByPart(ofGold, thoughtOf(MIDDLE), worth);
  const { goods: before, ...same } = worth;
  const { gold, stone } = elementAt(state.players, 0).goods;
  expect(Math.min(gold, stone)).toBeGreaterThan(0);
  expect(goods - before).toBe(Math.min(gold, stone));
  expect(others).toEqual(same);
});

test('between two turns one that is about to begin is still to come', () => {
  for (const { state } of BEGINNINGS) {
    const { left } = outlookOf(PACK, state, 0);
    expect(outlookBetweenTurns(PACK, state, 0).left).toBe(left + 1);
    expect(outlookBetweenTurns(PACK, state, 1).left).toBe(outlookOf(PACK, state, 1).left);
  }
});

test('the search ends turns by the learned weights', () => {
  const stoneAfter = (stone: number) =>
    BEGINNINGS.slice(2, 6).map((seen) => {
      const taught = { ...outlookOf(PACK, seen.state, 0), lesson: { stone: [stone, 0, 0] as const } };
      const [best] = bestLines(taught, thoughtOf(seen), { nodes: 500 }, 3);
      return best ? elementAt(best.after.state.players, 0).goods.stone : NaN;
    });
  const sum = (list: readonly number[]) => list.reduce((total, x) => total + x, 0);
  expect(sum(stoneAfter(20))).toBeGreaterThan(sum(stoneAfter(-20)));
});

test('an architect who has no time left still has a whole beginning of a turn', () => {
  const hurried = { nodes: 1e9, isOver: () => true };
  const on = { pack: PACK, view: MIDDLE, strength: 'architect', seed: '', limit: hurried } as const;
  const commands = planCommands(on);
  expect(commands.length).toBeGreaterThan(0);
});

test('an architect plays its own way: it is not the master under another name', () => {
  const first = (strength: 'architect' | 'master') =>
    BEGINNINGS.map((view) =>
      JSON.stringify(chooseCommand({ pack: PACK, view, strength, seed: '', limit: { nodes: 40 } })),
    );
  expect(first('architect')).not.toEqual(first('master'));
});
