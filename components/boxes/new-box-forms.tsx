import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { useWords } from '@/lib/platform/i18n/current-words';

type FormAction = (form: FormData) => Promise<void>;

interface NewBoxFormsProps {
  /** Whether the reader already has a name. */
  readonly isNamed: boolean;
  readonly make: FormAction;
  readonly bring: FormAction;
}

/** Forms for a new box: empty, or from a file. */
export function NewBoxForms({ isNamed, make, bring }: NewBoxFormsProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="new-box">
      <h2 id="new-box">{t('boxes.new')}</h2>
      <form action={make} className="stack">
        <FormKey />
        <TimeZoneField />
        <div className="grid gap-2.4 sm:grid-cols-2">
          <TextField
            id="name"
            label={t('boxes.name')}
            placeholder={t('boxes.namePlaceholder')}
            maxLength={40}
            required
            autoComplete="off"
          />
          {!isNamed && (
            <TextField
              id="myName"
              label={t('boxes.myName')}
              maxLength={40}
              required
              autoComplete="nickname"
            />
          )}
        </div>
        <div>
          <SubmitButton className="btn btn-main">{t('boxes.make')}</SubmitButton>
        </div>
      </form>
      <details className="fold">
        <summary>{t('boxes.fromFile')}</summary>
        <form action={bring} className="stack">
          <FormKey />
          <TimeZoneField />
          <TextField id="file" label={t('boxes.file')} type="file" accept="application/json,.json" required />
          {!isNamed && (
            <TextField
              id="myNameHere"
              name="myName"
              label={t('boxes.myName')}
              maxLength={40}
              required
              autoComplete="nickname"
            />
          )}
          <div>
            <SubmitButton className="btn">{t('boxes.bring')}</SubmitButton>
          </div>
        </form>
      </details>
    </section>
  );
}
