import { expect, test, vi } from 'vitest';
import { candidatesAt, stepFrom, thoughtOf } from '@/lib/game/bots/candidates';
import { chooseCommand, type Strength } from '@/lib/game/bots/choose';
import { outlookOf } from '@/lib/game/bots/outlook';
import { evaluate } from '@/lib/game/bots/value/evaluate';
import { blockingItems } from '@/lib/game/engine/acting';
import { options } from '@/lib/game/engine/options';
import { seatsOf } from '@/lib/game/engine/setup';
import type { ItemKind } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import { inFull, sampled } from '../support/full';
import { PACK, playGame, SETUPS, type Played } from './support';

vi.setConfig({ testTimeout: 60_000 });

/** Positions of games with a little of everything: random play takes every turn the rules allow. */
const RANDOM: readonly Played[] = SETUPS.flatMap(([title, setup]) =>
  inFull(['a', 'b', 'c'], ['a']).map((seed) => playGame(setup, `${title} ${seed}`, Array(4).fill('random'))),
);
/** Random play seldom gets as far as the technologies that are used once. */
const GOOD: readonly Played[] = SETUPS.slice(0, inFull(4, 2)).flatMap(([title, setup]) =>
  inFull(['d', 'e'], ['d']).map((seed) =>
    playGame(setup, `${title} ${seed}`, Array(4).fill('journeyman'), { nodes: 40 }),
  ),
);
const DECISIONS = [...RANDOM, ...GOOD].flatMap((game) => game.decisions);
/** Choices so rare that they are put into a position by hand. */
const RARE = (['plaza-tile', 'production-kind', 'seal', 'cathedral-tile', 'windows'] as const).map(withItem);

/** It may be taken while something else has to be answered; computers answer that first. */
function technologyThatWaits({ state }: View): readonly string[] {
  const blocking = blockingItems(state);
  const isAsked = blocking.some(({ kind }) => kind === 'technology');
  return blocking.length > 0 && !isAsked ? ['ChooseTechnology'] : [];
}

test('the search allows the same types of commands as the rules', () => {
  for (const { seen } of sampled(DECISIONS, DECISIONS.length / 9)) {
    const offered = options(PACK, seen).commands.map(({ command }) => command.type);
    const outlook = outlookOf(PACK, seen.state, seen.seat ?? 0);
    const thought = thoughtOf(seen);
    const legal = candidatesAt(outlook, thought).filter((command) => stepFrom(outlook, thought, command));
    const passedOver = ['Undo', 'RefreshRow', ...technologyThatWaits(seen)];
    const wanted = offered.filter((type) => !passedOver.includes(type));
    expect(new Set<string>(legal.map(({ type }) => type))).toEqual(new Set(wanted));
  }
});

test('every position has a value', () => {
  for (const { seen } of sampled(DECISIONS, DECISIONS.length / 3)) {
    for (let seat = 0; seat < seatsOf(seen.state.setup); seat += 1)
      expect(evaluate(outlookOf(PACK, seen.state, seat), seen.state)).toSatisfy(Number.isFinite);
  }
});

const ASKED: readonly ItemKind[] = [
  'arrow',
  'bridge-tile',
  'cathedral-tile',
  'choice',
  'parler-building',
  'parler-markers',
  'plank',
  'plaza-reward',
  'plaza-tile',
  'production-kind',
  'production-token',
  'road',
  'road-egg',
  'seal',
  'sideways',
  'technology',
  'windows',
  'perform',
];

test.each(['journeyman', 'master'] as const)('%s answers every kind of open item', (strength: Strength) => {
  const answered = new Set<string>();
  for (const seen of [...DECISIONS.map((decision) => decision.seen), ...RARE]) {
    const open = seen.state.items.filter((item) => item.seat === seen.seat);
    const fresh = open.filter((item) => !answered.has(item.kind));
    if (fresh.length === 0) continue;
    const { seat = 0 } = seen;
    const command = chooseCommand({
      pack: PACK,
      view: seen,
      strength,
      seed: `${seat}`,
      limit: { nodes: 40 },
    });
    expect(options(PACK, seen).commands.map((option) => option.command)).toContainEqual(command);
    for (const item of fresh) answered.add(item.kind);
  }
  expect(ASKED.filter((kind) => !answered.has(kind))).toEqual([]);
});

test('a choice in the turn of another is answered', () => {
  const outOfTurn = DECISIONS.filter(
    ({ seen }) => seen.seat !== seen.state.turn.seat && blockingItems(seen.state).length > 0,
  );
  expect(outOfTurn.length).toBeGreaterThan(0);
  for (const { seen } of outOfTurn.slice(0, 40)) {
    const command = chooseCommand({ pack: PACK, view: seen, strength: 'master', seed: '' });
    expect(options(PACK, seen).commands.map((option) => option.command)).toContainEqual(command);
  }
});

test('a master whose time is up still gives a command', () => {
  const limit = { nodes: 100_000, isOver: () => true };
  const asked = DECISIONS.filter((_decision, index) => index % 100 === 7);
  expect(asked.length).toBeGreaterThan(5);
  for (const { seen } of asked) {
    const command = chooseCommand({ pack: PACK, view: seen, strength: 'master', seed: '', limit });
    expect(options(PACK, seen).commands.map((option) => option.command)).toContainEqual(command);
  }
});

/** A position in the middle of a game where the active seat has to answer an item of that kind at once. */
function withItem(kind: 'plaza-tile' | 'production-kind' | 'seal' | 'cathedral-tile' | 'windows'): View {
  const seen = DECISIONS.map((decision) => decision.seen).find(
    ({ state }) => state.turnsDone > 12 && state.items.length === 0 && state.turn.tile,
  );
  const player = seen?.state.players[seen.seat ?? 0];
  if (!seen || !player) throw new Error('no such position');
  const seat = seen.seat ?? 0;
  const item = { id: 900, kind, seat, class: 'now', source: { kind: 'technology' } } as const;
  const goods = { ...player.goods, 'gold-window': 2, 'silver-window': 2 };
  const players = seen.state.players.with(seat, { ...player, goods, sealRights: 1, cubes: 2 });
  const tiles = kind === 'cathedral-tile' ? PACK.bridge.tilesV.map(({ id }) => id).slice(0, 3) : [];
  return { ...seen, offers: [{ item: 900, tiles }], state: { ...seen.state, players, items: [item] } };
}
