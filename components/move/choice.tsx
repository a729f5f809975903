import { escapeMarkup } from '@/lib/game/drawing/escape';

interface ChoiceProps {
  readonly name: string;
  readonly title: string;
  readonly items: readonly (readonly [string, string])[];
}

/** A list to choose from, as markup: see Markup. */
export function Choice({ name, title, items }: ChoiceProps) {
  const options = items.map(([value, words]) => `<option value='${value}'>${escapeMarkup(words)}</option>`);
  const id = `choose ${name}`.replaceAll(/\W+/g, '-');
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <select className="input" id={id} name={name} dangerouslySetInnerHTML={{ __html: options.join('') }} />
    </div>
  );
}
