'use client';

import type { ReactNode } from 'react';
import { useLive } from '@/components/live/live-context';

interface AtStepProps {
  /** The newest step when the advice was given. */
  readonly seq: number;
  /** Highlights what it is about. */
  readonly css: string;
  readonly children: ReactNode;
}

/** Advice for one step. Once the table shows another step it is out of sight, until new advice comes. */
export function AtStep({ seq, css, children }: AtStepProps) {
  const isCurrent = (useLive()?.table.seq ?? seq) === seq;
  return (
    <div className={isCurrent ? 'contents' : 'invisible contents'}>
      {isCurrent && <style>{css}</style>}
      {children}
    </div>
  );
}
