import { useWords } from '@/lib/platform/i18n/current-words';
import { KeysSheet } from './keys-sheet';

/** Keys and the message that says what they do; names of keys that are words are messages as well. */
const KEYS = [
  ['B', 'places'],
  ['keyName.arrows', 'arrows'],
  ['keyName.enter', 'enter'],
  ['keyName.turn', 'turn'],
  ['keyName.escape', 'escape'],
  ['P', 'moves'],
  ['U', 'undo'],
  ['E', 'end'],
  ['?', 'help'],
] as const;

/** The shortcuts of whoever makes a turn. */
export function ShortcutsSheet() {
  const { t } = useWords();
  const keys = KEYS.map(
    ([key, what]) =>
      [key.length > 1 ? t(`turn.${key as 'keyName.enter'}`) : key, t(`turn.key.${what}`)] as const,
  );
  return <KeysSheet keys={keys} />;
}
