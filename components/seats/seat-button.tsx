import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
export type SeatAction = (form: FormData) => Promise<void>;

interface SeatButtonProps {
  readonly gameId: string;
  readonly seat?: number;
  /** Id of the target, if the seat has several. */
  readonly id?: string;
  readonly action: SeatAction;
  readonly label: string;
  /** Accessible name, if the label is not enough. */
  readonly says?: string;
}

/** A button for one action on a seat. */
export function SeatButton({ gameId, seat, id, action, label, says }: SeatButtonProps) {
  return (
    <form action={action}>
      <FormKey />
      <input type="hidden" name="gameId" value={gameId} />
      {seat !== undefined && <input type="hidden" name="seat" value={seat} />}
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <SubmitButton className="btn" {...(says ? { 'aria-label': says } : {})}>
        {label}
      </SubmitButton>
    </form>
  );
}
