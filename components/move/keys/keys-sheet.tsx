'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { onPreferenceChange, setPreference } from '@/components/move/preferences';
import { useWords } from '@/lib/platform/i18n/current-words';
import { areShortcutsOn, SHORTCUTS, type Shortcut } from './shortcuts';

/** A key and what it does. */
interface KeyLine {
  readonly key: string;
  readonly does: string;
}

const KEY =
  'rounded-note border border-b-2 border-line bg-sunken px-1.5 py-px text-[.85em] [font-family:inherit] font-semibold';

/** A list of keys in a dialog that the browser opens and closes. */
export function KeysSheet({ keys, children }: { keys: readonly KeyLine[]; children?: ReactNode }) {
  const { t } = useWords();
  return (
    <>
      <p className="small hidden [@media(hover:hover)_and_(scripting:enabled)]:block">
        <button type="button" className="btn" popoverTarget="shortcuts">
          {t('turn.shortcuts')} <kbd className={KEY}>?</kbd>
        </button>
      </p>
      <div
        id="shortcuts"
        className="m-auto max-w-[min(26rem,calc(100vw-2rem))] rounded-lg border border-gold bg-card px-5.25 py-4.5 text-ink [box-shadow:var(--shadow)] backdrop:bg-black/35"
        popover="auto"
        role="dialog"
        aria-label={t('turn.shortcuts')}
      >
        <h2>{t('turn.shortcuts')}</h2>
        <dl className="grid gap-1.75 mt-2.75 mb-4 mx-0">
          {keys.map((line) => (
            <div key={line.key} className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-baseline gap-2.75">
              <dt>
                <kbd className={KEY}>{line.key}</kbd>
              </dt>
              <dd>{line.does}</dd>
            </div>
          ))}
        </dl>
        {children}
        <button type="button" className="btn" popoverTarget="shortcuts" popoverTargetAction="hide">
          {t('turn.close')}
        </button>
      </div>
    </>
  );
}

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

/** Switches single-key shortcuts on and off (WCAG 2.1.4). */
function SingleKeys() {
  const areOn = useSyncExternalStore(onPreferenceChange, areShortcutsOn, () => true);
  return (
    <input
      type="checkbox"
      checked={areOn}
      onChange={({ target }) => setPreference('keys', target.checked ? 'on' : 'off')}
    />
  );
}
