/** END-1, GRID-10, R-22: a player is warned only of losses that they could still prevent. */
import { expect, test } from 'vitest';
import { CommandButtons } from '@/components/move/forms/command-buttons';
import { signsOfLosses } from '@/components/move/signs-of';
import { goodIcon } from '@/lib/game/drawing/glyphs';
import { isPlacement } from '@/lib/game/engine/board/rows';
import { options, type OpenEntry } from '@/lib/game/engine/options';
import { view } from '@/lib/game/engine/view';
import { arrowLostBy, isLoss, lossesAtEnd, lostArrows, lostAtEnd } from '@/lib/game/turn/losses';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { describeOpenShort } from '@/lib/game/wording/open';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { declare, mines, take } from '../support/engine/commands';
import { offered, type SlotName } from '../support/engine/patches-board';
import { at, goods, noWealth } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given, type Scenario } from '../support/engine/scenario';
import { owed, setOut } from '../support/engine/scenes';
import { PACK, type Patch } from '../support/engine/table';
import { aWall } from '../support/engine/tiles';

/** The view of the first seat, with its options. */
function seenIn({ state, secrets }: Scenario) {
  const seen = view(state, secrets, 0);
  return { seen, ...options(PACK, seen) };
}

/** Kinds of open entries that the warning names. */
function lost(now: Scenario): readonly string[] {
  const { open, commands } = seenIn(now);
  return lostAtEnd(open, commands).map(({ kind }) => kind);
}

const onRoad = (...patches: readonly Patch[]): readonly string[] => lost(setOut(0, ...patches));

test('ROAD-4 the egg effect is lost with an egg, and not without one', () => {
  expect(onRoad(goods(0, { egg: 1 }))).toContain('road-egg');
  expect(onRoad(goods(0, { egg: 0 }))).not.toContain('road-egg');
});

test('CRANE-11 a player who could pay for the egg of the wheel loses it', () => {
  const taken = (gold: number) =>
    lost(given(offered('manage-mines', 'egg-for-gold'), noWealth(0), goods(0, { gold })).when(0, take()));
  expect(taken(2)).toEqual(['slot-bonus']);
  expect(taken(0)).toEqual([]);
});

/** How many windows End turn would discard without a choice, with Manage Mines done. */
function windows(gold: number, silver: number): number {
  const done = given(
    offered('manage-mines'),
    noWealth(0),
    goods(0, { gold: 9, stone: 9, 'gold-window': gold, 'silver-window': silver }),
  ).when(0, take(), declare('manage-mines'), mines('produce'));
  return lossesAtEnd(PACK, done.state, seenIn(done)).windows;
}

test.each([
  [0, 4, 2, 'silver ones beyond two'],
  [3, 0, 1, 'gold ones beyond two'],
  [0, 2, 0, 'as many as may be kept'],
  [2, 2, 0, 'of two colours, for then it is asked which to keep'],
])('WINDOW-3 of %i gold and %i silver windows %i are lost: %s', (gold, silver, lost) => {
  expect(windows(gold, silver)).toBe(lost);
});

test('END-1 before a turn may end nothing is lost by ending it', () => {
  const { seen, commands, open } = seenIn(setOut(0, goods(0, { egg: 1 })));
  const end = { command: { type: 'EndTurn' }, reveals: false } as const;
  const others = commands.filter(({ command }) => command.type !== 'EndTurn');
  expect(isLoss(lossesAtEnd(PACK, seen.state, { open, commands: others }))).toBe(false);
  expect(isLoss(lossesAtEnd(PACK, seen.state, { open, commands: [...others, end] }))).toBe(true);
});

/** Every kind that may lapse, and one that has no words of its own. */
const KINDS = [
  'slot-bonus',
  'extra-action',
  'upgrade-bonus',
  'road',
  'road-egg',
  'sideways',
  'arrow',
  'choice',
] as const;

