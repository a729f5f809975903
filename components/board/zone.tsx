import type { ReactNode } from 'react';
import type { PackData } from '@/lib/engine/pack';
import { Words } from '@/components/ui/words';
import { Drawing } from './drawing';

interface ZoneProps {
  readonly pack: PackData;
  readonly id: string;
  readonly title: string;
  readonly drawing: string;
  readonly words: readonly string[];
  readonly className?: string;
  /** Wide drawings scroll inside their frame, never the page. */
  readonly wide?: boolean;
}

/** A zone of the table: heading, drawing, the same in words. */
export function Zone({ pack, id, title, drawing, words, className = '', wide = false }: ZoneProps) {
  return (
    <section id={id} className={`panel zone ${className}`} aria-label={title}>
      <h2>{title}</h2>
      {wide ? (
        <Swipeable title={title}>
          <Drawing pack={pack} svg={drawing} />
        </Swipeable>
      ) : (
        <Drawing pack={pack} svg={drawing} />
      )}
      <Words lines={words} />
    </section>
  );
}

/** A drawing too wide for a narrow screen scrolls in its own frame. */
function Swipeable({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <p className="swipe-hint">Wider than this screen: swipe sideways.</p>
      <div className="scroll-x" role="region" aria-label={`${title}, drawing`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
