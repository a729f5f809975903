/** Reducer for editing one component. */
import type { ComponentValue } from '@/lib/features/boxes/box';
import type { FormPart } from '@/lib/features/boxes/form';
import type { Component } from '@/lib/game/box/components';
import type { Effect, Good } from '@/lib/game/engine/vocabulary';
import { costIn, draftOf, effectIn, isEqualValue, partsIn, readPart, writePart } from './draft';
import {
  addAtom,
  around,
  EMPTY,
  innerOf,
  isAlike,
  isEmpty,
  lineAt,
  pathInto,
  removeAtom,
  ruleAt,
  setAtom,
  turnJoin,
  type EffectPath,
} from './line';

/** The part that taps and keys change. For an effect it includes the line and the symbol. */
interface EditorSelection {
  readonly part: string;
  readonly path: EffectPath;
  readonly atom: number;
}

export interface EditorState {
  /** The standard component. */
  readonly component: Component;
  readonly form: readonly FormPart[];
  readonly draft: ComponentValue;
  /** Earlier drafts, for Undo. */
  readonly past: readonly ComponentValue[];
  readonly at: EditorSelection;
}

/** Changes of the selected part. */
type PartAction =
  | { readonly type: 'put'; readonly symbol: Effect }
  | { readonly type: 'atom'; readonly effect: Effect }
  | { readonly type: 'join'; readonly path: EffectPath; readonly at: number }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'count'; readonly n: number }
  | { readonly type: 'remove' };

export type EditorAction =
  | PartAction
  | { readonly type: 'take'; readonly differing: ComponentValue }
  | { readonly type: 'pick'; readonly part: string; readonly path?: EffectPath; readonly atom?: number }
  | { readonly type: 'press'; readonly part: string }
  | { readonly type: 'walk'; readonly by: 1 | -1 }
  | { readonly type: 'set'; readonly part: string; readonly value: unknown }
  | { readonly type: 'undo' };

/** Maximum number of undo steps. */
const MAX_PAST = 100;

/** Symbols of a side, in the order of taps. */
const TAP_ORDER = [
  ...(['silver-window', 'technology', 'egg', 'stone'] as const),
  ...(['gold', 'points', 'university', 'gold-window'] as const),
];

/** Initial editor state for a component. The first part that shows a value in the drawing is selected. */
export function openEditor(
  component: Component,
  form: readonly FormPart[],
  differing?: ComponentValue,
): EditorState {
  const draft = draftOf(component, differing);
  const parts = partsIn(form, draft);
  const first = parts.find(({ type }) => type === 'effect' || type === 'cost') ?? parts[0];
  const at = { part: '', path: [], atom: -1 };
  return select({ component, form, draft, past: [], at }, first?.id ?? '');
}

const partOf = ({ form, draft }: EditorState, id: string): FormPart | undefined =>
  partsIn(form, draft).find((part) => part.id === id);

export const selectedPart = (state: EditorState): FormPart | undefined => partOf(state, state.at.part);

/** Selects a part. For a nested effect it selects the inner one. */
function select(state: EditorState, id: string): EditorState {
  const part = partOf(state, id);
  const path = part?.type === 'effect' ? pathInto(effectIn(readPart(state.draft, part))) : [];
  return { ...state, at: { part: id, path, atom: -1 } };
}

/** The state with a new draft; Undo restores the old one. */
function changed(state: EditorState, draft: ComponentValue): EditorState {
  if (isEqualValue(draft, state.draft)) return state;
  return { ...state, draft, past: [...state.past, state.draft].slice(-MAX_PAST) };
}

const written = (state: EditorState, part: FormPart, value: unknown): EditorState =>
  changed(state, writePart(state.draft, part, value));

/** The editor state after an action. */
export function reduceEditor(state: EditorState, act: EditorAction): EditorState {
  const { at, past } = state;
  switch (act.type) {
    case 'take':
      return select(changed(state, draftOf(state.component, act.differing)), at.part);
    case 'pick':
      return act.path
        ? { ...state, at: { part: act.part, path: act.path, atom: act.atom ?? -1 } }
        : select(state, act.part);
    case 'walk': {
      const parts = partsIn(state.form, state.draft);
      const i = parts.findIndex(({ id }) => id === at.part);
      const next = parts[(i + act.by + parts.length) % parts.length];
      return next ? select(state, next.id) : state;
    }
    case 'undo': {
      const draft = past.at(-1);
      return draft ? select({ ...state, draft, past: past.slice(0, -1) }, at.part) : state;
    }
    case 'press':
      return pressed(select(state, act.part));
    case 'set': {
      const part = partOf(state, act.part);
      return part ? select(written(state, part, act.value), act.part) : state;
    }
    default: {
      const part = selectedPart(state);
      if (!part) return state;
      return part.type === 'effect' ? onEffect(state, part, act) : onValue(state, part, act);
    }
  }
}

