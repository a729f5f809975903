/** What was pressed, as the step that it makes. */
import { SURE } from '@/components/move/step-fields';
import { postedCommand, postedThen } from '@/components/move/posted-command';
import type { GivenStep } from '@/components/move/turn-context';
import type { Command } from '@/lib/game/engine/commands';
import { RULES } from '@/lib/game/engine/rules';

/** The step of a form; nothing if it is none. */
export function madeBy(form: FormData): GivenStep | undefined {
  const command = postedCommand(form);
  const then = postedThen(form);
  if (!isCommand(command)) return undefined;
  return { command, then: isCommand(then) ? then : undefined, isSure: form.has(SURE) };
}

/** There is such a command; what it names is for the engine to judge. */
function isCommand(value: object | undefined): value is Command {
  return (
    value !== undefined &&
    'type' in value &&
    typeof value.type === 'string' &&
    Object.hasOwn(RULES, value.type)
  );
}
