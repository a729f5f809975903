import { z } from 'zod';
import { withOlderNames } from '@/lib/platform/http/older-names';

/** A moment: a date in code, or its text with any offset; in answers ISO 8601 in UTC. */
export const Moment = z
  .codec(z.iso.datetime(), z.union([z.date(), z.iso.datetime({ offset: true })]), {
    decode: (text) => new Date(text),
    encode: (at) => new Date(at).toISOString(),
  })
  .describe('ISO 8601, UTC.');

/** The answer of a schema: only its keys, older names too, dates as text, and no key for null. */
export function answerOf<S extends z.ZodType>(schema: S, value: unknown): z.input<S> {
  return z.encode(schema, withoutNull(withOlderNames(schema, value)) as z.output<S>);
}

function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNull);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (each === null ? [] : [[key, withoutNull(each)]])),
  );
}
