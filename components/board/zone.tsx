import { Markup } from '@/components/ui/markup';
import { Words } from '@/components/ui/words';

interface ZoneProps {
  readonly id: string;
  readonly title: string;
  readonly drawing: string;
  readonly words: readonly string[];
  readonly className?: string;
  /** Wide drawings scroll inside their frame, never the page. */
  readonly wide?: boolean;
}

/** A zone of the table: heading, drawing, the same in words. */
export function Zone({ id, title, drawing, words, className = '', wide = false }: ZoneProps) {
  return (
    <section id={id} className={`panel zone ${className}`} aria-label={title}>
      <h2>{title}</h2>
      {wide ? (
        <div className="scroll-x" role="region" aria-label={`${title}, drawing`} tabIndex={0}>
          <Markup html={drawing} />
        </div>
      ) : (
        <Markup html={drawing} />
      )}
      <Words lines={words} />
    </section>
  );
}
