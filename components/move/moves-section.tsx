'use client';

import type { ReactNode, SubmitEvent } from 'react';
import { useTurnActs } from './turn-context';

interface SectionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The panel of moves. Where the table is played in the page its forms hand over their steps. */
export function MovesSection({ label, children }: SectionProps) {
  const acts = useTurnActs();
  const submit = (event: SubmitEvent<HTMLElement>) => {
    const { target, nativeEvent, defaultPrevented } = event;
    if (!acts || defaultPrevented || !(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const { submitter } = nativeEvent as globalThis.SubmitEvent;
    acts.submit(new FormData(target, submitter), submitter);
  };
  return (
    <section
      id="moves"
      tabIndex={-1}
      className="panel moves stack phone:pt-0"
      aria-label={label}
      onSubmit={submit}
    >
      {children}
    </section>
  );
}
