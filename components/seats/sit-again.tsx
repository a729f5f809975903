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
export function SitAgain({ name, isSent, opening, ...rest }: SitAgainProps) {
  const { t } = useWords();
  const { isReachable } = rest;
  const lead = opening ? 'leadOpen' : isReachable ? 'lead' : 'leadSignIn';
  return (
    <section id="moves" tabIndex={-1} className="panel stack" aria-label={t('table.yourMove')}>
      <h2 className="initial">{t('seats.again.title', { name })}</h2>
      <p>{t(`seats.again.${lead}`, { name })}</p>
      {isSent && <Notice>{t('seats.again.sent')}</Notice>}
      <div className="row">
        {opening && <OpenSeat name={name} opening={opening} action={rest.actions.open} />}
        {!opening && isReachable && !isSent && <SendFresh {...rest} />}
        <SignInBack className="btn" label={t('people.signIn.title')} />
      </div>
    </section>
  );
}

interface OpenProps {
  readonly name: string;
  readonly opening: string;
  readonly action: FormAction;
}

/** Needs a button press, because mail scanners open links too. */
function OpenSeat({ name, opening, action }: OpenProps) {
  return (
    <ActButton
      action={action}
      of={{ token: opening }}
      label={useWords().t('seats.open.goOn', { name })}
      isMain
    />
  );
}

function SendFresh({ gameId, reference, actions }: Pick<SitAgainProps, 'gameId' | 'reference' | 'actions'>) {
  return (
    <form action={actions.send}>
      <input type="hidden" name="gameId" value={gameId} />
      <input type="hidden" name="for" value={reference} />
      <button className="btn btn-main">{useWords().t('seats.again.send')}</button>
    </form>
  );
}
