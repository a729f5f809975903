/** Keyboard shortcuts of the editor, active only while the focus is inside. */
import type { EditorAction } from './editor-state';
import { paletteOf } from './palette';
import { holdsEffect, type EditorSlot } from './slots';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Maps a key to an action, to saving, or to nothing. */
export function actOfKey(
  event: Pressed,
  slot: EditorSlot | undefined,
  isInside: boolean,
): EditorAction | 'save' | undefined {
  const { key, target } = event;
  if (target instanceof Element && target.matches('input, select, textarea, summary')) return undefined;
  if ((event.ctrlKey || event.metaKey) && key === 'z') return { type: 'undo' };
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (key === 'Enter') return target instanceof Element && target.matches('button, a') ? undefined : 'save';
  return MOVES[key] ?? onPart(key, slot, isInside);
}

const MOVES: Readonly<Record<string, EditorAction>> = {
  ArrowRight: { type: 'walk', by: 1 },
  ArrowLeft: { type: 'walk', by: -1 },
  ArrowUp: { type: 'step', by: 1 },
  ArrowDown: { type: 'step', by: -1 },
  Backspace: { type: 'remove' },
  Delete: { type: 'remove' },
  z: { type: 'undo' },
};

function onPart(key: string, slot: EditorSlot | undefined, isInside: boolean): EditorAction | undefined {
  if (/^\d$/.test(key)) return { type: 'count', n: Number(key) };
  if (!slot) return undefined;
  if (slot.type === 'cost') {
    const good = ({ g: 'gold', s: 'stone', e: 'egg', w: 'silver-window', v: 'gold-window' } as const)[key];
    return good ? { type: 'put', item: { kind: good, n: 1 } } : undefined;
  }
  const item = holdsEffect(slot) ? paletteOf(slot, isInside).find((entry) => entry.key === key) : undefined;
  return item ? { type: 'put', item: item.effect } : undefined;
}
