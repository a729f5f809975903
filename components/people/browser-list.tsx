import { useWords } from '@/lib/platform/i18n/current-words';
import { dayOf } from '@/components/notify/moment';

interface Device {
  readonly id: string;
  readonly label: string;
  /** 2026-11-20. */
  readonly seenOn: string;
}

type FormAction = (form: FormData) => Promise<void>;

interface DeviceListProps {
  readonly devices: readonly Device[];
  /** The one this page is shown on, where it is known. */
  readonly here: string | undefined;
  readonly signOut: FormAction;
  readonly signOutOthers: FormAction;
}

/** Where a person is signed in, with the ways to end that. */
export function DeviceList({ devices, here, signOut, signOutOthers }: DeviceListProps) {
  const words = useWords();
  const { t } = words;
  return (
    <section className="panel stack" aria-labelledby="signed-in-title">
      <h2 id="signed-in-title">{t('people.devices.signedIn')}</h2>
      <ul className="stack">
        {devices.map(({ id, label, seenOn }) => (
          <li key={id} className="row">
            <strong>{label || t('people.devices.unknown')}</strong>
            <span className="small muted">
              {id === here
                ? t('people.devices.here')
                : t('people.devices.seenOn', { day: dayOf(words.locale, seenOn) })}
            </span>
            {id !== here && (
              <form action={signOut}>
                <input type="hidden" name="id" value={id} />
                <button
                  className="btn"
                  aria-label={t('people.devices.signOutOf', { name: label || t('people.devices.unknown') })}
                >
                  {t('people.me.signOut')}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form action={signOutOthers} className="stack">
        <p className="small">{t('people.devices.everywhereHint')}</p>
        <div>
          <button className="btn">{t('people.devices.everywhere')}</button>
        </div>
      </form>
    </section>
  );
}
