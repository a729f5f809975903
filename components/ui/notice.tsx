import type { ReactNode } from 'react';

/** A message that screen readers announce when the page loads with it. */
export function Notice({ bad, children }: { readonly bad?: boolean; readonly children: ReactNode }) {
  return (
    <div role={bad ? 'alert' : 'status'} className={bad ? 'notice notice-bad' : 'notice'}>
      {children}
    </div>
  );
}
