import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
export type HostAction = (form: FormData) => Promise<void>;

interface HostButtonProps {
  readonly gameId: string;
  readonly seat?: number;
  readonly action: HostAction;
  readonly label: string;
}

/** The host's button for a table or one of its seats. */
export function HostButton({ gameId, seat, action, label }: HostButtonProps) {
  return (
    <form action={action}>
      <FormKey />
      <input type="hidden" name="gameId" value={gameId} />
      {seat !== undefined && <input type="hidden" name="seat" value={seat} />}
      <SubmitButton className="btn">{label}</SubmitButton>
    </form>
  );
}
