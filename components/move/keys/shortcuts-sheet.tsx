import { useWords } from '@/lib/platform/i18n/current-words';
import { KeysSheet } from './keys-sheet';
import { SHORTCUTS, type Shortcut } from './shortcuts';
import { SingleKeys } from './single-keys';

const OTHERS = ['arrows', 'enter', 'escape'] as const;
type Other = (typeof OTHERS)[number];

/** In turn order. */
const LINES: readonly (Shortcut | Other)[] = [
  'places',
  'arrows',
  'enter',
  'tell',
  'turn',
  'escape',
  'moves',
  'undo',
  'end',
  'say',
  'help',
];

const isOther = (name: Shortcut | Other): name is Other => OTHERS.some((other) => other === name);

/** The shortcuts of a turn. */
export function ShortcutsSheet() {
  const { t } = useWords();
  const keys = LINES.map((name) => ({
    key: isOther(name) ? t(`turn.keyName.${name}`) : SHORTCUTS[name],
    does: t(`turn.key.${name}`),
  }));
  return (
    <KeysSheet keys={keys}>
      <label className="tick">
        <SingleKeys />
        <span>{t('turn.singleKeys')}</span>
      </label>
    </KeysSheet>
  );
}
