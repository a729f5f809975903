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
        <div className="scroll-x" role="region" aria-label={`${title}, drawing`} tabIndex={0}>
          <Drawing pack={pack} svg={drawing} />
        </div>
      ) : (
        <Drawing pack={pack} svg={drawing} />
      )}
      <Words lines={words} />
    </section>
  );
}
