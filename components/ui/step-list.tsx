interface StepListProps {
  /** Each step with its name. */
  readonly steps: readonly (readonly [name: string, text: string])[];
}

/** Consecutive steps, with Roman numerals in the margin. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className="grid list-none gap-2.8 p-0 [counter-reset:step]">
      {steps.map(([name, text]) => (
        <li key={name} className="roman-step">
          {text}
        </li>
      ))}
    </ol>
  );
}
