import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';

/** A form action and the circle it applies to. */
export interface CircleAction {
  readonly circleId: string;
  readonly action: (form: FormData) => Promise<void>;
}

interface ActButtonProps extends CircleAction {
  readonly act: string;
  readonly memberId?: string;
  readonly label: string;
  /** Accessible name, if several buttons of the page share a label. */
  readonly name?: string;
  readonly isMain?: boolean;
}

/** A button for one action in a circle. */
export function CircleActButton({ act, memberId, label, name, isMain, ...where }: ActButtonProps) {
  return (
    <CircleActForm {...where} act={act}>
      {memberId !== undefined && <input type="hidden" name="memberId" value={memberId} />}
      <SubmitButton className={isMain ? 'btn btn-main' : 'btn'} aria-label={name}>
        {label}
      </SubmitButton>
    </CircleActForm>
  );
}

interface ActFormProps extends CircleAction {
  readonly act: string;
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** A form for one action in a circle, with its fields. */
export function CircleActForm({ circleId, action, act, className, children }: ActFormProps) {
  return (
    <form action={action} className={className}>
      <FormKey />
      <input type="hidden" name="circleId" value={circleId} />
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  );
}
