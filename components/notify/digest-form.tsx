import { useWords } from '@/lib/platform/i18n/current-words';
import { timeZoneName } from '@/lib/game/wording/zone-name';
import { TextField } from '@/components/ui/text-field';

interface DigestFormProps {
  /** Minutes after midnight. */
  readonly digestAt: number | undefined;
  /** Instead of a mail for each turn. */
  readonly digestOnly: boolean;
  readonly timeZone: string;
  readonly action: (form: FormData) => Promise<void>;
}

/** When the daily digest comes, if it is to come. */
export function DigestForm({ digestAt, digestOnly, timeZone, action }: DigestFormProps) {
  const { t, locale } = useWords();
  return (
    <section className="panel stack" aria-labelledby="digest-title">
      <h2 id="digest-title">{t('notifications.digest.title')}</h2>
      <p>{t('notifications.digest.lead')}</p>
      <form action={action} className="stack">
        <TextField
          id="digest-time"
          label={t('notifications.digest.time', { zone: timeZoneName(locale, timeZone) })}
          name="time"
          type="time"
          defaultValue={digestAt === undefined ? '' : clockTime(digestAt)}
        />
        <label className="check">
          <input type="checkbox" name="only" defaultChecked={digestOnly} /> {t('notifications.digest.only')}
        </label>
        <p>
          <button className="btn">{t('notifications.save')}</button>
        </p>
      </form>
    </section>
  );
}

function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