/** A tap on the picture: corners toggle, sides cycle through their symbols, other parts are only selected. */
function pressed(state: EditorState): EditorState {
  const part = selectedPart(state);
  if (!part) return state;
  const value = readPart(state.draft, part);
  if (part.type === 'corner') return written(state, part, value !== true);
  if (part.place?.side === undefined) return state;
  const effect = effectIn(value);
  const kind = isEmpty(effect)
    ? TAP_ORDER[0]
    : TAP_ORDER[TAP_ORDER.findIndex((each) => each === effect.kind) + 1];
  return written(state, part, kind ? { kind, n: 1 } : EMPTY);
}

const within = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

type EffectPart = Extract<FormPart, { readonly type: 'effect' }>;

function onEffect(state: EditorState, part: EffectPart, act: PartAction): EditorState {
  const { path, atom } = state.at;
  const effect = effectIn(readPart(state.draft, part));
  const { atoms } = lineAt(effect, path);
  const i = atom >= 0 && atom < atoms.length ? atom : atoms.length - 1;
  const write = (next: Effect, at: Partial<EditorSelection> = {}): EditorState => ({
    ...written(state, part, next),
    at: { ...state.at, ...at },
  });
  switch (act.type) {
    case 'put':
      return putInto(state, part, act.symbol, write);
    case 'atom':
      return write(setAtom(effect, path, i, act.effect));
    case 'join':
      return write(turnJoin(effect, act.path, act.at));
    case 'step':
    case 'count': {
      const chosen = atoms[i];
      if (!chosen || !('n' in chosen)) return state;
      const most = ruleAt(part.rule, path).most[chosen.kind] ?? 1;
      const n = within(act.type === 'count' ? act.n : chosen.n + act.by, 1, most);
      return write(setAtom(effect, path, i, { ...chosen, n }));
    }
    case 'remove': {
      // On an empty inner line, the enclosing effect goes, if another symbol can be there.
      const outer = path.slice(0, -1);
      const isOuter = i < 0 && path.length > 0;
      const line = isOuter ? outer : path;
      if (ruleAt(part.rule, line).symbols.length === 0) return state;
      return write(removeAtom(effect, line, isOuter ? (path.at(-1) ?? 0) : i), { path: line, atom: -1 });
    }
  }
}

/**
 * Some parts hold one symbol, others collect several. An effect with an inner effect encloses the existing
 * symbols.
 */
function putInto(
  state: EditorState,
  part: EffectPart,
  symbol: Effect,
  write: (next: Effect, at: Partial<EditorSelection>) => EditorState,
): EditorState {
  const { path } = state.at;
  const effect = effectIn(readPart(state.draft, part));
  if (innerOf(symbol)) {
    const [only] = lineAt(effect, []).atoms;
    const inside = (only && innerOf(only)) ?? effect;
    return write(around(symbol, inside), { path: [0], atom: -1 });
  }
  const rule = ruleAt(part.rule, path);
  const before = rule.isSingle && !isAlike(effect, symbol) ? EMPTY : effect;
  const { atoms } = lineAt(before, path);
  const same = atoms.findIndex((each) => isAlike(each, symbol));
  const known = atoms[same];
  if (!known || !('n' in known)) return write(addAtom(before, path, symbol), { atom: atoms.length });
  const more = { ...known, n: within(known.n + 1, 1, rule.most[known.kind] ?? 1) };
  return write(setAtom(before, path, same, more), { atom: same });
}

/** Keys on prices, numbers, choices and corners. */
function onValue(state: EditorState, part: Exclude<FormPart, EffectPart>, act: PartAction): EditorState {
  const value = readPart(state.draft, part);
  switch (part.type) {
    case 'cost':
      return onCost(state, part, act);
    case 'number': {
      const n = act.type === 'step' ? Number(value) + act.by : act.type === 'count' ? act.n : undefined;
      return n === undefined ? state : written(state, part, within(n, part.least, part.most));
    }
    case 'choice': {
      const { options } = part;
      const i = options.findIndex((option) => option === value);
      if (act.type === 'count' && act.n > 0 && act.n <= options.length)
        return written(state, part, options[act.n - 1]);
      if (act.type !== 'step') return state;
      return written(state, part, options[(i + act.by + options.length) % options.length]);
    }
    case 'corner':
      if (act.type === 'step') return written(state, part, value !== true);
      return act.type === 'remove' ? written(state, part, false) : state;
    default:
      return state;
  }
}

/** A letter increments its good and selects it. Digits and steps change the selected good. */
function onCost(
  state: EditorState,
  part: Extract<FormPart, { readonly type: 'cost' }>,
  act: PartAction,
): EditorState {
  const cost = costIn(readPart(state.draft, part));
  const write = (good: Good, n: number): EditorState => ({
    ...written(state, part, { ...cost, [good]: within(n, 0, part.most) }),
    at: { ...state.at, atom: part.goods.indexOf(good) },
  });
  const put = act.type === 'put' ? part.goods.find((good) => good === act.symbol.kind) : undefined;
  if (put) return write(put, (cost[put] ?? 0) + 1);
  const good = part.goods[Math.max(0, state.at.atom)];
  if (!good) return state;
  if (act.type === 'step') return write(good, (cost[good] ?? 0) + act.by);
  if (act.type === 'count') return write(good, act.n);
  return act.type === 'remove' ? write(good, 0) : state;
}
