import type { FormAction } from '@/components/ui/forms/act-button';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

export interface MailNoteProps {
  readonly gameId: string;
  /** The name of the table, if the page does not show it. */
  readonly table?: string | undefined;
  readonly email: string;
  /** Number of turn emails left before the address must be confirmed. */
  readonly turns: number;
  readonly canWrite: boolean;
  /** Whether the confirmation email may be sent again. */
  readonly canAsk: boolean;
  /** Whether it was sent just now. */
  readonly isSent: boolean;
  /** The page to return to. */
  readonly back: 'table' | 'tables' | 'seats';
  readonly action: FormAction;
}

/** Tells the holder of a seat that their address is not confirmed, and how to confirm it. */
export function MailNote({ gameId, table, email, turns, canWrite, canAsk, ...rest }: MailNoteProps) {
  const { t } = useWords();
  const { isSent, back, action } = rest;
  return (
    <div className="panel stack small" role="note">
      <p>
        {table !== undefined && <strong>{table}: </strong>}
        {t(canWrite ? 'seats.mail.note' : 'seats.mail.held', { email, turns })}
      </p>
      {isSent && <Notice>{t('seats.mail.sent', { email })}</Notice>}
      {!isSent && !canAsk && <p>{t('seats.mail.most', { email })}</p>}
      <div className="row">
        {canAsk && !isSent && (
          <form action={action}>
            <input type="hidden" name="gameId" value={gameId} />
            <input type="hidden" name="back" value={back} />
            <button className="btn">{t('seats.mail.again')}</button>
          </form>
        )}
        {back !== 'seats' && <TextLink href={`/games/${gameId}/seats`}>{t('seats.mail.change')}</TextLink>}
      </div>
    </div>
  );
}
