/** The editor of a component: every component of the pack opens, and whatever taps make the rules accept. */
import { expect, test } from 'vitest';
import {
  differencesOf,
  draftOf,
  gapsIn,
  readSlot,
  slotsIn,
  writeSlot,
} from '@/components/boxes/editor/draft';
import { reduceEditor, openEditor, type EditorAction } from '@/components/boxes/editor/editor-state';
import { EMPTY, effectOf, effectLineOf } from '@/components/boxes/editor/line';
import { isSingle, paletteOf, rareOf } from '@/components/boxes/editor/palette';
import { holdsEffect, slotsOf } from '@/components/boxes/editor/slots';
import { componentsOf, FIELDS, type Component } from '@/lib/game/box/components';
import { parseBoxValues } from '@/lib/game/box/parse-box';
import { BASE_PACK } from '@/lib/game/content/base';
import { componentPicture } from '@/lib/game/drawing/component-picture';
import type { Effect } from '@/lib/game/engine/vocabulary';
import { sampled } from '../support/full';

const ALL = componentsOf(BASE_PACK);
const base = { id: BASE_PACK.id, version: BASE_PACK.version };
const firstOfEach = [...new Map(ALL.map((component) => [component.kind, component])).values()];
const parse = ({ id }: Component, value: object) => parseBoxValues({ base, changes: { [id]: value } });
const give = (component: Component, ...acts: readonly EditorAction[]) =>
  acts.reduce(reduceEditor, openEditor(component));

test('every component opens whole, is drawn, and differs in nothing', () => {
  for (const component of ALL) {
    const { draft } = openEditor(component);
    expect(gapsIn(component, draft), component.id).toEqual([]);
    expect(differencesOf(component, draft), component.id).toEqual({});
    expect(componentPicture(BASE_PACK, component), component.id).toMatch(/^<svg viewBox/);
    expect(slotsOf(component).length, component.id).toBeGreaterThan(0);
  }
});

test('every printed effect reads as a line and back', () => {
  for (const component of ALL)
    for (const slot of slotsOf(component).filter(holdsEffect)) {
      const effect = readSlot(draftOf(component), slot) as Effect;
      expect(effectOf(effectLineOf(effect)), `${component.id} ${slot.id}`).toEqual(effect);
    }
});

test.each(sampled(firstOfEach, 9))('the rules accept each symbol of the palette on a $kind', (component) => {
  for (const slot of slotsOf(component).filter(holdsEffect)) {
    for (const item of [...paletteOf(slot), ...rareOf(slot)]) {
      const isAround = item.effect.kind === 'pay' || item.effect.kind === 'ability';
      const isWithin = slot.type === 'effect' && (slot.place === 'lasting' || slot.place === 'road-egg');
      const emptied = writeSlot(draftOf(component), slot, EMPTY);
      const before = isSingle(slot) || !isWithin ? emptied : draftOf(component);
      const open = { ...openEditor(component), draft: before };
      const put = reduceEditor(reduceEditor(open, { type: 'pick', slot: slot.id }), {
        type: 'put',
        item: item.effect,
      });
      const done = isAround ? reduceEditor(put, { type: 'put', item: { kind: 'points', n: 1 } }) : put;
      const isOff =
        item.effect.kind.startsWith('arrow') &&
        slot.type === 'square' &&
        (slot.row === 5 || slot.column === 5);
      if (!isOff)
        expect(
          parse(component, differencesOf(component, done.draft)),
          `${component.id} ${slot.id} ${item.id}`,
        ).toMatchObject({ ok: true });
    }
  }
});

test.each(sampled(firstOfEach, 9))('every change of a $kind can be undone', (component) => {
  for (const slot of slotsOf(component)) {
    const before = openEditor(component);
    const acts: readonly EditorAction[] = [
      { type: 'press', slot: slot.id },
      { type: 'step', by: 1 },
      { type: 'count', n: 2 },
      { type: 'remove' },
    ];
    const after = acts.reduce(reduceEditor, before);
    const undone = after.past.reduce((state) => reduceEditor(state, { type: 'undo' }), after);
    expect(undone.draft, slot.id).toEqual(before.draft);
  }
});

const wall = ALL.find(({ id }) => id === 'wall-i-postern');
test('taps on a tile: corners toggle, sides go through their symbols, signs turn', () => {
  if (!wall) throw new Error('no wall');
  expect(give(wall, { type: 'press', slot: 'corner-0' }).draft.corners).toEqual([0, 4]);
  expect(give(wall, { type: 'press', slot: 'corner-4' }).draft.corners).toEqual([]);
  expect(give(wall, { type: 'press', slot: 'edge-1' }).draft.edges).toEqual([
    { side: 1, gain: { kind: 'technology', n: 1 } },
  ]);
  const gold = { type: 'put', item: { kind: 'gold', n: 1 } } as const;
  const both = give(wall, { type: 'pick', slot: 'gain' }, gold, gold);
  expect(both.draft.gain).toEqual({
    kind: 'both',
    of: [
      { kind: 'points', n: 2 },
      { kind: 'gold', n: 2 },
    ],
  });
  expect(reduceEditor(both, { type: 'join', path: [], at: 0 }).draft.gain).toMatchObject({
    kind: 'choose-one',
  });
});

test('every number, price and choice of the editor is a value that a box may change', () => {
  const strange = firstOfEach.flatMap((component) => {
    const fields: readonly string[] = FIELDS[component.kind];
    return slotsOf(component).flatMap((slot) => {
      const field = 'path' in slot ? String(slot.path[0]) : slot.type;
      const isKnown = 'path' in slot ? fields.includes(field) : true;
      return isKnown ? [] : [`${component.kind}: ${slot.id}`];
    });
  });
  expect(strange).toEqual([]);
});

test('a box with fewer production bonuses than the standard opens, and can be changed', () => {
  const track = componentsOf(BASE_PACK).find(({ kind }) => kind === 'production-track');
  if (track?.kind !== 'production-track') throw new Error('no track');
  const productionBonuses = track.entry.productionBonuses.slice(0, 1);
  const state = openEditor(track, { productionBonuses });
  expect(slotsIn(track, state.draft)).toHaveLength(2);
  const walked = reduceEditor(reduceEditor(state, { type: 'walk', by: 1 }), { type: 'step', by: 1 });
  expect(gapsIn(track, walked.draft)).toEqual([]);
});

test('a symbol that the printed tile lacks stays away when the entry is opened again', () => {
  const wall = ALL.find(({ entry }) => 'icon' in entry && entry.icon !== null);
  if (!wall) throw new Error('no tile with a symbol');
  const { draft } = openEditor(wall, { icon: null });
  expect(draft.icon).toBeNull();
  expect(differencesOf(wall, draft)).toEqual({ icon: null });
});
