export interface SelectOption {
  readonly value: string | number;
  readonly label: string;
}

interface SelectFieldProps {
  readonly id: string;
  /** Its name in the form, where that is another than its id. */
  readonly name?: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly chosen?: string | number | undefined;
}

/** A choice of a form, with its label above. */
export function SelectField({ id, name = id, label, options, chosen }: SelectFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} name={name} defaultValue={chosen}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
