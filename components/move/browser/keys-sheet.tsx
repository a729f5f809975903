import { useWords } from '@/lib/platform/i18n/current-words';

/** Keys and what they do, in a dialog that the browser itself opens and closes. */
export function KeysSheet({ keys }: { readonly keys: readonly (readonly [key: string, does: string])[] }) {
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
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
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
