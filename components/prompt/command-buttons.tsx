import type { Option } from '@/lib/engine/options';
import { escapeMarkup } from '@/components/ui/escape';
import type { Labelling } from '@/lib/wording/labelling';
import { labelCommand } from '@/lib/wording/options';
import { commandValue } from './command-value';
import { RuleLink } from './rule-link';
import { topicOfCommand } from './rules-of';

interface ButtonsProps {
  readonly on: Labelling;
  readonly title: string;
  readonly options: readonly Option[];
  readonly form: string;
  /** Drawn as what should be pressed next. */
  readonly main?: boolean;
  /** Leads on in the turn, so it is never folded away. */
  readonly first?: boolean;
}

/** More than these are offered as a list to choose from. */
const MANY = 7;

/** Commands as buttons of the step form; very many of them as a list with one button, folded away. */
export function CommandButtons(props: ButtonsProps) {
  const { title, options } = props;
  const [first] = options;
  if (options.length > MANY) return <CommandList {...props} />;
  return (
    <section className="stack" aria-label={title}>
      <div className="group-head">
        <h3>{title}</h3>
        {first && <RuleLink topic={topicOfCommand(first.command.type)} of={title} />}
      </div>
      {options.map((option) => (
        <CommandButton key={keyOf(option)} {...props} option={option} />
      ))}
    </section>
  );
}

function keyOf(option: Option): string {
  return commandValue(option.command);
}

interface ButtonProps extends Pick<ButtonsProps, 'on' | 'form' | 'main'> {
  readonly option: Option;
}

/** One command as a button of the step form. */
export function CommandButton({ on, option, form, main }: ButtonProps) {
  return (
    <button
      className={`btn btn-wide${main ? ' btn-main' : ''}`}
      form={form}
      name="command"
      value={keyOf(option)}
    >
      <span>
        {labelCommand(on, option.command)}
        {option.reveals && <span className="reveals"> — {on.words.t('prompt.reveals')}</span>}
      </span>
    </button>
  );
}

/** The list has its own field name, so that it is left aside when another button of the form is pressed. */
function CommandList({ on, options, form, title, first }: ButtonsProps) {
  const revealing = options.some((option) => option.reveals);
  const field = `from ${title}`;
  const items = options.map(
    (option) => `<option value='${keyOf(option)}'>${escapeMarkup(labelCommand(on, option.command))}</option>`,
  );
  return (
    <section aria-label={title}>
      <details className="placement" open={first}>
        <summary>{title}</summary>
        <div className="stack">
          <select
            className="input"
            name={field}
            form={form}
            aria-label={title}
            dangerouslySetInnerHTML={{ __html: items.join('') }}
          />
          <button className="btn" form={form} name="chosen" value={field}>
            <span>
              {on.words.t('prompt.doChosen')}
              {revealing && <span className="reveals"> — {on.words.t('prompt.reveals')}</span>}
            </span>
          </button>
        </div>
      </details>
    </section>
  );
}
