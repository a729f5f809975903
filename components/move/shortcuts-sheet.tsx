import { useWords } from '@/lib/platform/i18n/current-words';
import { KeysSheet, type KeyLine } from './keys-sheet';
import { KeyField, SingleKeys } from './key-fields';
import { KEYED, USUAL_KEYS, type Keyed } from './my-keys';

/** In the order of a turn, with the keys that nobody can change. */
const LINES = [
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
] as const satisfies readonly (Keyed | 'arrows' | 'enter' | 'escape')[];

/** The shortcuts of a turn, of which the reader may choose others. */
export function ShortcutsSheet() {
  const { t } = useWords();
  const keys = LINES.map((what): KeyLine => {
    const does = t(`turn.key.${what}`);
    if (what === 'arrows' || what === 'enter' || what === 'escape')
      return { key: t(`turn.keyName.${what}`), does };
    const key = USUAL_KEYS[KEYED.indexOf(what)] ?? '';
    return { key, does, field: <KeyField what={what} label={does} /> };
  });
  return (
    <KeysSheet keys={keys}>
      <p className="small">{t('turn.ownKeys')}</p>
      <label className="tick">
        <SingleKeys />
        <span>{t('turn.singleKeys')}</span>
      </label>
    </KeysSheet>
  );
}
