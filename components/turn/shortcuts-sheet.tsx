import { useWords } from '@/lib/i18n/here';

/** Keys and the message that says what they do; names of keys that are words are messages as well. */
const KEYS = [
  ['B', 'places'],
  ['keyName.arrows', 'arrows'],
  ['keyName.enter', 'enter'],
  ['keyName.turn', 'turn'],
  ['keyName.escape', 'escape'],
  ['P', 'prompt'],
  ['U', 'undo'],
  ['E', 'end'],
  ['?', 'help'],
] as const;

/** The shortcuts in a dialog that the browser itself opens and closes. */
export function ShortcutsSheet() {
  const { t } = useWords();
  return (
    <>
      <p className="small keys-hint">
        <button type="button" className="btn" popoverTarget="shortcuts">
          {t('turn.shortcuts')} <kbd>?</kbd>
        </button>
      </p>
      <div id="shortcuts" popover="auto" role="dialog" aria-label={t('turn.shortcuts')}>
        <h2>{t('turn.shortcuts')}</h2>
        <dl className="keys">
          {KEYS.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key.length > 1 ? t(`turn.${key as 'keyName.enter'}`) : key}</kbd>
              </dt>
              <dd>{t(`turn.key.${what}`)}</dd>
            </div>
          ))}
        </dl>
        <button type="button" className="btn" popoverTarget="shortcuts" popoverTargetAction="hide">
          {t('turn.close')}
        </button>
      </div>
    </>
  );
}
