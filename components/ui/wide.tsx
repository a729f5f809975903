import type { ReactNode } from 'react';
import { Markup } from '@/components/ui/markup';

/** What may be wider than the screen scrolls in a frame of its own, which keys reach and which has a name. */
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
