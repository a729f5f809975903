import type { ComponentProps, ReactNode } from 'react';
import { Markup } from '@/components/ui/markup';

interface InspectFrameProps extends Omit<ComponentProps<'dialog'>, 'id' | 'className' | 'children'> {
  /** Heading, drawings and sentences of a piece, see inspect-html.ts. */
  readonly html: string;
  /** The control that closes it. */
  readonly children: ReactNode;
}

/** The dialog that shows a close-up above the page. */
export function InspectFrame({ html, children, ...dialog }: InspectFrameProps) {
  return (
    <dialog {...dialog} id="inspect" className="inspect inspect-dialog">
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
