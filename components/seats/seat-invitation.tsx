import { TableCard } from '@/components/seats/table-card';
import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { MailField } from '@/components/ui/forms/mail-field';
import { NameField } from '@/components/ui/forms/name-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Notice } from '@/components/ui/notice';
import type { Invitation } from '@/lib/features/seats/invitation';
import type { SeatInfo } from '@/lib/features/table/load/table-view';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';

interface InvitationProps {
  readonly seat: {
    readonly gameId: string;
    readonly gameName: string;
    readonly seat: number;
    readonly name: string;
    readonly seated: boolean;
  };
  readonly invitation: Invitation;
  readonly seats: readonly SeatInfo[];
  readonly token: string;
  readonly action: FormAction;
  readonly problem: string | undefined;
  /** The reader's account name, if known. */
  readonly myName: string | undefined;
  /** The email address the host entered for notifications, if any. */
  readonly invitedAs?: string | undefined;
}

/** The table behind a seat link, and the button that takes the seat. */
export function SeatInvitation({ seat, invitation, seats, token, action, problem, ...me }: InvitationProps) {
  const words = useWords();
  const { t } = words;
  return (
    <section className="panel stack" aria-label={t('site.yourSeat')}>
      <h1 className="initial">{seat.gameName}</h1>
      <p>{seat.seated ? t('seats.open.isThisYou', { name: seat.name }) : leadWords(words, invitation)}</p>
      <TableCard invitation={invitation} seats={seats} mine={seat.seat}>
        {problem && <Notice bad>{problem}</Notice>}
        <ActForm action={action} of={{ token }} className="stack">
          {seat.seated ? (
            <p className="small">{t('seats.open.told', { name: seat.name })}</p>
          ) : (
            <PersonFields seat={seat} {...me} />
          )}
          <SubmitButton className="btn btn-main">
            {seat.seated ? t('seats.open.goOn', { name: seat.name }) : t('site.sitDown')}
          </SubmitButton>
        </ActForm>
        <p>
          <a href={`/games/${seat.gameId}`}>{t('site.onlyLook')}</a>
        </p>
      </TableCard>
    </section>
  );
}

function leadWords({ t }: Wording, { inviter }: Invitation): string {
  return inviter ? t('tables.join.invites', { name: inviter }) : t('site.seatKept');
}

/**
 * The first person to sit down enters name and address; later only the holder changes them, on the seats
 * page.
 */
function PersonFields({ seat, myName, invitedAs }: Pick<InvitationProps, 'seat' | 'myName' | 'invitedAs'>) {
  const { t } = useWords();
  return (
    <>
      <TimeZoneField />
      <NameField id="name" label={t('site.yourNameAtTable')} defaultValue={seat.name || myName} isMine />
      <MailField
        id="email"
        label={t(invitedAs ? 'site.isYourAddress' : 'site.mailForTurn')}
        defaultValue={invitedAs}
        autoComplete="email"
      />
    </>
  );
}
