import { ActButton, ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { CopyLink } from '@/components/ui/copy-link';
import { MailField } from '@/components/ui/forms/mail-field';
import { NameField } from '@/components/ui/forms/name-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import type { MySeat } from '@/lib/features/seats/own-seat';
import { useWords } from '@/lib/platform/i18n/current-words';
import { SeatBrowsers } from './seat-browsers';

interface MySeatProps {
  readonly gameId: string;
  readonly mine: MySeat;
  readonly name: string;
  readonly timeZone: string | undefined;
  /** Undefined if this browser does not store the link. */
  readonly own: { readonly link: string; readonly qr: string } | undefined;
  readonly actions: {
    readonly renewMine: FormAction;
    readonly endOne: FormAction;
    readonly trustOne: FormAction;
    readonly setAddress: FormAction;
    readonly setName: FormAction;
  };
}

/**
 * The reader's own seat: its link, its browsers, its address. Players who only have the link do not see it.
 */
export function MySeatPanel({ gameId, mine, name, timeZone, own, actions }: MySeatProps) {
  const { t } = useWords();
  return (
    <Panel title={t('seats.mine.title', { name })}>
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
          {own ? (
            <>
              <CopyLink id="own-link" label={t('seats.mine.link')} link={own.link} qr={own.qr} />
              <p className="small">{t('seats.mine.linkWhy')}</p>
            </>
          ) : (
            <p>{t('seats.mine.unknown')}</p>
          )}
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
    </Panel>
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
