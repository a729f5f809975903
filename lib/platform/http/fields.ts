/** The only place that reads form fields: each by a schema, ignoring all other input. */
import { z } from 'zod';
import { cleanJson, cleanText } from '@/lib/platform/http/clean-text';

/** All values posted under one name. */
const posted = z.array(z.string()).default([]);

/** A trimmed text; empty if the field is missing or a file. */
export const Text = posted.transform(([first = '']) => first.trim());

/** Whether a checkbox was ticked, or a button of this name pressed. */
export const Ticked = posted.transform((all) => all.length > 0);

/** All texts of one name: checkboxes with several choices. */
export const Texts = posted;

/** A field whose text must match the schema. */
export function field<S extends z.ZodType<unknown, string>>(schema: S) {
  return Text.pipe(schema);
}

/** A field that can be missing or empty, and must match the schema otherwise. */
export function optionalField<S extends z.ZodType<unknown, string>>(schema: S) {
  return Text.transform((text) => (text === '' ? undefined : text)).pipe(schema.optional());
}

/** One of a closed list; undefined for anything else. */
export function oneOf<const T extends string>(known: readonly T[]) {
  return Text.transform((text) => known.find((each) => each === text));
}

const Digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** A typed whole number, not negative. */
export const WholeNumber = field(Digits);

/** A typed whole number, or undefined if it is missing. */
export const OptionalNumber = optionalField(Digits);

/** JSON in a field; undefined if it is invalid. */
export const JsonText = Text.transform((text): unknown => {
  try {
    return cleanJson(JSON.parse(text));
  } catch {
    return undefined;
  }
});

/** The fields of a form, each parsed by its schema; undefined if any of them is invalid. */
export function readFields<S extends z.ZodRawShape>(
  form: FormData,
  shape: S,
): z.output<z.ZodObject<S>> | undefined {
  const names = Object.keys(shape);
  return z.object(shape).safeParse(Object.fromEntries(names.map((name) => [name, textsOf(form, name)]))).data;
}

/** The text of one field, for callers with a schema of their own. */
export function textIn(form: FormData, name: string): string {
  return Text.parse(textsOf(form, name));
}

/** The text of each field, and for each of `ticks` whether it was ticked: the input of a form's schema. */
export function valuesOf(form: FormData, ticks: readonly string[] = []): Record<string, string | boolean> {
  const texts = [...form.keys()].map((name) => [name, textIn(form, name)] as const);
  return Object.fromEntries([...texts, ...ticks.map((name) => [name, form.has(name)] as const)]);
}

function textsOf(form: FormData, name: string): string[] {
  return form
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .map(cleanText);
}
