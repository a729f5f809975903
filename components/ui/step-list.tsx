interface StepListProps {
  /** Each step as it is called, by a name of its own. */
  readonly steps: readonly (readonly [name: string, text: string])[];
}

/** Consecutive steps, with Roman numerals in the margin. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className="grid list-none gap-2.8 p-0 [counter-reset:step]">
      {steps.map(([name, text]) => (
        <li
          key={name}
          className="grid grid-cols-[2.6rem_minmax(0,1fr)] items-baseline gap-2.8 [counter-increment:step] before:text-right before:font-serif before:text-xl before:leading-none before:whitespace-nowrap before:text-red before:content-[counter(step,upper-roman)]"
        >
          {text}
        </li>
      ))}
    </ol>
  );
}
