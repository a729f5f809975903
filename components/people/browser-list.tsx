import type { FormAction } from '@/components/ui/forms/act-button';
import { dayOf } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import type { Browser } from '@/lib/features/people/browsers';
import { useWords } from '@/lib/platform/i18n/current-words';

interface BrowserListProps {
  readonly browsers: readonly Browser[];
  /** Id of the current browser, if known. */
  readonly here: string | undefined;
  readonly signOut: FormAction;
  readonly signOutOthers: FormAction;
}

/** A person's signed-in browsers, with buttons to sign them out. */
export function BrowserList({ browsers, here, signOut, signOutOthers }: BrowserListProps) {
  const { t, locale } = useWords();
  return (
    <Panel title={t('people.browsers.signedIn')}>
      <ul className="stack">
        {browsers.map(({ id, label, seenOn }) => (
          <li key={id} className="row">
            <strong>{label || t('people.browsers.unknown')}</strong>
            <span className="small muted">
              {id === here
                ? t('people.browsers.here')
                : t('people.browsers.seenOn', { day: dayOf(locale, seenOn) })}
            </span>
            {id !== here && (
              <form action={signOut}>
                <input type="hidden" name="id" value={id} />
                <button
                  className="btn"
                  aria-label={t('people.browsers.signOutOf', { name: label || t('people.browsers.unknown') })}
                >
                  {t('people.me.signOut')}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form action={signOutOthers} className="stack">
        <p className="small">{t('people.browsers.everywhereHint')}</p>
        <div>
          <button className="btn">{t('people.browsers.everywhere')}</button>
        </div>
      </form>
    </Panel>
  );
}
