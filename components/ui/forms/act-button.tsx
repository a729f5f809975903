import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';

export type FormAction = (form: FormData) => Promise<void>;

interface ActButtonProps {
  readonly action: FormAction;
  /** The hidden fields that say what it is about. */
  readonly of: Readonly<Record<string, string | number | undefined>>;
  readonly label: string;
  /** Accessible name, if the label is not enough. */
  readonly says?: string | undefined;
  /** The field that the button itself sends. */
  readonly sends?: { readonly name: string; readonly value: string } | undefined;
  readonly className?: string;
}

/** A form of one button, which works without scripts. */
export function ActButton({ action, of, label, says, sends, className = 'btn' }: ActButtonProps) {
  return (
    <form action={action}>
      <FormKey />
      {Object.entries(of).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SubmitButton className={className} {...sends} {...(says ? { 'aria-label': says } : {})}>
        {label}
      </SubmitButton>
    </form>
  );
}
