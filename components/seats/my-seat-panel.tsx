import { CopyLink } from '@/components/ui/copy-link';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { MySeat } from '@/lib/features/seats/own-seat';
import { useWords } from '@/lib/platform/i18n/current-words';
import { SeatButton, type SeatAction } from './seat-button';
import { SeatBrowsers } from './seat-browsers';

interface MySeatProps {
  readonly gameId: string;
  readonly mine: MySeat;
  readonly name: string;
  readonly timeZone: string;
  /** Missing where this browser does not know the link. */
  readonly own: { readonly link: string; readonly qr: string } | undefined;
  readonly actions: {
    readonly renewMine: SeatAction;
    readonly endOne: SeatAction;
    readonly trustOne: SeatAction;
    readonly setAddress: SeatAction;
  };
}

/**
 * The reader's own seat: its link, the browsers that have it, its address. Who only plays by the link sees
 * none of it.
 */
export function MySeatPanel({ gameId, mine, name, timeZone, own, actions }: MySeatProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="my-seat">
      <h2 id="my-seat">{t('seats.mine.title', { name })}</h2>
      {mine.isHolder ? (
        <>
          {own ? (
            <>
              <CopyLink id="own-link" label={t('seats.mine.link')} link={own.link} qr={own.qr} />
              <p className="small">{t('seats.mine.linkWhy')}</p>
            </>
          ) : (
            <p>{t('seats.mine.unknown')}</p>
          )}
          <SeatButton gameId={gameId} action={actions.renewMine} label={t('seats.mine.renew')} />
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
    </section>
  );
}

interface AddressFormProps {
  readonly gameId: string;
  readonly action: SeatAction;
  readonly label: string;
  readonly button: string;
  readonly email?: string | undefined;
}

function AddressForm({ gameId, action, label, button, email }: AddressFormProps) {
  return (
    <form action={action} className="stack">
      <input type="hidden" name="gameId" value={gameId} />
      <TextField
        {...{ id: 'seat-email', name: 'email', type: 'email', label, maxLength: 254, required: true }}
        autoComplete="email"
        defaultValue={email}
      />
      <div>
        <button className="btn">{button}</button>
      </div>
    </form>
  );
}
