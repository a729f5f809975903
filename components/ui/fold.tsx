import { useId, type ComponentProps, type ReactNode } from 'react';

/** A part that opens below its title, also without scripts. */
export function Fold({
  title,
  className = '',
  children,
  ...details
}: Omit<ComponentProps<'details'>, 'title'> & { readonly title: ReactNode }) {
  return (
    <details {...details} className={`fold ${className}`.trimEnd()}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** A panel that shows its heading, and opens to the rest. */
export function FoldPanel({
  title,
  open,
  children,
}: Pick<ComponentProps<typeof Fold>, 'title' | 'open' | 'children'>) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <Fold title={<h2 id={id}>{title}</h2>} open={open}>
        <div className="stack pt-2">{children}</div>
      </Fold>
    </section>
  );
}
