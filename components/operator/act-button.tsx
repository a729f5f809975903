import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';

interface ActButtonProps {
  readonly act: FormAction;
  readonly values: Readonly<Record<string, string>>;
  readonly label: string;
  /** Accessible name, if the label does not name the target. */
  readonly fullLabel?: string;
  /** The label of a required checkbox, for actions that cannot be undone. */
  readonly sure?: string;
}

/** A form that is only a button. */
export function ActButton({ act, values, label, fullLabel, sure }: ActButtonProps) {
  return (
    <ActForm action={act} of={values} className="row">
      {sure && (
        <label className="small">
          <input type="checkbox" name="sure" value="yes" required /> {sure}
        </label>
      )}
      <SubmitButton className="btn" {...(fullLabel ? { 'aria-label': fullLabel } : {})}>
        {label}
      </SubmitButton>
    </ActForm>
  );
}
