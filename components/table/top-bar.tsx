'use client';

import type { ReactNode } from 'react';
import { useLive } from '@/components/move/live-context';

interface TopBarProps {
  readonly title: ReactNode;
  /** The step that the page shows; stepping in the browser updates it. */
  readonly seq?: number;
  /** A sandbox has a colour that nothing else has. */
  readonly isSandbox?: boolean;
  readonly children: ReactNode;
}

const BAR =
  'top relative z-20 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-0.5 border-b px-3.5 xl:flex-none';
const ON_PHONE = 'phone:min-h-target phone:flex-none phone:gap-x-2.5 phone:gap-y-0 phone:px-2.5';
const TABLE =
  'border-line bg-card py-0.5 [box-shadow:0_3px_0_-2px_var(--card),0_4px_0_-2px_var(--line)] phone:flex-nowrap phone:py-0 xl:py-0';
const SANDBOX =
  'sandbox-top border-sandbox bg-sandbox py-1.25 text-on-sandbox max-md:flex-wrap max-md:[&_.btn]:max-w-[45vw]';

/** The slim header of a table: its name and progress. On phones the name shrinks first, down to one short word. */
export function TopBar({ title, seq, isSandbox, children }: TopBarProps) {
  return (
    <header
      data-seq={useLive()?.confirmed ?? seq}
      className={`${BAR} ${ON_PHONE} ${isSandbox ? SANDBOX : TABLE}`}
    >
      <h1
        className={`min-w-0 text-xl phone:overflow-hidden phone:text-base ${isSandbox ? 'max-md:flex-[1_1_7rem]' : 'phone:min-w-17 phone:flex-[0_9999_auto]'}`}
      >
        {title}
      </h1>
      {children}
    </header>
  );
}
