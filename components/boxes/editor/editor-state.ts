/** Reducer for editing one component. */
import type { Component } from '@/lib/game/box/components';
import type { Cost, Effect, Good } from '@/lib/game/engine/vocabulary';
import { draftOf, isEqualValue, readSlot, slotsIn, writeSlot, type ChangedFields } from './draft';
import {
  innerOf,
  isAlike,
  lineAt,
  pathInto,
  addSymbol,
  removeAtom,
  setAtom,
  stepAtom,
  turnJoin,
  withCount,
  type EffectPath,
} from './effect-edit';
import { EMPTY, isEmpty } from './line';
import { EDGE_CYCLE, isSingle } from './palette';
import { firstSlot, holdsEffect, type ComponentDraft, type EditorSlot } from './slots';

/** The part that taps and keys change. For an effect it includes the line and the symbol. */
export interface EditorSelection {
  readonly slot: string;
  readonly path: EffectPath;
  readonly atom: number;
}

export interface EditorState {
  /** The standard component. */
  readonly component: Component;
  readonly draft: ComponentDraft;
  /** Earlier drafts, for Undo. */
  readonly past: readonly ComponentDraft[];
  readonly at: EditorSelection;
}

export type EditorAction =
  | { readonly type: 'open'; readonly component: Component; readonly differing?: ChangedFields | undefined }
  | { readonly type: 'take'; readonly differing: ChangedFields }
  | { readonly type: 'pick'; readonly slot: string; readonly path?: EffectPath; readonly atom?: number }
  | { readonly type: 'press'; readonly slot: string }
  | { readonly type: 'walk'; readonly by: 1 | -1 }
  | { readonly type: 'put'; readonly item: Effect }
  | { readonly type: 'atom'; readonly effect: Effect }
  | { readonly type: 'join'; readonly path: EffectPath; readonly at: number }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'count'; readonly n: number }
  | { readonly type: 'remove' }
  | { readonly type: 'set'; readonly slot: string; readonly value: unknown }
  | { readonly type: 'undo' };

/** Maximum number of undo steps. */
const MAX_PAST = 100;

/** Initial editor state for a component. */
export function openEditor(component: Component, differing?: ChangedFields): EditorState {
  const draft = draftOf(component, differing);
  return { component, draft, past: [], at: at(component, draft, firstSlot(slotsIn(component, draft))) };
}

/** Selects a part. For a nested effect it selects the inner one. */
function at(component: Component, draft: ComponentDraft, id: string): EditorSelection {
  const slot = slotsIn(component, draft).find((entry) => entry.id === id);
  const path = slot && holdsEffect(slot) ? pathInto(readSlot(draft, slot) as Effect) : [];
  return { slot: id, path, atom: -1 };
}

const selecting = (state: EditorState, slot: string): EditorState => ({
  ...state,
  at: at(state.component, state.draft, slot),
});

export function selectedSlot({
  component,
  draft,
  at,
}: Pick<EditorState, 'component' | 'draft' | 'at'>): EditorSlot | undefined {
  return slotsIn(component, draft).find(({ id }) => id === at.slot);
}

/** The editor state after an action. */
export function reduceEditor(state: EditorState, act: EditorAction): EditorState {
  switch (act.type) {
    case 'open':
      return openEditor(act.component, act.differing);
    case 'take':
      return selecting(changed(state, draftOf(state.component, act.differing)), state.at.slot);
    case 'pick':
      return act.path
        ? { ...state, at: { slot: act.slot, path: act.path, atom: act.atom ?? -1 } }
        : selecting(state, act.slot);
    case 'walk':
      return walked(state, act.by);
    case 'undo': {
      const draft = state.past.at(-1);
      return draft ? selecting({ ...state, draft, past: state.past.slice(0, -1) }, state.at.slot) : state;
    }
    case 'press':
      return pressed(selecting(state, act.slot));
    case 'set': {
      const slot = slotsIn(state.component, state.draft).find(({ id }) => id === act.slot);
      return slot ? selecting(changed(state, writeSlot(state.draft, slot, act.value)), act.slot) : state;
    }
    default: {
      const slot = selectedSlot(state);
      if (!slot) return state;
      return holdsEffect(slot) ? onEffect(state, slot, act) : onValue(state, slot, act);
    }
  }
}

/** The state with a new draft; Undo restores the old one. */
function changed(state: EditorState, draft: ComponentDraft): EditorState {
  if (isEqualValue(draft, state.draft)) return state;
  return { ...state, draft, past: [...state.past, state.draft].slice(-MAX_PAST) };
}

function walked(state: EditorState, by: 1 | -1): EditorState {
  const slots = slotsIn(state.component, state.draft);
  const i = slots.findIndex(({ id }) => id === state.at.slot);
  const next = slots[(i + by + slots.length) % slots.length];
  return next ? selecting(state, next.id) : state;
}

