import type { ComponentProps, ReactNode } from 'react';
import { Markup } from '@/components/ui/markup';

interface InspectFrameProps extends Omit<ComponentProps<'dialog'>, 'id' | 'className' | 'children'> {
  /** Heading, drawings and sentences of a piece, see inspect-html.ts. */
  readonly html: string;
  /** The control that closes it. */
  readonly children: ReactNode;
}

/** The card that shows a piece large, above the page. */
export function InspectFrame({ html, children, ...dialog }: InspectFrameProps) {
  return (
    <dialog
      {...dialog}
      id="inspect"
      className="inspect fixed inset-0 z-40 m-auto h-fit max-h-[min(46rem,calc(100dvh-1.5rem))] w-[min(46rem,calc(100vw-1.5rem))] overflow-y-auto overscroll-contain rounded-md border-0 bg-card p-0 text-ink [box-shadow:var(--shadow-dialog),inset_0_0_0_4px_var(--card),inset_0_0_0_5px_var(--line)] backdrop:bg-[rgb(20_12_4/.55)] not-open:hidden motion-safe:open:[animation:rise_var(--quick)_var(--ease)]"
    >
      <Markup
        html={html}
        className="inspect-card grid gap-3 px-5 pt-4 pb-1 [&_.words]:text-md [&>h2]:first-letter:text-red"
      />
      <p className="inspect-foot sticky bottom-0 bg-[linear-gradient(transparent,var(--card)_35%)] px-5 pt-2 pb-3 text-right">
        {children}
      </p>
    </dialog>
  );
}
