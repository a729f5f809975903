import type { ReactNode } from 'react';
import { Markup } from '@/components/ui/markup';

/**
 * Wide content in its own scrollable frame, which is focusable and has a name. The frame also holds hidden
 * words, which would widen the page otherwise.
 */
function Wide({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="scroll-x relative min-w-0 overflow-x-auto" tabIndex={0} role="group" aria-label={label}>
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
  /** Accessible name of the table and its frame. */
  readonly label: string;
  /** All columns but the first contain numbers. */
  readonly isOfNumbers?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A wide table, which scrolls in its own frame on narrower screens. */
export function WideTable({ label, isOfNumbers = false, className = '', children }: TableProps) {
  return (
    <Wide label={label}>
      <table className={`table-wide ${isOfNumbers ? 'table-of-numbers' : ''} ${className}`}>{children}</table>
    </Wide>
  );
}
