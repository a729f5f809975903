import { ActButton, ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { MailField } from '@/components/ui/forms/mail-field';
import { NameField } from '@/components/ui/forms/name-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { Notice } from '@/components/ui/notice';
import type { MySeat } from '@/lib/features/seats/own-seat';
import { useWords } from '@/lib/platform/i18n/current-words';
import { SeatBrowsers } from './seat-browsers';

interface MySeatProps {
  readonly gameId: string;
  readonly mine: MySeat;
  readonly name: string;
  readonly timeZone: string | undefined;
  /** Whether this browser stores the link, which the row of the seat shows. */
  readonly isLinkKnown: boolean;
  readonly actions: {
    readonly renewMine: FormAction;
    readonly endOne: FormAction;
    readonly trustOne: FormAction;
    readonly setAddress: FormAction;
    readonly setName: FormAction;
  };
}

/**
 * The reader's own seat: its name, a new link, its browsers, its address. Players who only have the link do not see
 * it.
 */
export function MySeatPanel({ gameId, mine, name, timeZone, isLinkKnown, actions }: MySeatProps) {
  const { t } = useWords();
  return (
    <div className="stack pt-2">
      {mine.isHolder ? (
        <>
          <form action={actions.setName} className="stack">
            <input type="hidden" name="gameId" value={gameId} />
            <NameField
              {...{ id: 'seat-name', name: 'name', label: t('site.yourNameAtTable') }}
              defaultValue={name}
              isMine
            />
            <SubmitRow>{t('seats.mine.rename')}</SubmitRow>
          </form>
          <p className={isLinkKnown ? 'small' : ''}>
            {t(isLinkKnown ? 'seats.mine.linkWhy' : 'seats.mine.unknown')}
          </p>
          <ActButton of={{ gameId }} action={actions.renewMine} label={t('seats.mine.renew')} />
          <p className="small">{t('seats.mine.renewWhy')}</p>
          <SeatBrowsers {...{ gameId, timeZone, actions }} browsers={mine.browsers} />
          {mine.isLost && <Notice bad>{t('seats.mine.lost', { email: mine.email ?? '' })}</Notice>}
          <AddressForm
            {...{ gameId, action: actions.setAddress }}
            label={t('seats.mine.address')}
            button={t('seats.mine.save')}
            email={mine.email}
          />
        </>
      ) : (
        <>
          <p>{t('seats.mine.onlyPlays', { name })}</p>
          <p className="small">{t(mine.isReached ? 'seats.theirs.why' : 'seats.theirs.nobody', { name })}</p>
          {mine.isReached && (
            <AddressForm
              {...{ gameId, action: actions.setAddress }}
              label={t('seats.theirs.address', { name })}
              button={t('seats.theirs.ask')}
            />
          )}
        </>
      )}
    </div>
  );
}

interface AddressFormProps {
  readonly gameId: string;
  readonly action: FormAction;
  readonly label: string;
  readonly button: string;
  readonly email?: string | undefined;
}

function AddressForm({ gameId, action, label, button, email }: AddressFormProps) {
  return (
    <ActForm action={action} of={{ gameId }} className="stack">
      <MailField
        {...{ id: 'seat-email', name: 'email', label, required: true }}
        autoComplete="email"
        defaultValue={email}
      />
      <SubmitRow>{button}</SubmitRow>
    </ActForm>
  );
}
