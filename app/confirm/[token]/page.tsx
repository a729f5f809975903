import { connection } from 'next/server';
import { CurrentMessage } from '@/app/current-page';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { TextLink } from '@/components/ui/text-link';
import { leavePath, leaveToken } from '@/lib/features/notify/links';
import { mailConsentOf } from '@/lib/features/seats/mail-consent';
import { getWords } from '@/lib/platform/i18n/request-words';
import { writeToMe } from './actions';

export const generateMetadata = pageMeta('seats.mail.title', PRIVATE);

/** Confirms a seat's email address. Only the button confirms: mail scanners open links. */
export default async function Page({ params }: PageProps<'/confirm/[token]'>) {
  await connection();
  const { token } = await params;
  const [{ t }, consent] = await Promise.all([getWords(), mailConsentOf(token)]);
  if (!consent)
    return (
      <CurrentMessage scene="letter" title={t('seats.mail.title')}>
        {t('seats.mail.unknown')}
      </CurrentMessage>
    );
  const { state, gameId, seat, table, name, email } = consent;
  const leave = leaveToken({ kind: 'seat', gameId, seat, email });
  return (
    <CurrentMessage scene="letter" title={t('seats.mail.title')}>
      <p>{t(`seats.mail.${state}`, { table, name, email })}</p>
      {state === 'open' && (
        <>
          <form action={writeToMe}>
            <input type="hidden" name="token" value={token} />
            <button className="btn btn-main">{t('seats.mail.yes')}</button>
          </form>
          <p className="small">
            {t('seats.mail.not', { name })}{' '}
            <TextLink href={leavePath(leave)}>{t('seats.mail.stop')}</TextLink>
          </p>
        </>
      )}
      <p>
        <TextLink href={`/games/${gameId}`}>{t('site.toTable')}</TextLink>
      </p>
    </CurrentMessage>
  );
}
