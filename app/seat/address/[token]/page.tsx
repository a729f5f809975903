import { connection } from 'next/server';
import { CurrentMessage } from '@/app/current-page';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { Breakable } from '@/components/ui/breakable';
import { TextLink } from '@/components/ui/text-link';
import { addressChangeOf } from '@/lib/features/seats/address-change';
import { getWords } from '@/lib/platform/i18n/request-words';
import { confirmChange } from './actions';

export const generateMetadata = pageMeta('seats.confirm.title', PRIVATE);

/**
 * Asks the current address of a seat to approve a change. Only the button approves, because mail scanners
 * open links too.
 */
export default async function Page({ params }: PageProps<'/seat/address/[token]'>) {
  await connection();
  const { token } = await params;
  const [{ t }, change] = await Promise.all([getWords(), addressChangeOf(token)]);
  const { table = '', name = '', email = '', before = '' } = change ?? {};
  return (
    <CurrentMessage scene="letter" title={t('seats.confirm.title')}>
      <p>{t(`seats.confirm.${change?.state ?? 'unknown'}`, { table, name, email, before })}</p>
      {change?.state === 'open' && (
        <>
          <p>{t('seats.confirm.openWhy')}</p>
          <form action={confirmChange}>
            <input type="hidden" name="token" value={token} />
            <button className="btn btn-main">
              <Breakable text={t('seats.confirm.yes', { email })} />
            </button>
          </form>
          <p className="small">{t('seats.confirm.not')}</p>
        </>
      )}
      {change && (
        <p>
          <TextLink href={`/games/${change.gameId}/seats`}>{t('mail.seatPage')}</TextLink>
        </p>
      )}
    </CurrentMessage>
  );
}
