import type { ReactNode } from 'react';
import { FormKey } from '@/components/ui/forms/form-key';

/** A form action and the box it applies to. */
export interface BoxAction {
  readonly boxId: string;
  readonly action: (form: FormData) => Promise<void>;
}

interface BoxActProps extends BoxAction {
  readonly act: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form for one action on a box, with its fields. */
export function BoxAct({ boxId, action, act, className, children }: BoxActProps) {
  return (
    <form action={action} className={className}>
      <FormKey />
      <input type="hidden" name="boxId" value={boxId} />
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  );
}
