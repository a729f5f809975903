'use client';

import type { ReactNode } from 'react';
import { useLive } from '@/components/move/live-context';

interface AtStepProps {
  /** The newest step when the advice was given. */
  readonly seq: number;
  /** CSS that highlights its subject. */
  readonly css: string;
  readonly children: ReactNode;
}

/** Advice for one step. It is hidden as soon as the table shows another step, until new advice arrives. */
export function AtStep({ seq, css, children }: AtStepProps) {
  const isCurrent = (useLive()?.table.seq ?? seq) === seq;
  return (
    <div className={isCurrent ? 'contents' : 'invisible contents'}>
      {isCurrent && <style>{css}</style>}
      {children}
    </div>
  );
}
