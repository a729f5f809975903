import type { ReactNode } from 'react';
import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';

/** The action of the forms about a circle's games. */
export type PlayAction = (form: FormData) => Promise<void>;

interface PlayFormProps {
  readonly circleId: string;
  readonly act: string;
  readonly gatheringId?: string;
  readonly action: PlayAction;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form that starts a table of a circle, or creates or answers a call for players. */
export function PlayForm({ circleId, act, gatheringId, action, className, children }: PlayFormProps) {
  return (
    <form action={action} className={className}>
      <FormKey />
      <input type="hidden" name="circleId" value={circleId} />
      <input type="hidden" name="act" value={act} />
      {gatheringId !== undefined && <input type="hidden" name="gatheringId" value={gatheringId} />}
      {children}
    </form>
  );
}

interface PlayButtonProps extends Omit<PlayFormProps, 'children' | 'className'> {
  readonly label: string;
  readonly isMain?: boolean;
  readonly isPressed?: boolean;
}

/** A button for one action on a circle's games. */
export function CirclePlayButton({ label, isMain, isPressed, ...form }: PlayButtonProps) {
  return (
    <PlayForm {...form}>
      <SubmitButton className={isMain ? 'btn btn-main' : 'btn'} aria-pressed={isPressed}>
        {label}
      </SubmitButton>
    </PlayForm>
  );
}
