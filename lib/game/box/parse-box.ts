/** Validates and normalises the values of a box from outside. */
import { z } from 'zod';
import type { BoxValues, PackData } from '@/lib/game/engine/pack';
import { packFor, UnknownPackError } from '@/lib/game/rulesets';
import { packDataOf } from './box';
import { differingValues } from './canonical-values';
import { changesSchema } from './changes-schema';
import { componentsOf } from './components';
import { feedingAbilities } from './feeding';
import { jsonProblem } from './json-bounds';
import { boxProblem, isBoxProblemCode, type BoxProblem } from './problem';

/** The normalised values of a box, or the first problem. */
export type ParsedBox =
  | { readonly ok: true; readonly values: BoxValues }
  | { readonly ok: false; readonly problem: BoxProblem };

const Base = z.strictObject({ id: z.string().max(80), version: z.int().min(1) });
const Outer = z.strictObject({ base: Base, changes: z.record(z.string(), z.unknown()) });

/**
 * Validates untrusted values of any size and shape within a third of a second. The result holds only
 * values that differ from the base, in a fixed order, so equal boxes have the same hash.
 */
export function parseBoxValues(input: unknown): ParsedBox {
  const problem = jsonProblem(input);
  if (problem) return { ok: false, problem };
  const outer = Outer.safeParse(input);
  if (!outer.success) return refused(boxProblem('not-a-box', outer.error.issues[0]?.path ?? []));
  const { base } = outer.data;
  const pack = registered(base.id, base.version);
  if (!pack) return refused(boxProblem('unknown-base', ['base']));
  const parsed = changesSchema(pack).safeParse(outer.data.changes);
  if (!parsed.success) return refused(problemOf(parsed.error, outer.data.changes));
  const values = { base, changes: differing(pack, parsed.data as BoxValues['changes']) };
  const [feeding] = feedingAbilities(packDataOf(pack, values));
  if (feeding) return refused(boxProblem('feeds-itself', ['changes', feeding]));
  return { ok: true, values };
}

const refused = (problem: BoxProblem): ParsedBox => ({ ok: false, problem });

function registered(id: string, version: number): PackData | undefined {
  try {
    return packFor(id, version);
  } catch (error) {
    if (error instanceof UnknownPackError) return undefined;
    throw error;
  }
}

/** The changes in the pack's order, without components that equal the base. */
function differing(pack: PackData, changes: BoxValues['changes']): BoxValues['changes'] {
  const entries = componentsOf(pack).flatMap((component) => {
    const values = differingValues(component, changes[component.id] ?? {});
    return Object.keys(values).length > 0 ? [[component.id, values] as const] : [];
  });
  return Object.fromEntries(entries);
}

function problemOf({ issues }: z.core.$ZodError, changes: object): BoxProblem {
  const issue = deepest(issues);
  const path = ['changes', ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const isTop = issue.path.length === 0 && Object.hasOwn(changes, key);
    return boxProblem(isTop ? 'unknown-component' : 'unknown-field', [...path, key]);
  }
  if (isBoxProblemCode(issue.message)) return boxProblem(issue.message, path);
  if (issue.path[1] === 'name') return boxProblem('bad-name', path);
  return boxProblem(issue.code === 'invalid_union' ? 'unknown-effect' : 'bad-value', path);
}

/** The most deeply nested issue among the alternatives of a union, which is closest to the actual error. */
function deepest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue {
  const [issue] = issues;
  if (!issue) throw new Error('an error has an issue');
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const inner = issue.errors
    .flatMap((list) => (list.length > 0 ? [deepest(list)] : []))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner && inner.path.length > 0 ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}
