interface ChoiceStripProps {
  /** The address that receives the choice, as the field `name`. */
  readonly action: string;
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly { readonly value: string; readonly text: string; readonly lang?: string }[];
  readonly chosen: string;
  /** Whether the choices are clear without the legend, which is then only for screen readers. */
  readonly isBare?: boolean | undefined;
}

/**
 * A strip of choices, quieter than the buttons of a game. It is a plain form, so it works without scripts.
 */
export function ChoiceStrip({ action, name, legend, choices, chosen, isBare }: ChoiceStripProps) {
  return (
    <form action={action} method="post">
      <fieldset className="grid grid-cols-[repeat(3,auto)]">
        <legend className={isBare ? 'sr-only' : 'float-left col-span-full mb-0.5 text-sm text-muted'}>
          {legend}
        </legend>
        {choices.map(({ value, text, lang }) => (
          <button
            key={value}
            name={name}
            value={value}
            lang={lang}
            className="btn choice-button"
            aria-pressed={value === chosen}
          >
            {text}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
