/** The editor of a component: every component of the pack opens, and whatever taps make the rules accept. */
import { expect, test } from 'vitest';
import {
  differencesOf,
  draftOf,
  effectIn,
  gapsIn,
  partsIn,
  readPart,
  writePart,
} from '@/components/boxes/editor/draft';
import { reduceEditor, openEditor, type EditorAction } from '@/components/boxes/editor/editor-state';
import { EMPTY, effectOf, effectLineOf } from '@/components/boxes/editor/line';
import { formOf, type FormSymbol } from '@/lib/features/boxes/form';
import { componentsOf, FIELDS, type Component } from '@/lib/game/box/components';
import { parseBoxValues } from '@/lib/game/box/parse-box';
import { BASE_PACK } from '@/lib/game/content/base';
import { componentPicture } from '@/lib/game/drawing/component-picture';
import { sampled } from '../support/full';
import { present } from '../support/present';

const ALL = componentsOf(BASE_PACK);
const FORM = formOf(BASE_PACK);
const base = { id: BASE_PACK.id, version: BASE_PACK.version };
const firstOfEach = [...new Map(ALL.map((component) => [component.kind, component])).values()];
const SAMPLE = sampled(firstOfEach, 3);
const parse = ({ id }: Component, value: object) => parseBoxValues({ base, changes: { [id]: value } });
const formFor = ({ id }: Component) => FORM[id] ?? [];
const partsOf = (component: Component) => partsIn(formFor(component), draftOf(component));
const open = (component: Component, differing?: object) =>
  openEditor(component, formFor(component), { ...differing });
const give = (component: Component, ...acts: readonly EditorAction[]) =>
  acts.reduce(reduceEditor, open(component));

test('every component opens whole, is drawn, and differs in nothing', () => {
  for (const component of ALL) {
    const { form, draft } = open(component);
    expect(gapsIn(form, draft), component.id).toEqual([]);
    expect(differencesOf(component, draft), component.id).toEqual({});
    expect(componentPicture(BASE_PACK, component), component.id).toMatch(/^<svg viewBox/);
    expect(partsOf(component).length, component.id).toBeGreaterThan(0);
  }
});

test('the form has every field that a box can change', () => {
  for (const component of ALL) {
    const fields = FIELDS[component.kind].filter((field) => field in draftOf(component));
    const shown = new Set(partsOf(component).map(({ path }) => path[0]));
    const isBare = (field: string) => draftOf(component)[field] === null;
    expect(
      fields.filter((field) => !shown.has(field) && !isBare(field)),
      component.id,
    ).toEqual([]);
    expect(
      [...shown].filter((field) => !fields.some((each) => each === field)),
      component.id,
    ).toEqual([]);
  }
});

test('every printed effect reads as a line and back', () => {
  for (const component of ALL)
    for (const part of partsOf(component).filter(({ type }) => type === 'effect')) {
      const effect = effectIn(readPart(draftOf(component), part));
      expect(effectOf(effectLineOf(effect)), `${component.id} ${part.id}`).toEqual(effect);
    }
});

test.each(SAMPLE)('the rules accept each symbol of the palette on a $kind', (component) => {
  for (const part of partsOf(component)) {
    if (part.type !== 'effect') continue;
    const accept = (symbols: readonly FormSymbol[], draft: object) => {
      for (const { id, effect } of symbols) {
        const opened = { ...open(component), draft: { ...draft } };
        const picked = reduceEditor(opened, { type: 'pick', part: part.id });
        const added = reduceEditor(picked, { type: 'put', symbol: effect });
        const isAround = effect.kind === 'pay' || effect.kind === 'ability';
        const point = { type: 'put', symbol: { kind: 'points', n: 1 } } as const;
        const done = isAround ? reduceEditor(added, point) : added;
        const values = differencesOf(component, done.draft);
        expect(parse(component, values), `${component.id} ${part.id} ${id}`).toMatchObject({ ok: true });
      }
    };
    accept(part.rule.symbols, writePart(draftOf(component), part, EMPTY));
    if (part.rule.symbols.length === 0) accept(part.rule.inner?.symbols ?? [], draftOf(component));
  }
});

test.each(SAMPLE)('every change of a $kind can be undone', (component) => {
  for (const part of partsOf(component)) {
    const before = open(component);
    const acts: readonly EditorAction[] = [
      { type: 'press', part: part.id },
      { type: 'step', by: 1 },
      { type: 'count', n: 2 },
      { type: 'remove' },
    ];
    const after = acts.reduce(reduceEditor, before);
    const undone = after.past.reduce((state) => reduceEditor(state, { type: 'undo' }), after);
    expect(undone.draft, part.id).toEqual(before.draft);
  }
});

test.each(SAMPLE)('numbers of a $kind stop at the bounds of the rules', (component) => {
  for (const part of partsOf(component)) {
    if (part.type !== 'number' && part.type !== 'effect') continue;
    const raised = Array.from({ length: 60 }, () => ({ type: 'step', by: 1 }) as const);
    const { draft } = give(component, { type: 'pick', part: part.id }, ...raised);
    const parsed = parse(component, differencesOf(component, draft));
    // Values of rows and columns never fall; that spans several numbers.
    if (!parsed.ok && parsed.problem.code === 'falling') continue;
    expect(parsed, `${component.id} ${part.id}`).toMatchObject({ ok: true });
  }
});

test('taps on a tile: corners toggle, sides go through their symbols, signs turn', () => {
  const wall = present(ALL.find(({ id }) => id === 'wall-i-postern'));
  expect(give(wall, { type: 'press', part: 'corners-0' }).draft.corners).toEqual([0, 4]);
  expect(give(wall, { type: 'press', part: 'corners-4' }).draft.corners).toEqual([]);
  expect(give(wall, { type: 'press', part: 'edges-1' }).draft.edges).toEqual([
    { side: 1, gain: { kind: 'technology', n: 1 } },
  ]);
  const gold = { type: 'put', symbol: { kind: 'gold', n: 1 } } as const;
  const both = give(wall, { type: 'pick', part: 'gain' }, gold, gold);
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

test('the frame of an effect stays where no other can be', () => {
  const technology = present(ALL.find(({ entry }) => 'use' in entry && entry.use === 'permanent'));
  const emptied = Array.from({ length: 6 }, () => ({ type: 'remove' }) as const);
  expect(give(technology, ...emptied).draft.effect).toMatchObject({ kind: 'ability', gain: EMPTY });
});

test('a box with fewer production bonuses than the standard opens, and can be changed', () => {
  const track = ALL.find(({ kind }) => kind === 'production-track');
  if (track?.kind !== 'production-track') throw new Error('no track');
  const productionBonuses = track.entry.productionBonuses.slice(0, 1);
  const state = open(track, { productionBonuses });
  expect(partsIn(state.form, state.draft)).toHaveLength(2);
  const walked = reduceEditor(reduceEditor(state, { type: 'walk', by: 1 }), { type: 'step', by: 1 });
  expect(gapsIn(walked.form, walked.draft)).toEqual([]);
});

test('a symbol that the printed tile lacks stays away when the entry is opened again', () => {
  const wall = present(ALL.find(({ entry }) => 'icon' in entry && entry.icon !== null));
  const { draft } = open(wall, { icon: null });
  expect(draft.icon).toBeNull();
  expect(differencesOf(wall, draft)).toEqual({ icon: null });
});
