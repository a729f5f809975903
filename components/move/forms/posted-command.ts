/**
 * A command as the moves panel posts it: JSON in a button, completed by fields named `with.…` for places and
 * rotations.
 */
import type { GivenStep } from '@/components/move/turn/turn-types';
import type { Command } from '@/lib/game/engine/commands';
import { RULES } from '@/lib/game/engine/rules';
import { jsonOfValue } from './command-value';
import { SURE } from './step-fields';

/** The unvalidated command of a form; undefined if it has none. */
export function postedCommand(form: FormData): object | undefined {
  return valueIn(form, 'before') ?? completed(form);
}

function completed(form: FormData): object | undefined {
  const posted = chosenIn(form);
  if (!posted) return undefined;
  const { then: _then, ...command } = posted;
  return { ...command, ...additions(form), ...ticked(form, command) };
}

/**
 * The second step of the same press, see `joinedValue`; or the main step of a form that names an earlier one.
 */
export function postedThen(form: FormData): object | undefined {
  if (form.has('before')) return completed(form);
  const { then } = chosenIn(form) ?? {};
  return typeof then === 'object' && then !== null ? then : undefined;
}

const chosenIn = (form: FormData) => valueIn(form, 'command');

function valueIn(form: FormData, name: string): { readonly then?: unknown } | undefined {
  const value = parseJson(textOf(form, name));
  return typeof value === 'object' && value !== null ? value : undefined;
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' ? value : undefined;
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(jsonOfValue(text ?? ''));
  } catch {
    return undefined;
  }
}

/** Adds the two ticked tiles of a row. The rules refuse any other number. */
function ticked(form: FormData, command: object): { readonly slots?: readonly [number, number] } {
  if (!('type' in command) || command.type !== 'RefreshRow' || 'slots' in command) return {};
  const [a, b, ...more] = form.getAll(TICKED).map(Number);
  return { slots: a === undefined || b === undefined || more.length > 0 ? [0, 0] : [a, b] };
}

const TICKED = 'with.slots';
const PREFIX = 'with.';

type Field = string | number | true;

/**
 * `with.rotation` and row slots (`with.slots.wall`) are numbers, places are ids, `with.keepCube` is a flag.
 */
function additions(form: FormData): Record<string, Field | Record<string, number>> {
  const added: Record<string, Field> = {};
  const slots: Record<string, number> = {};
  for (const [name, value] of form) {
    if (!name.startsWith(PREFIX) || typeof value !== 'string') continue;
    const [key = '', row] = name.slice(PREFIX.length).split('.');
    if (key === 'slots' && row !== undefined) slots[row] = Number(value);
    else if (key === 'keepCube') Object.assign(added, value === 'yes' ? { keepCube: true } : {});
    else added[key] = key === 'rotation' ? Number(value) : value;
  }
  return Object.keys(slots).length > 0 ? { ...added, slots } : added;
}

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
