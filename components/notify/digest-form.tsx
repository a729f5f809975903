import { useWords } from '@/lib/i18n/here';
import { TextField } from '@/components/ui/text-field';

interface DigestFormProps {
  /** Minutes after midnight. */
  readonly digestAt: number | undefined;
  readonly timeZone: string;
  readonly action: (form: FormData) => Promise<void>;
}

/** When the daily digest comes, if it is to come. */
export function DigestForm({ digestAt, timeZone, action }: DigestFormProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="digest-title">
      <h2 id="digest-title">{t('prompts.digest.title')}</h2>
      <p>{t('prompts.digest.lead')}</p>
      <form action={action} className="stack">
        <TextField
          id="digest-time"
          label={t('prompts.digest.time', { zone: timeZone })}
          name="time"
          type="time"
          defaultValue={digestAt === undefined ? '' : clockTime(digestAt)}
        />
        <p>
          <button className="btn">{t('prompts.save')}</button>
        </p>
      </form>
    </section>
  );
}

function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
