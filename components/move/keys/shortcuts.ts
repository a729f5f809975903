/** The single-key shortcuts of a table. */
import { preferenceOf } from '@/components/move/preferences';
import { latinKeyOf } from '@/components/ui/browser/keys';

export const SHORTCUTS = {
  places: 'b',
  moves: 'p',
  undo: 'u',
  end: 'e',
  turn: 'r',
  tell: 'i',
  say: ':',
  help: '?',
} as const;
export type Shortcut = keyof typeof SHORTCUTS;

const NAMES = Object.keys(SHORTCUTS) as readonly Shortcut[];

/** Whether single keys act at all. An empty value is the old way of disabling them. */
export const areShortcutsOn = (): boolean => !['off', ''].includes(preferenceOf('keys') ?? 'on');

/** The shortcut of a key, by its character or else by its position on a Latin keyboard. */
export function shortcutOf(event: Pick<KeyboardEvent, 'key' | 'code'>): Shortcut | undefined {
  if (event.key.length !== 1 || !areShortcutsOn()) return undefined;
  const named = (key: string) => NAMES.find((name) => SHORTCUTS[name] === key.toLowerCase());
  return named(event.key) ?? named(latinKeyOf(event));
}
