import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { Notice } from '@/components/ui/notice';
import { useWords } from '@/lib/platform/i18n/current-words';

interface PasteLinkProps {
  /** Opens the link, or shows the text again if it has none of this service. */
  readonly action: FormAction;
  /** The text that was refused. */
  readonly refused?: string | undefined;
}

/** A folded field for a link from a message, which an app on the home screen cannot open itself. */
export function PasteLink({ action, refused }: PasteLinkProps) {
  const { t } = useWords();
  return (
    <details open={refused !== undefined}>
      <summary>{t('tables.paste.ask')}</summary>
      <div className="stack pt-2.5">
        {refused !== undefined && <Notice bad>{t('tables.paste.refused')}</Notice>}
        <ActForm action={action} className="grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
          <TextField
            id="link"
            label={t('tables.paste.link')}
            defaultValue={refused}
            required
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
          <SubmitButton className="btn">{t('tables.paste.open')}</SubmitButton>
        </ActForm>
      </div>
    </details>
  );
}
