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
      <Markup html={html} className="drawing drawing-wide [&_svg]:min-w-128" />
    </Wide>
  );
}

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
      <table className={`table-wide ${isOfNumbers ? 'table-of-numbers' : ''} ${className}`}>{children}</table>
    </Wide>
  );
}
