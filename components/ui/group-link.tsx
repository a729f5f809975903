import { CopyLink } from '@/components/ui/copy-link';
import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
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
  /** Shown without a link. */
  readonly none?: string | undefined;
  /** The action of the buttons, and the field that names the group. Without it, no buttons are shown. */
  readonly acts?: {
    readonly action: (form: FormData) => Promise<void>;
    readonly of: readonly [field: string, id: string];
    readonly mayClose: boolean;
  };
}

/** The link that lets people into a group: to copy, share or scan, to replace and to close. */
export function GroupLink({ id, label, why, link, none, acts }: GroupLinkProps) {
  const { t } = useWords();
  return (
    <>
      <p>{why}</p>
      {link ? <CopyLink id={id} label={label} {...link} /> : <p>{none ?? t('join.link.closed')}</p>}
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

interface ActButtonProps extends NonNullable<GroupLinkProps['acts']> {
  readonly act: 'renew-link' | 'close-link';
  readonly label: string;
  readonly isMain?: boolean;
}

function ActButton({ action, of: [field, id], act, label, isMain = false }: ActButtonProps) {
  return (
    <form action={action}>
      <FormKey />
      <input type="hidden" name={field} value={id} />
      <input type="hidden" name="act" value={act} />
      <SubmitButton className={isMain ? 'btn btn-main' : 'btn'}>{label}</SubmitButton>
    </form>
  );
}
