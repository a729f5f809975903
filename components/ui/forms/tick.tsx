import type { ComponentProps, ReactNode } from 'react';

interface TickProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly label: ReactNode;
}

/** A checkbox with its label, or one of several to choose from. */
export function Tick({ type = 'checkbox', label, ...input }: TickProps) {
  return (
    <label className="tick">
      <input type={type} {...input} />
      <span>{label}</span>
    </label>
  );
}
