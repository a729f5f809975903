import { FoldPanel } from '@/components/ui/fold';
import { CopyLink } from '@/components/ui/copy-link';
import type { FormAction } from '@/components/ui/forms/act-button';
import { useWords } from '@/lib/platform/i18n/current-words';

interface CalendarPanelProps {
  /** Undefined if the person has no calendar address. */
  readonly link: { readonly url: string; readonly webcal: string; readonly qr: string } | undefined;
  /** Whether the address was just made. */
  readonly isOpen?: boolean;
  readonly action: FormAction;
}

/** The secret address of a person's dates for calendar programs. */
export function CalendarPanel({ link, isOpen, action }: CalendarPanelProps) {
  const { t } = useWords();
  return (
    <FoldPanel open={isOpen} title={t('calendar.heading')}>
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
    </FoldPanel>
  );
}
