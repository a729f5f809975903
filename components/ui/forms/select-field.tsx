import type { ReactNode } from 'react';

/** A value and its label, with the language of the label where it is not the page's. */
export type SelectOption = readonly [value: string | number, label: string, lang?: string];

interface SelectFieldProps {
  readonly id: string;
  /** Its name in the form, where that is another than its id. */
  readonly name?: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** The option chosen at first; the first one by default. */
  readonly chosen?: string | number | undefined;
  /** The content below. */
  readonly children?: ReactNode;
}

/** A choice of a form, with its label above. */
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
