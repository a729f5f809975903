import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { TextLink } from '@/components/ui/text-link';
import type { ExitOption } from '@/lib/features/leaving/ways';
import { useWords } from '@/lib/platform/i18n/current-words';

interface AskProps {
  readonly gameId: string;
  readonly way: ExitOption;
  readonly name: string;
  readonly action: (form: FormData) => Promise<void>;
}

/** Confirmation of a leave option: its consequences and the button. */
export function AskPanel({ gameId, way: { kind, seat }, name, action }: AskProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="ask-title">
      <h2 id="ask-title">{t(`leaving.ways.${kind}.ask`, { name })}</h2>
      <p>{t(`leaving.ways.${kind}.says`, { name })}</p>
      <form action={action} className="stack">
        <FormKey />
        <input type="hidden" name="gameId" value={gameId} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="seat" value={seat} />
        {kind === 'leave' && (
          <TextField id="word" label={t('leaving.word')} maxLength={500} autoComplete="off" />
        )}
        <div className="row">
          <SubmitButton className="btn btn-end">{t(`leaving.ways.${kind}.sure`, { name })}</SubmitButton>
          <TextLink className="btn" href={`/games/${gameId}/leave`}>
            {t('leaving.back')}
          </TextLink>
        </div>
      </form>
    </section>
  );
}
