/** Which steps of recorded games are a joy: a plaza, a row, a seal, the top of the cathedral; no other is. */
import { expect, test } from 'vitest';
import { describeJoys, joysOf, type Joy } from '@/lib/game/drawing/joys';
import type { State } from '@/lib/game/engine/state';
import { GRIDS } from '@/lib/game/engine/vocabulary';
import { packFor } from '@/lib/game/rulesets';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenLog } from '../support/components/golden-log';

const GAMES = ['2-players-base', '4-players-online', '4-players-all-options', 'solo-simple'];

const top = (state: State, grid: (typeof GRIDS)[number]) =>
  Math.max(...state.players.map(({ grids }) => grids[grid].row));

test.each(GAMES)('%s: a joy for all that is completed, once, and none going back', (name) => {
  const { pack, rows, states } = goldenLog(name);
  const all: Joy[] = [];
  for (const [i, { events }] of rows.entries()) {
    const [before, state] = [states[i - 1], states[i]];
    if (!before || !state) continue;
    const joys = joysOf(pack, before, state);
    all.push(...joys);
    const completed = events.flatMap((event): Joy[] => {
      if (event.type === 'PlazaCompleted') return [{ kind: 'flags', plaza: event.plaza }];
      if (event.type === 'TechnologyChosen') return [{ kind: 'plaque', tile: event.tile }];
      return event.type === 'SealClaimed' ? [{ kind: 'ribbon', seal: event.seal }] : [];
    });
    if (!events.some(({ type }) => type === 'Undone'))
      expect(joys).toEqual(expect.arrayContaining(completed));
    for (const grid of GRIDS)
      expect(joys.some((joy) => joy.kind === 'stone' && joy.grid === grid)).toBe(
        top(state, grid) > top(before, grid),
      );
    expect(joysOf(pack, state, before)).toEqual([]);
    expect(joysOf(pack, state, { ...state })).toEqual([]);
  }
  const kinds = new Set(all.map(({ kind }) => kind));
  expect(kinds.has('stone')).toBe(true);
  expect(all.filter(({ kind }) => kind === 'keystone')).toHaveLength(
    states.at(-1)?.bridge.every(({ plank }) => plank !== undefined) ? 1 : 0,
  );
  const cathedral = pack.grids.frames.find(({ id }) => id === 'cathedral');
  const last = states.at(-1);
  expect(kinds.has('bells')).toBe(
    last !== undefined && top(last, 'cathedral') === (cathedral?.rows ?? 0) - 1,
  );
  expect(all.filter(({ kind }) => kind === 'flags')).toHaveLength(
    last?.plazas.filter(({ evaluated }) => evaluated).length ?? -1,
  );
});

test('all that a step completes is told in one sentence', () => {
  const pack = packFor('reconstruction', 1);
  const words = wordingOf('en');
  const joys: readonly Joy[] = [
    { kind: 'flags', plaza: 'p3' },
    { kind: 'stone', grid: 'cathedral', row: 6 },
    { kind: 'bells' },
  ];
  expect(describeJoys(words, pack, joys)).toBe('Completed: plaza 3 and row 7 of the Cathedral.');
  expect(describeJoys(words, pack, [{ kind: 'bells' }])).toBe('');
});

test('the last stone of the bridge is a joy, once, wherever it is laid', () => {
  const { pack, states } = goldenLog('2-players-base');
  const last = states.at(-1);
  if (!last) throw new Error('no state');
  const bridge = last.bridge.map(({ place, face }) => ({ place, face, plank: 'iv-1' }));
  const spanned: State = { ...last, seq: last.seq + 1, bridge };
  const [first = '', second = ''] = bridge.map(({ place }) => place);
  const without = (...gaps: readonly string[]): State => ({
    ...last,
    bridge: bridge.map((each) => (gaps.includes(each.place) ? { place: each.place, face: each.face } : each)),
  });
  const joy: Joy = { kind: 'keystone', place: second };
  expect(joysOf(pack, without(second), spanned)).toEqual([joy]);
  expect(joysOf(pack, without(first, second), { ...without(first), seq: last.seq + 1 })).toEqual([]);
  expect(joysOf(pack, { ...spanned, seq: last.seq }, spanned)).toEqual([]);
  expect(describeJoys(wordingOf('en'), pack, [joy])).toBe('Completed: the Charles Bridge.');
});
