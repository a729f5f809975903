import type { ReactNode } from 'react';
import { Markup } from '@/components/ui/markup';

/** Wide content scrolls in a frame of its own, which keys reach and which has a name. */
export function Wide({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="scroll-x min-w-0 overflow-x-auto" tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** A chart that would be too small to read on a narrow screen. */
export function WideChart({ title, html }: { readonly title: string; readonly html: string }) {
  return (
    <Wide label={title}>
      <Markup html={html} className="drawing [&_svg]:block [&_svg]:h-auto [&_svg]:w-full [&_svg]:min-w-128" />
    </Wide>
  );
}

/** Words stay whole; four players side by side have room on a phone too. */
const TABLE = `w-full border-collapse [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:px-2
  [&_:is(th,td)]:py-1 [&_:is(th,td)]:text-start [&_:is(th,td)]:wrap-normal [&_tfoot_:is(th,td)]:border-b-0
  [&_tfoot_:is(th,td)]:border-t-2 [&_tfoot_:is(th,td)]:border-line-dark [&_tfoot_:is(th,td)]:font-bold
  max-[30rem]:text-sm max-[30rem]:[&_:is(th,td)]:px-1`;
const OF_NUMBERS = '[&_:is(td,thead_*+th)]:text-end [&_:is(td,thead_*+th)]:tabular-nums';

interface TableProps {
  /** Its name, also for keyboard users. */
  readonly label: string;
  /** All columns but the first hold numbers. */
  readonly isOfNumbers?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A table to be read across, which scrolls in its own frame where the screen is narrower. */
export function WideTable({ label, isOfNumbers = false, className = '', children }: TableProps) {
  return (
    <Wide label={label}>
      <table className={`${TABLE} ${isOfNumbers ? OF_NUMBERS : ''} ${className}`}>{children}</table>
    </Wide>
  );
}
