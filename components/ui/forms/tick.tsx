import { useId, type ComponentProps, type ReactNode } from 'react';

interface TickProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly label: ReactNode;
  /** A sentence below the label, for choices that need one. */
  readonly hint?: string;
}

/** A checkbox with its label, or one of several to choose from. */
export function Tick({ type = 'checkbox', label, hint, ...input }: TickProps) {
  const id = useId();
  const tick = (
    <label className="tick">
      <input type={type} {...(hint ? { 'aria-describedby': id } : {})} {...input} />
      <span>{label}</span>
    </label>
  );
  if (!hint) return tick;
  return (
    <div>
      {tick}
      <p id={id} className="small muted">
        {hint}
      </p>
    </div>
  );
}
