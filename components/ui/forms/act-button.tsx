import type { ReactNode } from 'react';
import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';

export type FormAction = (form: FormData) => Promise<void>;

/** Hidden fields that several features share. */
const FIELDS = [
  ...(['act', 'boxId', 'circleId', 'competitionId'] as const),
  ...(['memberId', 'gatheringId', 'hook', 'about'] as const),
] as const;
type Field = string | number | undefined;

interface Act extends Readonly<Partial<Record<(typeof FIELDS)[number], Field>>> {
  readonly action: FormAction;
  /** More hidden fields that say what it is about. */
  readonly of?: Readonly<Record<string, Field>>;
}

interface ActFormProps extends Act {
  readonly className?: string | undefined;
  /** The page says itself which value is missing, instead of the browser. */
  readonly noValidate?: boolean;
  readonly children: ReactNode;
}

/** A form for one act, which works without scripts. */
export function ActForm({ action, of, className, noValidate, children, ...fields }: ActFormProps) {
  const named = FIELDS.map((name) => [name, fields[name]] as const);
  return (
    <form action={action} className={className} noValidate={noValidate}>
      <FormKey />
      {[...named, ...Object.entries(of ?? {})].map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}

interface ActButtonProps extends Act {
  readonly label: string;
  /** Accessible name, if the label is not enough. */
  readonly says?: string | undefined;
  /** The field that the button itself sends. */
  readonly sends?: { readonly name: string; readonly value: string } | undefined;
  readonly isMain?: boolean | undefined;
  readonly isPressed?: boolean | undefined;
  readonly className?: string;
}

/** A form of one button. */
export function ActButton(props: ActButtonProps) {
  const { label, says, sends, isMain, isPressed, className, ...act } = props;
  return (
    <ActForm {...act}>
      <SubmitButton
        className={className ?? (isMain ? 'btn btn-main' : 'btn')}
        aria-label={says}
        aria-pressed={isPressed}
        {...sends}
      >
        {label}
      </SubmitButton>
    </ActForm>
  );
}
