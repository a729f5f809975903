import type { ReactNode } from 'react';

/** A value and its label, with the label's language if it differs from the page's. */
export type SelectOption = readonly [value: string | number, label: string, lang?: string];

interface SelectFieldProps {
  readonly id: string;
  /** Name of the field, if different from its id. */
  readonly name?: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** The option selected by default, else the first. */
  readonly chosen?: string | number | undefined;
  /** Content below the field. */
  readonly children?: ReactNode;
}

/** A select field with its label above. */
export function SelectField({ id, name = id, label, options, chosen, children }: SelectFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} name={name} defaultValue={chosen}>
        {options.map(([value, text, lang]) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}
