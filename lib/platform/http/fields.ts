/** The one place where fields of forms are read: each by a schema, whatever else a browser sends along. */
import { z } from 'zod';
import { cleanJson, cleanText } from '@/lib/platform/http/clean-text';

/** All that was posted under one name. */
const posted = z.array(z.string()).default([]);

/** A text without blanks around; empty where the field is missing or a file. */
export const Text = posted.transform(([first = '']) => first.trim());

/** Whether a box was ticked, or a button of this name pressed. */
export const Ticked = posted.transform((all) => all.length > 0);

/** Every text of one name: checkboxes that allow several choices. */
export const Texts = posted;

/** A field whose text has to fit. */
export function field<S extends z.ZodType<unknown, string>>(schema: S) {
  return Text.pipe(schema);
}

/** A field that may be missing or empty, and has to fit otherwise. */
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

/** A number as people type it, from 0 on. */
export const WholeNumber = field(Digits);

/** The same where it may be missing. */
export const OptionalNumber = optionalField(Digits);

/** JSON in a field; undefined where it is none. */
export const JsonText = Text.transform((text): unknown => {
  try {
    return cleanJson(JSON.parse(text));
  } catch {
    return undefined;
  }
});

/** The fields of a form, each read by its schema; undefined if any of them does not fit. */
export function readFields<S extends z.ZodRawShape>(
  form: FormData,
  shape: S,
): z.output<z.ZodObject<S>> | undefined {
  const names = Object.keys(shape);
  return z.object(shape).safeParse(Object.fromEntries(names.map((name) => [name, textsOf(form, name)]))).data;
}

/** The text of one field, for callers that hand it on to a schema of their own. */
export function textIn(form: FormData, name: string): string {
  return Text.parse(textsOf(form, name));
}

function textsOf(form: FormData, name: string): string[] {
  return form
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .map(cleanText);
}