test.each(LOCALES)('a button names each loss by its count and its kind: %s', (locale) => {
  const words = wordingOf(locale);
  for (const n of [1, 2]) {
    const all = KINDS.map((kind) => describeOpenShort(words, kind, n));
    for (const each of all) expect(each).toMatch(new RegExp(`^${n} \\p{L}`, 'u'));
    expect(new Set(all).size).toBe(KINDS.length);
    expect(words.t('moves.endAndLose', { lost: all[0] ?? '' }).length).toBeLessThanOrEqual(40);
  }
});

test('each loss has its signs, each once', () => {
  const entry = (kind: OpenEntry['kind']): OpenEntry => ({ seat: 0, kind, class: 'lapse' });
  for (const kind of KINDS.slice(0, -1))
    expect(signsOfLosses({ entries: [entry(kind)], windows: 0 }), kind).not.toEqual([]);
  expect(signsOfLosses({ entries: [entry('slot-bonus'), entry('road-egg')], windows: 1 })).toEqual([
    goodIcon('egg'),
    'i-pawn',
    goodIcon('gold-window'),
  ]);
});

/** A move is owed to the side of a square with an arrow, which costs 1 gold and 1 stone to follow. */
function arrowBeside(slot: SlotName, gold: number) {
  const before = given(
    offered('manage-mines', slot),
    noWealth(0),
    goods(0, { gold, stone: 1 }),
    at(0, 'hunger-wall', 1, 1),
    owed(0, 'hunger-wall', 'must'),
  );
  const { seen, commands } = seenIn(before.when(0, take()));
  return { seen, commands, arrows: lostArrows(PACK, seen, commands) };
}

test('the step that would lose an arrow is known, with the goods that could pay for it first', () => {
  const { seen, commands, arrows } = arrowBeside('gold-1', 0);
  expect([...arrows]).toEqual([
    [expect.objectContaining({ type: 'MoveSideways' }), { type: 'CollectSlotBonus' }],
  ]);
  const losing = turnDataOf(PACK, seen, commands, arrows).steps.filter(({ loses }) => loses);
  expect(losing.map(({ command }) => command)).toEqual([...arrows.keys()]);
});

test('nothing is said of an arrow that can be paid already, or could not be paid all the same', () => {
  expect(arrowBeside('gold-1', 1).arrows.size).toBe(0);
  expect(arrowBeside('stone-1', 0).arrows.size).toBe(0);
});

test('the button of a step that would lose an arrow says so', () => {
  const { seen, commands, arrows } = arrowBeside('gold-1', 0);
  const on = { words: wordingOf('en'), pack: PACK, state: seen.state };
  const moves = commands.filter(({ command }) => command.type === 'MoveSideways');
  const html = htmlOf(CommandButtons, { on, group: 'answer', title: 'Decide', arrows, options: moves });
  expect(html).toMatch(/you couldn’t pay for the arrow there; first: Collect .*1 gold/);
});

test('a tile that would climb onto an arrow says so in its form and is asked for before it is placed', () => {
  const tile = aWall({ icon: 'hunger-wall', gain: { kind: 'points', n: 2 } });
  const placing = given(
    offered('construct-wall', 'gold-1'),
    noWealth(0),
    goods(0, { gold: 0, stone: 9 }),
    at(0, 'hunger-wall', 1, 1),
    inSlot('wall', 0, tile),
  ).when(0, take(), declare('construct-wall'));
  const { seen, commands } = seenIn(placing);
  const arrows = lostArrows(PACK, seen, commands);
  const place = commands.find(({ command }) => command.type === 'PlaceWall' && command.slot === 0)?.command;
  if (!place || !isPlacement(place)) throw new Error('the wall cannot be placed');
  expect(arrowLostBy(arrows, place)).toEqual({ type: 'CollectSlotBonus' });
  const { tiles } = turnDataOf(PACK, seen, commands, arrows);
  expect(tiles.filter(({ loses }) => loses).map(({ slot }) => slot)).toContain(0);
});
