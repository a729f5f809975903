/** A box as one JSON file, to exchange with other programs. */
import { z } from 'zod';
import type { BoxValues, PackData } from '@/lib/game/engine/pack';
import { packFor, PACKS } from '@/lib/game/rulesets';
import { BoxName } from './component-schema';
import { componentsOf } from './components';
import { changesSchema, jsonProblem, MAX_BOX_SIZE, parseBoxValues } from './parse-box';
import { boxProblem, type BoxProblem } from './check-box';

export const BOX_FORMAT = 'praga-by-post/box';

export interface BoxFile {
  readonly format: typeof BOX_FORMAT;
  readonly version: 1;
  readonly name: string;
  readonly base: BoxValues['base'];
  readonly changes: BoxValues['changes'];
  /** Ids of components that a person has compared with the printed game. */
  readonly looked: readonly string[];
}

/** The content of a file, or the first problem in it. */
export type ParsedBoxFile =
  | { readonly ok: true; readonly file: BoxFile }
  | { readonly ok: false; readonly problem: BoxProblem };

const Format = z.object({ format: z.literal(BOX_FORMAT), version: z.literal(1) });
const Outer = z.strictObject({
  ...Format.shape,
  name: z.unknown(),
  base: z.unknown(),
  changes: z.unknown(),
  looked: z.array(z.string().max(80)).max(1000).default([]),
});

/** Parses the text of a file. It rejects any malformed input, of any size, within a third of a second. */
export function parseBoxFile(text: string): ParsedBoxFile {
  if (text.length > MAX_BOX_SIZE) return refusedFile(boxProblem('too-large', []));
  const input = jsonIn(text);
  return input === undefined ? refusedFile(boxProblem('not-json', [])) : checkBoxFile(input);
}

/** Like `parseBoxFile`, but takes a parsed JSON value. */
export function checkBoxFile(input: unknown): ParsedBoxFile {
  const problem = jsonProblem(input);
  if (problem) return refusedFile(problem);
  if (!Format.safeParse(input).success) return refusedFile(boxProblem('unknown-format', []));
  const outer = Outer.safeParse(input);
  if (!outer.success) return refusedFile(boxProblem('not-a-box', outer.error.issues[0]?.path ?? []));
  const { name, base, changes, looked } = outer.data;
  const named = BoxName.safeParse(name);
  if (!named.success) return refusedFile(boxProblem('bad-name', ['name']));
  const parsed = parseBoxValues({ base, changes });
  if (!parsed.ok) return parsed;
  const { values } = parsed;
  const known = componentsOf(packFor(values.base.id, values.base.version)).map(({ id }) => id);
  const unknown = looked.findIndex((id) => !known.includes(id));
  if (unknown >= 0) return refusedFile(boxProblem('unknown-component', ['looked', unknown]));
  return { ok: true, file: boxFileOf(named.data, values, looked) };
}

const refusedFile = (problem: BoxProblem): ParsedBoxFile => ({ ok: false, problem });

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The file of a box; changed components count as compared. */
export function boxFileOf(name: string, { base, changes }: BoxValues, looked: readonly string[]): BoxFile {
  const all = new Set([...looked, ...Object.keys(changes)]);
  return { format: BOX_FORMAT, version: 1, name, base, changes, looked: [...all].sort() };
}

/** The schema of a file on one base pack. It cannot express rules that span several values. */
function fileSchema(pack: PackData): z.ZodType {
  const base = { id: z.literal(pack.id), version: z.literal(pack.version) };
  return z.strictObject({
    ...Format.shape,
    name: BoxName,
    base: z.strictObject(base),
    changes: changesSchema(pack),
    looked: z.array(z.enum(componentsOf(pack).map(({ id }) => id))).default([]),
  });
}

/** The JSON schema of files: one form for each registered pack. */
export function boxFileJsonSchema(): object {
  return z.toJSONSchema(z.union(PACKS.map(fileSchema)), { io: 'input', reused: 'ref' });
}
