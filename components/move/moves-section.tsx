'use client';

import type { ReactNode, SubmitEvent } from 'react';
import { useTurnActs } from '@/components/move/turn/turn-context';

/** The moves panel. On a live table the page handles forms with a step; others are posted. */
export function MovesSection({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const acts = useTurnActs();
  const submit = (event: SubmitEvent<HTMLElement>) => {
    const { target, nativeEvent, defaultPrevented } = event;
    if (!acts || defaultPrevented || !(target instanceof HTMLFormElement)) return;
    const { submitter } = nativeEvent as globalThis.SubmitEvent;
    if (acts.submit(new FormData(target, submitter), submitter)) event.preventDefault();
  };
  return (
    <section
      id="moves"
      tabIndex={-1}
      className="panel moves stack phone:gap-2 phone:pt-0 phone:[&_.btn-wide]:py-1 phone:[&_.btn-wide]:text-sm"
      aria-label={label}
      onSubmit={submit}
    >
      {children}
    </section>
  );
}
