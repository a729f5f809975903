/** Schemas for data from outside a sandbox: a form, a link, the tab's storage, its worker. */
import * as z from 'zod/mini';
import type { Command } from '@/lib/game/engine/commands';
import { RULES } from '@/lib/game/engine/rules';
import type { LineStep } from '@/lib/game/analysis/sandbox/line';

/** Checks only that a command is present; the engine validates it, as at the table. */
const CommandShape = z.custom<Command>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    Object.hasOwn(RULES, value.type),
);
const Steps = z.array(z.object({ seat: z.int().check(z.gte(0), z.lte(3)), command: CommandShape }));
const DraftShape = z.object({ key: z.string(), steps: Steps });
const AnswerShape = z.object({ id: z.int(), steps: Steps });

export function readCommand(value: unknown): Command | undefined {
  return CommandShape.safeParse(value).data;
}

/** A draft stored by this tab, possibly written by an older version of the service. */
export function readDraftText(
  text: string,
): { readonly key: string; readonly steps: readonly LineStep[] } | undefined {
  return DraftShape.safeParse(parseJsonOrUndefined(text)).data;
}

export function readAnswer(data: unknown): z.output<typeof AnswerShape> | undefined {
  return AnswerShape.safeParse(data).data;
}

/** The value of a JSON text; undefined for invalid JSON. */
export function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
