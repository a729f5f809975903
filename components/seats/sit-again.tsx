import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

export interface SitAgainProps {
  readonly gameId: string;
  /** What the message brought along. */
  readonly reference: string;
  /** Of the seat that the message was for. */
  readonly name: string;
  /** Whether a link can be sent to its holder. */
  readonly isReachable: boolean;
  readonly isSent: boolean;
  readonly action: (form: FormData) => Promise<void>;
}

/** In place of the moves panel, for whoever opens a message in a browser that has no seat here. */
export function SitAgain({ gameId, reference, name, isReachable, isSent, action }: SitAgainProps) {
  const { t } = useWords();
  return (
    <section id="moves" className="panel stack" aria-label={t('table.yourMove')}>
      <h2 className="initial">{t('seats.again.title', { name })}</h2>
      <p>{t(isReachable ? 'seats.again.lead' : 'seats.again.leadSignIn', { name })}</p>
      {isSent && <Notice>{t('seats.again.sent')}</Notice>}
      <div className="row">
        {isReachable && !isSent && (
          <form action={action}>
            <input type="hidden" name="gameId" value={gameId} />
            <input type="hidden" name="for" value={reference} />
            <button className="btn btn-main">{t('seats.again.send')}</button>
          </form>
        )}
        <TextLink className="btn" href={`/sign-in?to=/games/${gameId}`}>
          {t('people.signIn.title')}
        </TextLink>
      </div>
    </section>
  );
}
