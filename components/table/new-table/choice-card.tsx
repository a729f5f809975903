import type { ReactNode } from 'react';
import { Symbol } from '@/components/board/symbol';

interface ChoiceCardProps {
  readonly title: string;
  readonly symbol: string;
  /** The current choices in few words. */
  readonly chosen: ReactNode;
  readonly isOpen?: boolean;
  /** Content below the card's heading, also while it is closed. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A card that shows what is chosen, and opens to change it. */
export function ChoiceCard({ title, symbol, chosen, isOpen, foot, children }: ChoiceCardProps) {
  return (
    <div className="flex-[1_1_20rem] rounded-md border border-line border-t-4 border-t-gold bg-tile has-open:basis-full">
      <details open={isOpen} className="group">
        <summary className="grid min-h-target cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 p-3">
          <span className="grid size-11 place-items-center rounded-full border-2 border-gold bg-card">
            <Symbol name={symbol} className="size-7 text-red" />
          </span>
          <span className="grid">
            <span className="f-serif text-subtitle leading-tight">{title}</span>
            <span className="small">{chosen}</span>
          </span>
          <span aria-hidden="true" className="text-red group-open:rotate-90">
            ▸
          </span>
        </summary>
        <div className="stack px-3 pb-3">{children}</div>
      </details>
      {foot && <p className="small border-t border-line px-3">{foot}</p>}
    </div>
  );
}
