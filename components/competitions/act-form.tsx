import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';

/** A form action and the competition it applies to. */
export interface CompetitionAction {
  readonly competitionId: string;
  readonly action: (form: FormData) => Promise<void>;
}

interface ActFormProps extends CompetitionAction {
  readonly act: string;
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** A form for one action in a competition, with its fields. */
export function CompetitionActForm({ competitionId, action, act, className, children }: ActFormProps) {
  return (
    <form action={action} className={className}>
      <FormKey />
      <input type="hidden" name="competitionId" value={competitionId} />
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  );
}

interface ActButtonProps extends CompetitionAction {
  readonly act: string;
  /** The entrant, or the number of the decision. */
  readonly about?: string | number | undefined;
  readonly label: string;
  /** Accessible name, if several buttons of the page share a label. */
  readonly name?: string;
  readonly isMain?: boolean;
}

/** A button for one action in a competition. */
export function CompetitionActButton({ act, about, label, name, isMain, ...where }: ActButtonProps) {
  return (
    <CompetitionActForm {...where} act={act}>
      {about !== undefined && <input type="hidden" name="about" value={about} />}
      <SubmitButton className={isMain ? 'btn btn-main' : 'btn'} aria-label={name}>
        {label}
      </SubmitButton>
    </CompetitionActForm>
  );
}
