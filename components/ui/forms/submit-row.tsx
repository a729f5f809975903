import type { ReactNode } from 'react';
import { SubmitButton } from './submit-button';

/** The button that sends a form, as the form's last row. */
export function SubmitRow({ isMain, children }: { readonly isMain?: boolean; readonly children: ReactNode }) {
  return (
    <div>
      <SubmitButton className={isMain ? 'btn btn-main' : 'btn'}>{children}</SubmitButton>
    </div>
  );
}
