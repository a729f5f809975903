import type { ComponentProps } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly id: string;
  readonly label: string;
}

/** A text field with its label above, sent under its id unless it has another name. */
export function TextField({ id, label, name = id, ...input }: TextFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} name={name} {...input} />
    </div>
  );
}
