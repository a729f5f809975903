import { CopyLink } from '@/components/ui/copy-link';
import type { JoinMode } from '@/lib/features/circles/circle';
import { useWords } from '@/lib/platform/i18n/current-words';
import { CircleActButton, type CircleAction } from './act-button';

/** The join link with its QR code. */
export interface InviteLink {
  readonly link: string;
  readonly qr: string;
}

interface InviteProps extends CircleAction {
  readonly joinBy: JoinMode;
  /** Undefined if the link is closed. */
  readonly link: InviteLink | undefined;
}

/** The join link, for members who may invite. */
export function InviteToCircle({ joinBy, link, ...where }: InviteProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="circle-invite">
      <h2 id="circle-invite">{t('circles.invite')}</h2>
      <p>{t('circles.inviteWhy', { mode: joinBy })}</p>
      {link ? (
        <CopyLink id="circle-link" label={t('circles.link')} link={link.link} qr={link.qr} />
      ) : (
        joinBy !== 'closed' && <p>{t('circles.noLink')}</p>
      )}
      {joinBy !== 'closed' && (
        <div className="row">
          <CircleActButton {...where} act="renew-link" label={t('circles.renewLink')} />
          {link && <CircleActButton {...where} act="close-link" label={t('circles.closeLink')} />}
        </div>
      )}
    </section>
  );
}
