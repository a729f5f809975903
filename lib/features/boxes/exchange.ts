import 'server-only';
import { storeBox } from '@/lib/features/boxes/boxes';
import { readBox } from '@/lib/features/boxes/load-box';
import type { BoxOutcome } from '@/lib/features/boxes/refusals';
import {
  boxFileJsonSchema,
  boxFileOf,
  checkBoxFile,
  parseBoxFile,
  type BoxFile,
  type ParsedBoxFile,
} from '@/lib/game/box/box-file';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';

/** A box as a file, with its current values; undefined for people who cannot see it. */
export async function exportBox(
  boxId: string,
  person: { readonly id: string } | undefined,
): Promise<BoxFile | undefined> {
  const box = await readBox(boxId, person);
  return box && boxFileOf(box.name, box.values, Object.keys(box.entries));
}

/** Makes a box from a file, with its values as entries of the importing person. Returns its id. */
export async function importBox(
  { text, userId }: { readonly text: string; readonly userId: string },
  clock: Clock = systemClock,
): Promise<BoxOutcome<string>> {
  return storeFile(parseBoxFile(text), userId, clock);
}

/** Makes a box from the JSON value of a file, as `importBox` does. */
export async function importBoxFile(
  { file, userId }: { readonly file: unknown; readonly userId: string },
  clock: Clock = systemClock,
): Promise<BoxOutcome<string>> {
  return storeFile(checkBoxFile(file), userId, clock);
}

async function storeFile(parsed: ParsedBoxFile, userId: string, clock: Clock): Promise<BoxOutcome<string>> {
  if (!parsed.ok) return refused({ kind: 'bad-values', problem: parsed.problem });
  const { name, base, changes, looked } = parsed.file;
  const entries = looked.map((componentId) => ({ componentId, value: changes[componentId] ?? {} }));
  return storeBox({ name, userId, base, entries }, clock);
}

let schema: string | undefined;

/** The JSON schema of a box file, generated once. */
export function boxFileSchemaText(): string {
  schema ??= JSON.stringify(boxFileJsonSchema());
  return schema;
}
