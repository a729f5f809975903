import { CopyLink } from '@/components/ui/copy-link';
import { ActButton, type FormAction } from '@/components/ui/forms/act-button';
import { useWords } from '@/lib/platform/i18n/current-words';

/** A link with its QR code. */
export interface InviteLink {
  readonly link: string;
  readonly qr: string;
}

interface GroupLinkProps {
  readonly id: string;
  readonly label: string;
  /** The effect of the link. */
  readonly why: string;
  /** Undefined if it is closed, or unknown here. */
  readonly link: InviteLink | undefined;
  /** Whether the page shows the link in another place. */
  readonly isElsewhere?: boolean;
  /** Shown without a link. */
  readonly none?: string | undefined;
  /** The action of the buttons, and the field with the group. Without it, no buttons are shown. */
  readonly acts?: {
    readonly action: FormAction;
    readonly of: Readonly<Record<string, string>>;
    readonly mayClose: boolean;
  };
}

/** The link that lets people into a group: to copy, share or scan, to replace and to close. */
export function GroupLink({ id, label, why, link, isElsewhere, none, acts }: GroupLinkProps) {
  const { t } = useWords();
  return (
    <>
      <p>{why}</p>
      {link && !isElsewhere && <CopyLink id={id} label={label} {...link} />}
      {!link && <p>{none ?? t('join.link.closed')}</p>}
      {acts && (
        <div className="row">
          <ActButton
            {...acts}
            act="renew-link"
            isMain={!link}
            label={t(link ? 'join.link.renew' : 'join.link.make')}
          />
          {link && acts.mayClose && <ActButton {...acts} act="close-link" label={t('join.link.close')} />}
        </div>
      )}
    </>
  );
}
