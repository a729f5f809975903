import { PRIVATE, pageMeta } from '@/app/page-meta';
import { connection } from 'next/server';
import { CurrentMessage } from '@/app/current-page';
import { proveAddress } from '@/app/me/prompts/actions';
import { TextLink } from '@/components/ui/text-link';
import { addressProofOf } from '@/lib/features/notify/channels';
import { getWords } from '@/lib/platform/i18n/request-words';

export const generateMetadata = pageMeta('notifications.prove.title', PRIVATE);

/** Target of the confirmation email. Only the button confirms, because mail scanners open links too. */
export default async function Page({ params }: PageProps<'/me/prompts/prove/[token]'>) {
  await connection();
  const { token } = await params;
  const [{ t }, proof] = await Promise.all([getWords(), addressProofOf(token)]);
  return (
    <CurrentMessage scene="letter" title={t('notifications.prove.title')}>
      {!proof && <p>{t('notifications.leave.unknown')}</p>}
      {proof && (
        <p>
          {t(proof.proved ? 'notifications.prove.proved' : 'notifications.prove.ask', {
            address: proof.address,
          })}
        </p>
      )}
      {proof && !proof.proved && (
        <form action={proveAddress}>
          <input type="hidden" name="token" value={token} />
          <button className="btn btn-main">{t('notifications.prove.yes')}</button>
        </form>
      )}
      <p className="small">
        <TextLink href="/me/prompts">{t('notifications.title')}</TextLink>
      </p>
    </CurrentMessage>
  );
}
