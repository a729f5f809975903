import { ActButton, type FormAction } from '@/components/ui/forms/act-button';
import { Notice } from '@/components/ui/notice';
import { SignInBack } from '@/components/people/sign-in-back';
import { useWords } from '@/lib/platform/i18n/current-words';

export interface SitAgainProps {
  readonly gameId: string;
  /** The seat reference in the message's link. */
  readonly reference: string;
  /** Name of the seat the message was for. */
  readonly name: string;
  /** Whether a link can be sent to its holder. */
  readonly isReachable: boolean;
  readonly isSent: boolean;
  /** The link that opens the seat in this browser, while the message is recent. */
  readonly opening: string | undefined;
  readonly actions: {
    readonly open: FormAction;
    readonly send: FormAction;
  };
}

/** Shown in place of the moves panel to readers who open a message in a browser without a seat here. */
export function SitAgain({ gameId, reference, name, isReachable, isSent, opening, actions }: SitAgainProps) {
  const { t } = useWords();
  const lead = opening ? 'leadOpen' : isReachable ? 'lead' : 'leadSignIn';
  return (
    <section id="moves" tabIndex={-1} className="panel stack" aria-label={t('table.yourMove')}>
      <h2 className="initial">{t('seats.again.title', { name })}</h2>
      <p>{t(`seats.again.${lead}`, { name })}</p>
      {isSent && <Notice>{t('seats.again.sent')}</Notice>}
      <div className="row">
        {/* Needs a button press, because mail scanners open links too. */}
        {opening && (
          <ActButton
            action={actions.open}
            of={{ token: opening }}
            label={t('seats.open.goOn', { name })}
            isMain
          />
        )}
        {!opening && isReachable && !isSent && (
          <form action={actions.send}>
            <input type="hidden" name="gameId" value={gameId} />
            <input type="hidden" name="for" value={reference} />
            <button className="btn btn-main">{t('seats.again.send')}</button>
          </form>
        )}
        <SignInBack className="btn" label={t('people.signIn.title')} />
      </div>
    </section>
  );
}

/** For readers of a message without a seat reference, at a private table: signing in identifies them. */
export function SignInHere() {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="sign-in-here">
      <h2 id="sign-in-here" className="initial">
        {t('seats.again.closedTitle')}
      </h2>
      <p>{t('seats.again.closed')}</p>
      <div className="row">
        <SignInBack className="btn btn-main" label={t('people.signIn.title')} />
      </div>
    </section>
  );
}
