import { CopyLink } from '@/components/ui/copy-link';
import { useWords } from '@/lib/platform/i18n/current-words';

interface CalendarPanelProps {
  /** Undefined if the person has no calendar address. */
  readonly link: { readonly url: string; readonly webcal: string; readonly qr: string } | undefined;
  readonly action: (form: FormData) => Promise<void>;
}

/** The secret address of a person's dates for calendar programs. */
export function CalendarPanel({ link, action }: CalendarPanelProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="calendar-title">
      <h2 id="calendar-title">{t('calendar.heading')}</h2>
      <p>{t('calendar.lead')}</p>
      {link && (
        <>
          <CopyLink id="calendar-link" label={t('calendar.address')} link={link.url} qr={link.qr} />
          <p>
            <a className="inline-flex min-h-target items-center" href={link.webcal}>
              {t('calendar.subscribe')}
            </a>
          </p>
        </>
      )}
      <p className="text-sm text-muted">{t(link ? 'calendar.how' : 'calendar.secret')}</p>
      <form action={action} className="row">
        {link ? (
          <>
            <button className="btn" name="act" value="renew">
              {t('calendar.renew')}
            </button>
            <button className="btn" name="act" value="revoke">
              {t('calendar.revoke')}
            </button>
          </>
        ) : (
          <button className="btn" name="act" value="renew">
            {t('calendar.make')}
          </button>
        )}
      </form>
    </section>
  );
}
