import type { TableOptions } from '@/lib/engine/state';
import { OPTION_WORDS, SOLO_WORDS, VARIANT_WORDS, type OptionWords } from '@/lib/wording/setup';

interface SelectProps {
  readonly name: string;
  readonly title: string;
  readonly of: readonly (readonly [string, string])[];
}

/** One choice of a form, with its label. */
export function Select({ name, title, of }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{title}</label>
      <select className="input" id={name} name={name}>
        {of.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

const STARTS = [
  ['random', 'Drawn by lot'],
  ['first', 'Player 1'],
] as const;

const OPPONENTS = (['parler', 'simple'] as const).map(
  (solo) => [solo, `${SOLO_WORDS[solo][0]}: ${SOLO_WORDS[solo][1]}`] as const,
);

const USUAL = OPTION_WORDS.filter(({ usual }) => usual);
const RARE = OPTION_WORDS.filter(({ usual }) => !usual);

/** Who starts, against whom one plays alone, and how the table plays; what few tables want is folded away. */
export function TableChoices({ presets }: { readonly presets: TableOptions }) {
  return (
    <>
      <Select name="startingSeat" title="Who starts" of={STARTS} />
      <Select name="solo" title="Opponent of one player alone" of={OPPONENTS} />
      <Ticks title="Made for playing by post" of={USUAL} presets={presets} />
      <details className="placement">
        <summary>More options</summary>
        <Ticks title="Other readings of the rules" of={RARE} presets={presets} />
      </details>
      <details className="placement">
        <summary>Variants of the board</summary>
        <div className="stack">
          {VARIANT_WORDS.map(({ name, title, of }) => (
            <Select key={name} name={name} title={title} of={of.filter(([value]) => value !== 'chosen')} />
          ))}
        </div>
      </details>
    </>
  );
}

interface TicksProps {
  readonly title: string;
  readonly of: readonly OptionWords[];
  /** What is ticked from the start. */
  readonly presets: TableOptions;
}

function Ticks({ title, of, presets }: TicksProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{title}</legend>
      {of.map((option) => (
        <label key={option.name} className="tick">
          <input type="checkbox" name={option.name} defaultChecked={presets[option.name]} />
          <span>
            <strong>
              {option.title} ({option.code}).
            </strong>{' '}
            {option.text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
