import { AfterTurn } from '@/components/live/own-turn';
import { PushButton } from '@/components/notify/push-button';
import { FormKey } from '@/components/ui/forms/form-key';
import { MailField } from '@/components/ui/forms/mail-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useWords } from '@/lib/platform/i18n/current-words';

type Action = (form: FormData) => Promise<void>;

interface AskReachProps {
  readonly gameId: string;
  readonly pushKey: string;
  /** Whether the reader made the table. */
  readonly isMaker: boolean;
  readonly setAddress: Action;
  readonly addBrowser: Action;
}

/** Asks a player who waits whether to tell them when it is their turn: in this browser, or by email. */
export function AskReach({ gameId, pushKey, isMaker, setAddress, addBrowser }: AskReachProps) {
  const { t } = useWords();
  return (
    <AfterTurn isMaker={isMaker}>
      <section id="ask-reach" className="panel stack" aria-labelledby="ask-reach-title">
        <h2 id="ask-reach-title" className="text-lg">
          {t('notifications.ask.title')}
        </h2>
        <div className="flex flex-wrap items-start gap-2">
          <PushButton
            pushKey={pushKey}
            action={addBrowser}
            fields={{ gameId }}
            words={{
              add: t('notifications.ask.browser'),
              none: '',
              apple: t('notifications.add.browserApple'),
              denied: t('notifications.add.browserDenied'),
              failed: t('notifications.add.browserFailed'),
            }}
          />
          <details className="min-w-0 grow-1 basis-40">
            <summary className="btn w-fit">{t('notifications.ask.mail')}</summary>
            <form action={setAddress} className="stack mt-2">
              <FormKey />
              <input type="hidden" name="gameId" value={gameId} />
              <input type="hidden" name="back" value="table" />
              <MailField
                id="ask-reach-email"
                name="email"
                label={t('notifications.ask.address')}
                required
                autoComplete="email"
              />
              <p>
                <SubmitButton className="btn btn-main">{t('notifications.ask.mailDo')}</SubmitButton>
              </p>
            </form>
          </details>
        </div>
        <form action="/me/prompts/declined" method="post">
          <input type="hidden" name="gameId" value={gameId} />
          <button className="min-h-target border-0 bg-transparent p-0 text-sm text-muted underline">
            {t('notifications.ask.no')}
          </button>
        </form>
      </section>
    </AfterTurn>
  );
}
