/** END-1: End turn warns only of losses that the player could still use. */
import { expect, test } from 'vitest';
import { signsOfLosses } from '@/components/move/signs-of';
import { goodIcon } from '@/lib/game/drawing/glyphs';
import { options, type OpenEntry } from '@/lib/game/engine/options';
import { view } from '@/lib/game/engine/view';
import { isLoss, lossesAtEnd, lostAtEnd } from '@/lib/game/turn/losses';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { describeOpenShort } from '@/lib/game/wording/open';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { declare, mines, take } from '../support/engine/commands';
import { offered } from '../support/engine/patches-board';
import { goods, noWealth } from '../support/engine/patches-player';
import { given, type Scenario } from '../support/engine/scenario';
import { setOut } from '../support/engine/scenes';
import { PACK, type Patch } from '../support/engine/table';

/** Kinds of open entries that the warning names. */
function lost({ state, secrets }: Scenario): readonly string[] {
  const { open, commands } = options(PACK, view(state, secrets, 0));
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
  const seen = view(done.state, done.secrets, 0);
  return lossesAtEnd(PACK, seen.state, options(PACK, seen)).windows;
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
  const { state, secrets } = setOut(0, goods(0, { egg: 1 }));
  const { commands, open } = options(PACK, view(state, secrets, 0));
  const end = { command: { type: 'EndTurn' }, reveals: false } as const;
  const others = commands.filter(({ command }) => command.type !== 'EndTurn');
  expect(isLoss(lossesAtEnd(PACK, state, { open, commands: others }))).toBe(false);
  expect(isLoss(lossesAtEnd(PACK, state, { open, commands: [...others, end] }))).toBe(true);
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
