import { expect, test, vi } from 'vitest';
import { LESSON } from '@/lib/game/bots/architect/learned';
import { features } from '@/lib/game/bots/architect/features';
import type { Lesson } from '@/lib/game/bots/architect/figures';
import { corrected, usual } from '@/lib/game/bots/architect/lesson';
import { bestLines } from '@/lib/game/bots/master/search';
import { outlookOf } from '@/lib/game/bots/outlook';
import { thoughtOf } from '@/lib/game/bots/steps';
import { nth } from '@/lib/game/engine/util';
import type { State } from '@/lib/game/engine/state';
import { PACK, playGame, TWO_PLAYERS } from './support';

vi.setConfig({ testTimeout: 60_000 });

const GAME = playGame(TWO_PLAYERS, 'lesson', ['master', 'journeyman'], { nodes: 40 });
/** Beginnings of turns of the master. */
const BEGINNINGS = GAME.decisions
  .map(({ seen }) => seen)
  .filter(({ state, seat }) => state.turn.seat === seat && !state.turn.tile && seat === 0);
const MIDDLE = nth(BEGINNINGS, 8);

function named(state: State, drawn = 0): Record<string, number> {
  const found: Record<string, number> = {};
  features(usual(outlookOf(PACK, state, 0)), state, drawn, (name, value) => {
    expect(found[name]).toBeUndefined();
    found[name] = value;
  });
  return found;
}

test('features say what lies on the table, each name once and nothing that is 0', () => {
  const { state } = MIDDLE;
  const { goods, counts } = nth(state.players, 0);
  const found = named(state, 3);
  expect(found).toMatchObject({ drawn: 3, ...(goods.stone > 0 ? { stone: goods.stone } : {}) });
  expect(found[`mines-${counts['gold-mine']}`]).toBe(counts['gold-mine'] > 3 ? 1 : undefined);
  expect(Object.values(found)).not.toContain(0);
});

test('what was learned is about things that there are', () => {
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
  const added = (lesson: Lesson, left: number) => corrected({ ...outlook, left, lesson }, thought);
  expect(corrected(outlook, thought)).toBe(0);
  expect(added({ stone: [2, 0, 0] }, 5)).toBe(8);
  expect(added({ stone: [0, 2, 0] }, 15)).toBe(8);
  expect(added({ stone: [0, 2, 0] }, 0)).toBe(0);
  expect(added({ stone: [0, 0, 2] }, 0)).toBe(8);
  expect(added({ stone: [1, 0, 0] }, 5) - added({ stone: [-1, 0, 0] }, 5)).toBe(8);
});

test('a search ends its turns where what was learned says', () => {
  const stoneAfter = (stone: number) =>
    BEGINNINGS.slice(2, 6).map((seen) => {
      const taught = { ...outlookOf(PACK, seen.state, 0), lesson: { stone: [stone, 0, 0] as const } };
      const [best] = bestLines(taught, thoughtOf(seen), { nodes: 500 }, 3);
      return best ? nth(best.after.state.players, 0).goods.stone : NaN;
    });
  const sum = (list: readonly number[]) => list.reduce((total, x) => total + x, 0);
  expect(sum(stoneAfter(20))).toBeGreaterThan(sum(stoneAfter(-20)));
});
