import { CurrentPage } from '@/app/current-page';
import { currentZone } from '@/app/current-zone';
import { nothingHere } from '@/app/nothing-here';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { Fold } from '@/components/ui/fold';
import { Lead } from '@/components/ui/lead';
import { formatMoment } from '@/components/ui/moment';
import { TextLink } from '@/components/ui/text-link';
import { env } from '@/lib/platform/env';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentMails } from './current-mails';

export const generateMetadata = pageMeta('mail.kept.title', UNLISTED);

/** Emails that were stored because no mail server is configured, newest first. */
export default async function Page() {
  const [mails, { t, locale }, zone] = await Promise.all([currentMails(), getWords(), currentZone()]);
  if (!mails) return nothingHere();
  return (
    <CurrentPage title={t('mail.kept.title')}>
      <Lead>{t(env().SMTP_URL ? 'mail.kept.sent' : 'mail.kept.lead')}</Lead>
      {mails.length === 0 && (
        <p className="panel">
          {t('mail.kept.none')} <TextLink href="/me/prompts">{t('notifications.title')}</TextLink>
        </p>
      )}
      {mails.map(({ id, subject, to, createdAt, sentAt = createdAt, text }) => (
        <Fold
          key={id}
          className="panel"
          title={
            <>
              <strong>{subject}</strong>{' '}
              <span className="muted small">
                {t('mail.kept.to', {
                  name: to.name || to.address,
                  time: formatMoment(locale, zone, sentAt),
                })}
              </span>
            </>
          }
        >
          <p className="small">
            <TextLink href={`/dev/mail/${encodeURIComponent(id)}`}>{t('mail.kept.asRead')}</TextLink>
          </p>
          <pre className="whitespace-pre-wrap text-md">{text}</pre>
        </Fold>
      ))}
    </CurrentPage>
  );
}
