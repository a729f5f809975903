/** The step that a form of the moves panel describes. */
import type { GivenStep } from '@/components/move/turn/turn-types';
import type { Command } from '@/lib/game/engine/commands';
import { RULES } from '@/lib/game/engine/rules';
import { postedCommand, postedThen } from './posted-command';
import { SURE } from './step-fields';

/** Undefined if the form has no command. */
export function postedStep(form: FormData): GivenStep | undefined {
  const command = postedCommand(form);
  const then = postedThen(form);
  if (!isCommand(command)) return undefined;
  return { command, then: isCommand(then) ? then : undefined, isSure: form.has(SURE) };
}

/** Checks only the type; the engine validates the rest. */
function isCommand(value: object | undefined): value is Command {
  return (
    value !== undefined &&
    'type' in value &&
    typeof value.type === 'string' &&
    Object.hasOwn(RULES, value.type)
  );
}
