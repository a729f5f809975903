import type { PackData } from '@/lib/game/engine/pack';
import { Words } from '@/components/ui/words';
import { Drawing } from './drawing';

interface ZoneProps {
  readonly pack: PackData;
  readonly id: string;
  readonly title: string;
  readonly drawing: string;
  /** List items, see lineItems. */
  readonly words: string;
  readonly className?: string;
  /** Wider than a small screen: its frame scrolls and is focusable. */
  readonly wide?: boolean;
}

/** A zone of the table: heading, drawing and text version. */
export function Zone({ pack, id, title, drawing, words, className = '', wide = false }: ZoneProps) {
  return (
    <section id={id} className={`panel zone ${className}`} aria-label={title}>
      <h2>{title}</h2>
      {wide ? (
        <div className="drawing" role="group" aria-label={title} tabIndex={0}>
          <Drawing pack={pack} svg={drawing} />
        </div>
      ) : (
        <Drawing pack={pack} svg={drawing} className="drawing" />
      )}
      <Words of={title} items={words} />
    </section>
  );
}
