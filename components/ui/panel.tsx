import { useId, type ComponentProps, type ReactNode } from 'react';

interface PanelProps extends Omit<ComponentProps<'section'>, 'title' | 'className'> {
  readonly title: ReactNode;
}

/** A card that its heading names. */
export function Panel({ title, children, ...section }: PanelProps) {
  const id = useId();
  return (
    <section {...section} className="panel stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