/** A tap on the picture: corners toggle, sides cycle through their symbols, other parts are only selected. */
function pressed(state: EditorState): EditorState {
  const slot = selectedSlot(state);
  if (!slot) return state;
  const value = readSlot(state.draft, slot);
  if (slot.type === 'corner') return changed(state, writeSlot(state.draft, slot, value !== true));
  if (slot.type !== 'edge') return state;
  const at = EDGE_CYCLE.findIndex((kind) => kind === (value as Effect).kind);
  const kind = isEmpty(value as Effect) ? EDGE_CYCLE[0] : EDGE_CYCLE[at + 1];
  return changed(state, writeSlot(state.draft, slot, kind ? { kind, n: 1 } : EMPTY));
}

type EffectAct = Extract<
  EditorAction,
  { readonly type: 'put' | 'atom' | 'join' | 'step' | 'count' | 'remove' }
>;

function onEffect(state: EditorState, slot: EditorSlot, act: EffectAct): EditorState {
  const { path, atom } = state.at;
  const effect = readSlot(state.draft, slot) as Effect;
  const write = (next: Effect) => changed(state, writeSlot(state.draft, slot, next));
  const last = lineAt(effect, path).atoms.length - 1;
  const at = atom >= 0 && atom <= last ? atom : last;
  switch (act.type) {
    case 'put':
      return putInto(state, slot, act.item);
    case 'atom':
      return write(setAtom(effect, path, at, act.effect));
    case 'join':
      return write(turnJoin(effect, act.path, act.at));
    case 'step':
      return write(stepAtom(effect, path, at, act.by));
    case 'count': {
      const found = lineAt(effect, path).atoms[at];
      return found ? write(setAtom(effect, path, at, withCount(found, act.n))) : state;
    }
    case 'remove':
      return removed(state, slot, at);
  }
}

/**
 * Some parts hold one symbol, others collect several. An effect with an inner effect encloses the existing
 * symbols.
 */
function putInto(state: EditorState, slot: EditorSlot, item: Effect): EditorState {
  const { path } = state.at;
  const effect = readSlot(state.draft, slot) as Effect;
  const write = (next: Effect) => changed(state, writeSlot(state.draft, slot, next));
  if (innerOf(item)) {
    const [only] = lineAt(effect, []).atoms;
    const inside = (only && innerOf(only)) ?? effect;
    return { ...write({ ...item, gain: inside } as Effect), at: { ...state.at, path: [0], atom: -1 } };
  }
  const before = isSingle(slot) && !isAlike(effect, item) ? EMPTY : effect;
  const done = addSymbol(before, path, item);
  return { ...write(done.effect), at: { ...state.at, path, atom: done.atom } };
}

/** Removes the selected symbol, or, on an empty inner line, its enclosing effect. */
function removed(state: EditorState, slot: EditorSlot, at: number): EditorState {
  const { path } = state.at;
  const effect = readSlot(state.draft, slot) as Effect;
  const outer = path.slice(0, -1);
  const isOuter = at < 0 && path.length > 0;
  const next = isOuter ? removeAtom(effect, outer, path.at(-1) ?? 0) : removeAtom(effect, path, at);
  const left = changed(state, writeSlot(state.draft, slot, next));
  return { ...left, at: { ...state.at, path: isOuter ? outer : path, atom: -1 } };
}

/** Keys on prices, numbers, choices and corners. */
function onValue(state: EditorState, slot: EditorSlot, act: EffectAct): EditorState {
  const value = readSlot(state.draft, slot);
  const write = (next: unknown) => changed(state, writeSlot(state.draft, slot, next));
  switch (slot.type) {
    case 'cost':
      return onCost(state, slot, act);
    case 'number': {
      const n = act.type === 'step' ? Number(value) + act.by : act.type === 'count' ? act.n : undefined;
      return n === undefined ? state : write(Math.min(slot.max, Math.max(slot.min, n)));
    }
    case 'choice': {
      const { options } = slot;
      const i = options.indexOf(value as (typeof options)[number]);
      if (act.type === 'count')
        return act.n <= options.length && act.n > 0 ? write(options[act.n - 1]) : state;
      return act.type === 'step' ? write(options[(i + act.by + options.length) % options.length]) : state;
    }
    case 'corner':
      return act.type === 'step' ? write(value !== true) : act.type === 'remove' ? write(false) : state;
    default:
      return state;
  }
}

/** A letter increments its good and selects it. Digits and steps change the selected good. */
function onCost(
  state: EditorState,
  slot: Extract<EditorSlot, { readonly type: 'cost' }>,
  act: EffectAct,
): EditorState {
  const cost = readSlot(state.draft, slot) as Cost;
  const write = (good: Good, n: number): EditorState => {
    const next = { ...cost, [good]: Math.min(9, Math.max(0, n)) };
    const at = { ...state.at, atom: slot.goods.indexOf(good) };
    return { ...changed(state, writeSlot(state.draft, slot, next)), at };
  };
  const put = act.type === 'put' ? slot.goods.find((good) => good === act.item.kind) : undefined;
  if (put) return write(put, (cost[put] ?? 0) + 1);
  const good = slot.goods[Math.max(0, state.at.atom)];
  if (!good) return state;
  if (act.type === 'step') return write(good, (cost[good] ?? 0) + act.by);
  if (act.type === 'count') return write(good, act.n);
  return act.type === 'remove' ? write(good, 0) : state;
}
